import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from './signingKeys.ts';

export const audience = 'authenticated';

const Claims = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
  aal: z.string().default('aal1'),
  refresh_token_counter: z.int().nonnegative().optional(),
});

export interface VerifiedToken {
  userId: string;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The holder has shown a second factor. */
  hasSecondFactor: boolean;
  /** Of the refresh token that the embedded service issued along with it; no other service says it. */
  refreshCounter: number | undefined;
}

/** The token is not one that opens anything. Faults of fetching keys are thrown as they are. */
export class InvalidToken extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'not a token of a signed-in user', { cause });
  }
}

export type TokenVerifier = (token: string) => Promise<VerifiedToken>;

interface TrustedKeys {
  issuer: string;
  algorithms: string[];
  keys: JWTVerifyGetKey;
  secret?: string | undefined;
}

/** Tokens that this server signed. */
export const embeddedVerifier = (issuer: string, keys: SigningKeys): TokenVerifier =>
  verifierOf({ issuer, algorithms: keys.algorithms, keys: keys.findKey });

/**
 * Tokens of a hosted Supabase project; its public keys are fetched and kept for ten minutes.
 * @param secret of a project that still signs with a shared one; without it HS256 is refused
 */
export function hostedVerifier(issuer: string, secret?: string): TokenVerifier {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    cacheMaxAge: 600_000,
    timeoutDuration: 5_000,
  });
  return verifierOf({ issuer, algorithms: ['ES256', 'RS256'], keys, secret });
}

/**
 * Reads the role that a token of this server was issued for, whoever holds it. Who knows the shared secret signs such
 * tokens too, as Supabase's own tools do: for another issuer, and without an end. Throws InvalidToken.
 */
export function roleReader(issuer: string, keys: SigningKeys): (token: string) => Promise<string> {
  return async (token) => {
    try {
      const isShared = decodeProtectedHeader(token).alg === 'HS256';
      const { payload } = await jwtVerify(token, keys.findKey, {
        ...(!isShared && { issuer }),
        algorithms: keys.algorithms,
        requiredClaims: isShared ? ['role'] : ['exp', 'iat', 'role'],
      });
      return String(payload['role']);
    } catch (error) {
      throw isTokenFault(error) ? new InvalidToken(error) : error;
    }
  };
}

function verifierOf({ issuer, algorithms, keys, secret }: TrustedKeys): TokenVerifier {
  const claims = {
    issuer,
    audience,
    clockTolerance: 5,
    requiredClaims: ['sub', 'exp', 'iat', 'session_id', 'role'],
  };
  const secretKey = secret === undefined ? undefined : new TextEncoder().encode(secret);
  return async (token) => {
    try {
      const shared = secretKey && decodeProtectedHeader(token).alg === 'HS256';
      const { payload } = shared
        ? await jwtVerify(token, secretKey, { ...claims, algorithms: ['HS256'] })
        : await jwtVerify(token, keys, { ...claims, algorithms });
      return verified(payload);
    } catch (error) {
      throw isTokenFault(error) ? new InvalidToken(error) : error;
    }
  };
}

function verified(payload: JWTPayload): VerifiedToken {
  const claims = Claims.safeParse(payload);
  // An audience among others is a token for somebody else too.
  if (!claims.success || payload.aud !== audience) throw new InvalidToken(undefined);
  const { sub, session_id, exp, aal, refresh_token_counter } = claims.data;
  return {
    userId: sub,
    sessionId: session_id,
    expiresAt: exp,
    hasSecondFactor: aal === 'aal2',
    refreshCounter: refresh_token_counter,
  };
}

const tokenFaults = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  InvalidToken,
];

const isTokenFault = (error: unknown) =>
  tokenFaults.some((fault) => error instanceof fault) ||
  (error instanceof TypeError && error.message === 'Invalid Token or Protected Header formatting');
