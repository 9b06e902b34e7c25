import { createHostedAccounts } from './admin/hostedAccounts.ts';
import type { SignInService } from './signInService.ts';
import { hostedVerifier } from './tokenVerifier.ts';

export interface HostedAuthOptions {
  /** Address of the project, such as https://abc.supabase.co. */
  url: string;
  /** The project's public key, which its gateway wants with every call. */
  publishableKey: string;
  /** The project's secret key, to invite and disable people from here. */
  secretKey?: string | undefined;
  /** Only projects that still sign with a shared secret need it. */
  jwtSecret?: string | undefined;
}

/** How long a sign-out elsewhere may go unnoticed, in milliseconds. */
const livenessAge = 60_000;

/** A hosted Supabase project vouches for sessions. */
export function openHostedAuth({ url, publishableKey, secretKey, jwtSecret }: HostedAuthOptions): SignInService {
  const issuer = `${url.replace(/\/+$/, '')}/auth/v1`;
  const known = new Map<string, number>();

  return {
    verifyToken: hostedVerifier(issuer, jwtSecret),
    accounts: secretKey ? createHostedAccounts({ issuer, secretKey }) : undefined,
    async isLive(token, { sessionId }) {
      const now = Date.now();
      if ((known.get(sessionId) ?? 0) > now) return true;
      const answer = await fetch(`${issuer}/user`, {
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
