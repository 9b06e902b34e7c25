import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthTx, UserRow } from './authTables.ts';

/** Minutes for which a mailed code is good. */
export const codeLife = 10;
const maximumAttempts = 5;

const digest = (email: string, code: string) => createHash('sha256').update(`${email}:${code}`).digest('hex');

/** A new six-digit code for the user, in place of the one before; only its hash is stored. */
export async function issueCode(tx: AuthTx, user: UserRow): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = {
    token_hash: digest(user.email ?? '', code),
    attempts: 0,
    expires_at: new Date(Date.now() + codeLife * 60_000),
  };
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ user_id: user.id, token_type: 'recovery', ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_type']).doUpdateSet({ ...values, created_at: sql<Date>`now()` }),
    )
    .execute();
  await tx
    .updateTable('auth.users')
    .set({ recovery_sent_at: sql<Date>`now()` })
    .where('id', '=', user.id)
    .execute();
  return code;
}

/** Uses up the user's code; false when it is another, was used, is too old, or too many were tried. */
export async function redeemCode(tx: AuthTx, user: UserRow, code: string): Promise<boolean> {
  const ofUser = { user_id: user.id, token_type: 'recovery' as const };
  const stored = await tx
    .updateTable('auth.one_time_tokens')
    .set({ attempts: sql<number>`attempts + 1` })
    .where((where) => where.and(ofUser))
    .returningAll()
    .executeTakeFirst();
  if (!stored || stored.attempts > maximumAttempts || stored.expires_at.getTime() <= Date.now()) return false;
  const matches = timingSafeEqual(
    Buffer.from(stored.token_hash, 'hex'),
    Buffer.from(digest(user.email ?? '', code), 'hex'),
  );
  if (matches)
    await tx
      .deleteFrom('auth.one_time_tokens')
      .where((where) => where.and(ofUser))
      .execute();
  return matches;
}
