import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isBanned, loadAccount } from '../accounts/account.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { AuthError } from './authError.ts';
import { inAuth } from '../authTables.ts';
import type { AuthTx } from '../authTables.ts';
import { findSession, isExpired, noteUse } from '../sessions/sessions.store.ts';
import { InvalidToken } from '../tokens/tokenVerifier.ts';
import { lockUser } from '../accounts/users.store.ts';

/**
 * Runs `work` in one transaction for the bearer of the request's access token, with the user's row held.
 * A locked session changes nothing. Throws 401 `no_authorization`, 423 `session_locked`, and 403 `bad_jwt`, `user_not_found`, `session_not_found` or `user_banned`.
 */
export async function asBearer<T>(
  context: AuthContext,
  request: FastifyRequest,
  work: (tx: AuthTx, bearer: SignedIn) => Promise<T>,
  { evenLocked = false }: { evenLocked?: boolean } = {},
): Promise<T> {
  const { userId, sessionId, refreshCounter } = await withToken(request, context.verifyToken);
  return inAuth(context.database, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    const session = await findSession(tx, sessionId);
    if (!session || session.user_id !== userId || isExpired(session))
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (!evenLocked && (await isLocked(tx, sessionId)))
      throw new AuthError(423, 'session_locked', 'Unlock the session first');
    await noteUse(tx, session, refreshCounter);
    return work(tx, { ...(await loadAccount(tx, user)), session });
  });
}

/** For routes of a bearer: without a good token nothing else of the request is looked at. */
export const bearerFirst = ({ verifyToken }: AuthContext) => ({
  onRequest: async (request: FastifyRequest): Promise<void> => void (await withToken(request, verifyToken)),
});

async function isLocked(tx: AuthTx, sessionId: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`select private.session_is_locked(${sessionId}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

export const bearerOf = (header: string | undefined): string | undefined =>
  /^bearer +([\w.~+/=-]+)$/i.exec(header ?? '')?.[1];

/** What `verify` makes of the request's bearer token. Throws 401 `no_authorization` or 403 `bad_jwt`. */
export async function withToken<T>(
  request: FastifyRequest,
  verify: (token: string) => Promise<T>,
): Promise<T> {
  const token = bearerOf(request.headers.authorization);
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  try {
    return await verify(token);
  } catch (error) {
    if (error instanceof InvalidToken)
      throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
    throw error;
  }
}
