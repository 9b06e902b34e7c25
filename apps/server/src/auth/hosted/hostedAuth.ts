import { z } from 'zod';
import type { Routes } from '../../http/implement.ts';
import { createHostedAccounts } from '../admin/hostedAccounts.ts';
import { hostedRoutes } from './hostedProxy.ts';
import type { SignInService } from '../signInService.ts';
import { hostedVerifier } from '../tokens/tokenVerifier.ts';

export interface HostedAuthOptions {
  /** Address of the project, such as https://abc.supabase.co. */
  url: string;
  /** The project's public key, which its gateway wants with every call. */
  publishableKey: string;
  /** The project's secret key, to invite and disable people from here. */
  secretKey?: string | undefined;
  /** Only projects that still sign with a shared secret need it. */
  jwtSecret?: string | undefined;
  /** Where people reach the portal. */
  siteUrl: string;
}

/** How long a sign-out elsewhere may go unnoticed, in milliseconds. */
const stateAge = 60_000;

const User = z.object({ factors: z.array(z.object({ status: z.string() })).default([]) });

export interface HostedAuth extends SignInService {
  /** Passes /auth/v1 on to the project. */
  routes: Routes;
}

/** A hosted Supabase project vouches for sessions. */
export function openHostedAuth({ url, publishableKey, secretKey, jwtSecret, siteUrl }: HostedAuthOptions): HostedAuth {
  const issuer = `${url.replace(/\/+$/, '')}/auth/v1`;
  // By token: a session that has shown its second factor goes on with another one.
  const known = new Map<string, { state: 'live' | 'second-factor'; until: number }>();

  return {
    verifyToken: hostedVerifier(issuer, jwtSecret),
    routes: hostedRoutes({ issuer, publishableKey }),
    accounts: secretKey ? createHostedAccounts({ issuer, secretKey, siteUrl }) : undefined,
    async sessionStateOf(token, { hasSecondFactor }) {
      const now = Date.now();
      const before = known.get(token);
      if (before && before.until > now) return before.state;
      const answer = await fetch(`${issuer}/user`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(5_000),
      });
      forgetExpired(known, now);
      if (answer.status === 401 || answer.status === 403) {
        await answer.body?.cancel();
        return null;
      }
      if (!answer.ok) {
        await answer.body?.cancel();
        throw new Error(`The sign-in service answered ${answer.status}`);
      }
      const { factors } = User.parse(await answer.json());
      const isEnough = hasSecondFactor || factors.every(({ status }) => status !== 'verified');
      const state = isEnough ? 'live' : 'second-factor';
      known.set(token, { state, until: now + stateAge });
      return state;
    },
  };
}

function forgetExpired(known: Map<string, { until: number }>, now: number): void {
  for (const [token, { until }] of known) if (until <= now) known.delete(token);
}
