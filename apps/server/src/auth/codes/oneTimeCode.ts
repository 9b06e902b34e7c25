import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthTx, CodeKind } from '../authTables.ts';

/** Minutes for which a code is good, and a link, unless it is said otherwise. */
export const codeLife = 10;
const maximumAttempts = 5;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const digest = (address: string, code: string) => sha256(`${address}:${code}`);

export interface NewCode {
  userId: string;
  kind: CodeKind;
  /** The mailbox or the telephone number that it is sent to. */
  address: string;
  /** The page that asked waits for a code of its own (PKCE). */
  flowStateId?: string | undefined;
  /** Minutes for which the link is good: nobody can guess it, as six digits could be in time. */
  linkLife?: number;
}

/**
 * A new six-digit code in place of the one before, and a long one for a link. Only hashes are stored, and the long
 * one is a secret of its own: a hash of six digits could be guessed.
 */
export async function issueCode(
  tx: AuthTx,
  { userId, kind, address, flowStateId, linkLife = codeLife }: NewCode,
): Promise<{ code: string; linkToken: string }> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = `${flowStateId ? 'pkce_' : ''}${randomBytes(32).toString('base64url')}`;
  const values = {
    token_hash: digest(address, code),
    link_hash: sha256(linkToken),
    flow_state_id: flowStateId ?? null,
    attempts: 0,
    expires_at: new Date(Date.now() + linkLife * 60_000),
  };
  await tx
    .insertInto('auth.one_time_tokens')
    .values({ user_id: userId, token_type: kind, ...values })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'token_type']).doUpdateSet({ ...values, created_at: sql<Date>`now()` }),
    )
    .execute();
  return { code, linkToken };
}

export interface Redeemed {
  userId: string;
  kind: CodeKind;
  flowStateId: string | null;
}

/**
 * Uses up the user's code of one of these kinds; undefined when it is another, was used, is too old, or too many
 * were tried. Each try counts, so the transaction must not be undone for a wrong one.
 */
export async function redeemCode(
  tx: AuthTx,
  { userId, kinds, address, code }: { userId: string; kinds: CodeKind[]; address: string; code: string },
): Promise<Redeemed | undefined> {
  const stored = await tx
    .updateTable('auth.one_time_tokens')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('user_id', '=', userId)
    .where('token_type', 'in', kinds)
    .returningAll()
    .execute();
  const given = Buffer.from(digest(address, code), 'hex');
  const found = stored.find(
    (row) =>
      row.attempts <= maximumAttempts &&
      row.expires_at.getTime() > Date.now() &&
      row.created_at.getTime() + codeLife * 60_000 > Date.now() &&
      timingSafeEqual(Buffer.from(row.token_hash, 'hex'), given),
  );
  return found && use(tx, userId, found.token_type);
}

/** Uses up the code that a link carries. */
export async function redeemLink(
  tx: AuthTx,
  linkToken: string,
  kinds: CodeKind[],
): Promise<Redeemed | undefined> {
  const found = await tx
    .selectFrom('auth.one_time_tokens')
    .select(['user_id', 'token_type'])
    .where('link_hash', '=', sha256(linkToken))
    .where('token_type', 'in', kinds)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found && use(tx, found.user_id, found.token_type);
}

async function use(tx: AuthTx, userId: string, kind: CodeKind): Promise<Redeemed | undefined> {
  const used = await tx
    .deleteFrom('auth.one_time_tokens')
    .where('user_id', '=', userId)
    .where('token_type', '=', kind)
    .returning('flow_state_id')
    .executeTakeFirst();
  return used && { userId, kind, flowStateId: used.flow_state_id };
}
