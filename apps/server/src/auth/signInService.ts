import type { AccountAdmin } from './accountAdmin.port.ts';
import type { TokenVerifier, VerifiedToken } from './tokens/tokenVerifier.ts';

/** Who vouches for sessions: the embedded service or a hosted Supabase project. */
export interface SignInService {
  verifyToken: TokenVerifier;
  /** Undefined when the secret key of a hosted service is not known: accounts are then kept in its own console. */
  accounts?: AccountAdmin | undefined;
  /**
   * Asks a hosted service about the session. Without it the sessions are in our own database and are looked up
   * there. Rejects when the service cannot be reached.
   */
  sessionStateOf?: (token: string, verified: VerifiedToken) => Promise<SessionState>;
}

/** What a session opens: everything, nothing before the second factor was shown, or, as null, nothing any more. */
export type SessionState = 'live' | 'second-factor' | null;
