import type { SignInService } from './signInService.ts';
import { hostedVerifier } from './tokenVerifier.ts';

export interface HostedAuthOptions {
  /** Address of the project, such as https://abc.supabase.co. */
  supabaseUrl: string;
  /** The project's public key, which its gateway wants with every call. */
  publishableKey: string;
  /** Only projects that still sign with a shared secret need it. */
  jwtSecret?: string;
  fetch?: typeof globalThis.fetch;
}

/** How long a sign-out elsewhere may go unnoticed, in milliseconds. */
const livenessAge = 60_000;

/** A hosted Supabase project vouches for sessions. */
export function openHostedAuth({ supabaseUrl, publishableKey, jwtSecret, fetch = globalThis.fetch }: HostedAuthOptions): SignInService {
  const address = `${supabaseUrl.replace(/\/+$/, '')}/auth/v1/user`;
  const known = new Map<string, number>();

  return {
    verifyToken: hostedVerifier({ supabaseUrl, jwtSecret }),
    async isLive(token, { sessionId }) {
      const now = Date.now();
      if ((known.get(sessionId) ?? 0) > now) return true;
      const answer = await fetch(address, {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5_000),
      });
      await answer.body?.cancel();
      if (answer.ok) {
        forgetExpired(known, now);
        known.set(sessionId, now + livenessAge);
        return true;
      }
      known.delete(sessionId);
      if (answer.status === 401 || answer.status === 403) return false;
      throw new Error(`The sign-in service answered ${answer.status}`);
    },
  };
}

function forgetExpired(known: Map<string, number>, now: number): void {
  for (const [sessionId, until] of known) if (until <= now) known.delete(sessionId);
}
