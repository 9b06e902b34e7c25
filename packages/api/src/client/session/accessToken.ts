import type { Session } from '@supabase/auth-js';

/** What the portal reads of an access token; the server alone checks it. */
export interface TokenClaims {
  /** When it runs out, in milliseconds since 1970. */
  expiresAt: number;
  /** `aal2` after a second factor. */
  assurance: string;
  /** How and when the session began; seconds since 1970. */
  methods: readonly { method: string; timestamp: number }[];
}

/** A token is renewed when it has less than three ticks of the renewing, in milliseconds. */
export const renewalMargin = 90_000;

/** What a token says; that of what is none has run out long ago. */
export function claimsOf(token: string): TokenClaims {
  const { exp = 0, aal = 'aal1', amr = [] } = payloadOf(token);
  return { expiresAt: exp * 1000, assurance: aal, methods: amr };
}

interface Payload {
  exp?: number;
  aal?: string;
  amr?: TokenClaims['methods'];
}

function payloadOf(token: string): Payload {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(part)) as Payload | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * When a mailed code or link opened the session to set a password, a new one or the first one, in milliseconds since
 * 1970; null otherwise.
 */
export function recoveredAt(token: string): number | null {
  const recovery = claimsOf(token).methods.find(({ method }) => method === 'recovery' || method === 'invite');
  return recovery ? recovery.timestamp * 1000 : null;
}

/** Whether the person has a second factor and has not shown it in this session. */
export const wantsFactor = ({ user, access_token }: Session): boolean =>
  (user.factors?.some(({ status }) => status === 'verified') ?? false) && claimsOf(access_token).assurance !== 'aal2';
