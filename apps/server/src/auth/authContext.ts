import type { FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.port.ts';
import { issueAccessToken, accessTokenLife } from './accessToken.ts';
import { AuthError } from './authError.ts';
import { inAuth } from './authTables.ts';
import type { AuthTx, IdentityRow, SessionRow, UserRow } from './authTables.ts';
import type { RateLimits } from './rateLimits.ts';
import { formatRefreshToken } from './refreshToken.ts';
import { findSession, isExpired } from './sessions.store.ts';
import type { Caller } from './sessions.store.ts';
import type { SigningKeys } from './signingKeys.ts';
import { InvalidToken } from './tokenVerifier.ts';
import type { TokenVerifier } from './tokenVerifier.ts';
import { listIdentities, lockUser } from './users.store.ts';
import { userView } from './userView.ts';

/** What every endpoint family of the sign-in service works with. */
export interface AuthContext {
  database: Database;
  keys: SigningKeys;
  /** `<public address>/auth/v1`: what tokens say they were issued by. */
  issuer: string;
  verifyToken: TokenVerifier;
  limits: RateLimits;
  mailRecoveryCode: (recovery: RecoveryCode) => Promise<void>;
}

/** What a mail says that lets somebody set a new password. */
export interface RecoveryCode {
  userId: string;
  email: string;
  /** Six digits. */
  code: string;
  /** For how long it is good. */
  minutes: number;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'],
});

export interface SignedIn {
  user: UserRow;
  identities: IdentityRow[];
  session: SessionRow;
}

/** The answer of every call that ends with a signed-in user. */
export async function sessionView(context: AuthContext, { user, identities, session }: SignedIn) {
  const { token, expiresAt } = await issueAccessToken(context, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: expiresAt,
    refresh_token: formatRefreshToken(
      { sessionId: session.id, counter: session.refresh_token_counter },
      session.refresh_token_hmac_key,
    ),
    user: userView(user, identities),
  };
}

/**
 * Runs `work` in one transaction for the bearer of the request's access token, with the user's row held.
 * Throws 401 `no_authorization`, and 403 `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned`.
 */
export async function asBearer<T>(
  context: AuthContext,
  request: FastifyRequest,
  work: (tx: AuthTx, bearer: SignedIn) => Promise<T>,
): Promise<T> {
  const { userId, sessionId } = await verifyBearer(context, request);
  return inAuth(context.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    const session = await findSession(tx, sessionId);
    if (!session || session.user_id !== userId || isExpired(session))
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    return work(tx, { user, session, identities: await listIdentities(tx, userId) });
  });
}

export const bearerOf = (header: string | undefined): string | undefined =>
  /^bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];

async function verifyBearer({ verifyToken }: AuthContext, request: FastifyRequest) {
  const token = bearerOf(request.headers.authorization);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  try {
    return await verifyToken(token);
  } catch (error) {
    if (error instanceof InvalidToken)
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    throw error;
  }
}

export const isBanned = (user: UserRow): boolean =>
  user.banned_until !== null && user.banned_until.getTime() > Date.now();
