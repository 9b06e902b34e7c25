import { sql } from 'kysely';
import { newRefreshTokenKey } from './refreshToken.ts';
import type { AuthenticationMethod, AuthTx, SessionRow } from '../authTables.ts';

/** A session ends after a week, and after twelve hours in which no tab refreshed it. */
export const sessionLimits = { maxAgeSeconds: 7 * 24 * 3600, idleSeconds: 12 * 3600 };

export interface Caller {
  ip: string;
  userAgent: string | undefined;
}

export const insertSession = (
  tx: AuthTx,
  { userId, method, caller }: { userId: string; method: AuthenticationMethod['method']; caller: Caller },
): Promise<SessionRow> =>
  tx
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      amr: JSON.stringify([{ method, timestamp: Math.floor(Date.now() / 1000) }]),
      refresh_token_hmac_key: newRefreshTokenKey(),
      not_after: new Date(Date.now() + sessionLimits.maxAgeSeconds * 1000),
      user_agent: caller.userAgent?.slice(0, 500) ?? null,
      ip: caller.ip,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findSession = (tx: AuthTx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).executeTakeFirst();

/** Of one person, the one that was used last first; also those that have run out. */
export const listSessions = (tx: AuthTx, userId: string): Promise<SessionRow[]> =>
  tx
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute();

/** Holds the row until the transaction ends, so that refreshes of one session happen one after another. */
export const lockSession = (tx: AuthTx, id: string): Promise<SessionRow | undefined> =>
  tx.selectFrom('auth.sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const isExpired = (session: SessionRow, now = Date.now()): boolean =>
  session.not_after.getTime() <= now ||
  session.refreshed_at.getTime() + sessionLimits.idleSeconds * 1000 <= now;

/** An access token that came with this refresh token has been used, so that one has arrived. */
export async function noteUse(tx: AuthTx, session: SessionRow, counter: number | undefined): Promise<void> {
  if (counter === undefined || counter <= session.used_counter) return;
  await tx
    .updateTable('auth.sessions')
    .set({ used_counter: counter })
    .where('id', '=', session.id)
    .where('used_counter', '<', counter)
    .where('refresh_token_counter', '>=', counter)
    .execute();
}

export const rotateSession = (tx: AuthTx, id: string, caller: Caller): Promise<SessionRow> =>
  tx
    .updateTable('auth.sessions')
    .set({
      refresh_token_counter: sql<number>`refresh_token_counter + 1`,
      refreshed_at: sql<Date>`now()`,
      user_agent: caller.userAgent?.slice(0, 500) ?? null,
      ip: caller.ip,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The session has shown a second factor too; its refresh token is another from now on. */
export const raiseSession = (
  tx: AuthTx,
  { id, amr }: SessionRow,
  method: AuthenticationMethod['method'],
): Promise<SessionRow> =>
  tx
    .updateTable('auth.sessions')
    .set({
      aal: 'aal2',
      amr: JSON.stringify([
        { method, timestamp: Math.floor(Date.now() / 1000) },
        ...amr.filter((earlier) => earlier.method !== method),
      ]),
      refresh_token_counter: sql<number>`refresh_token_counter + 1`,
      refreshed_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Ends the sessions that have not shown a second factor. */
export async function endLowerSessions(tx: AuthTx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.sessions').where('user_id', '=', userId).where('aal', '=', 'aal1').execute();
}

/** Once there is no second factor left, no session has shown one. */
export async function lowerSessions(tx: AuthTx, userId: string): Promise<void> {
  await tx
    .updateTable('auth.sessions')
    .set({ aal: 'aal1' })
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`not exists (select from auth.mfa_factors f where f.user_id = ${userId} and f.status = 'verified')`,
    )
    .execute();
}

export type SignOutScope = 'global' | 'local' | 'others';

/** @returns how many have ended */
export async function endSessions(
  tx: AuthTx,
  scope: SignOutScope,
  session: { id: string; user_id: string },
): Promise<number> {
  const all = tx.deleteFrom('auth.sessions').where('user_id', '=', session.user_id);
  const ending = scope === 'global' ? all : all.where('id', scope === 'local' ? '=' : '!=', session.id);
  const { numDeletedRows } = await ending.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
