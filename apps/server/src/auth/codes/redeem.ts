import { z } from 'zod';
import { isBanned } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import type { AuthenticationMethod, AuthTx, CodeKind, UserRow } from '../authTables.ts';
import { disown } from '../accounts/disown.ts';
import { changeEmail, confirmEmail, findUsersByMailbox, lockUser } from '../accounts/users.store.ts';
import { redeemCode, redeemLink } from './oneTimeCode.ts';
import type { Redeemed } from './oneTimeCode.ts';

/** What a caller may say that a code is: which codes it can be, and what a session from it is called. */
const types = {
  signup: { kinds: ['confirmation'], method: 'email/signup' },
  invite: { kinds: ['confirmation'], method: 'invite' },
  recovery: { kinds: ['recovery'], method: 'recovery' },
  magiclink: { kinds: ['recovery', 'confirmation'], method: 'magiclink' },
  email: { kinds: ['recovery', 'confirmation'], method: 'otp' },
  email_change: { kinds: ['email_change_new', 'email_change_current'], method: 'email_change' },
} satisfies Record<string, { kinds: CodeKind[]; method: AuthenticationMethod['method'] }>;
export type CodeType = keyof typeof types;
export const CodeType = z.enum(Object.keys(types) as [CodeType, ...CodeType[]]);
export const methodOf = (type: CodeType): AuthenticationMethod['method'] => types[type].method;

export interface Proof {
  user: UserRow;
  /** Of the page that waits for a code of its own (PKCE). */
  flowStateId: string | null;
  /** The other of two mailboxes has to be proven too. */
  isHalfWay: boolean;
}

/** What the code proves; undefined when it is worth nothing. Nothing is thrown: a wrong try has to stay counted. */
export async function proveByCode(
  tx: AuthTx,
  { type, email, code, ip }: { type: CodeType; email: string; code: string; ip: string },
): Promise<Proof | undefined> {
  for (const { id: userId } of await findUsersByMailbox(tx, email, type === 'email_change')) {
    const redeemed = await redeemCode(tx, { userId, kinds: types[type].kinds, address: email, code });
    if (redeemed) return apply(tx, redeemed, ip);
  }
  return undefined;
}

/** The same by the long code of a link. */
export async function proveByLink(
  tx: AuthTx,
  { type, linkToken, ip }: { type: CodeType; linkToken: string; ip: string },
): Promise<Proof | undefined> {
  const redeemed = await redeemLink(tx, linkToken, types[type].kinds);
  return redeemed && apply(tx, redeemed, ip);
}

async function apply(
  tx: AuthTx,
  { userId, kind, flowStateId }: Redeemed,
  ip: string,
): Promise<Proof | undefined> {
  const user = await lockUser(tx, userId);
  if (!user || isBanned(user)) return undefined;
  if (kind === 'recovery' || kind === 'confirmation') {
    // Only its own mail proves a sign-up.
    if (kind === 'recovery') await disown(tx, user);
    return { user: await confirmEmail(tx, userId), flowStateId, isHalfWay: false };
  }
  const other = kind === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  const pending = await tx
    .selectFrom('auth.one_time_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_type', '=', other)
    .executeTakeFirst();
  if (pending) return { user, flowStateId, isHalfWay: true };
  const changed = await changeEmail(tx, user);
  if (!changed) return undefined;
  await auditAuth(tx, { action: 'user_modified', userId, ip, traits: { changed: 'email' } });
  return { user: changed, flowStateId, isHalfWay: false };
}
