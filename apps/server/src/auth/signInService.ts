import type { TokenVerifier, VerifiedToken } from './tokenVerifier.ts';

/** Who vouches for sessions: the embedded service or a hosted Supabase project. */
export interface SignInService {
  verifyToken: TokenVerifier;
  /**
   * Asks a hosted service whether the session still lives. Without it the sessions are in our own database
   * and are looked up there. Rejects when the service cannot be reached.
   */
  isLive?: (token: string, verified: VerifiedToken) => Promise<boolean>;
}
