import { sql } from 'kysely';
import { putIdentity, withProvider } from '../accounts/ownIdentities.ts';
import { dropPending, updateUser } from '../accounts/users.store.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { endSessions } from '../sessions/sessions.store.ts';

export const findUserByPhone = (tx: AuthTx, phone: string): Promise<UserRow | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('phone', '=', phone).executeTakeFirst();

/** Who want to change to the number. */
export const findUsersWishing = (tx: AuthTx, phone: string): Promise<UserRow[]> =>
  tx.selectFrom('auth.users').selectAll().where('phone_change', '=', phone).orderBy('phone_change_sent_at', 'desc').limit(5).execute();

/** Whoever used a texted code has the telephone: the number is confirmed, and this is a sign-in. */
export async function confirmPhone(tx: AuthTx, id: string): Promise<UserRow> {
  const user = await updateUser(tx, id, {
    phone_confirmed_at: sql<Date>`coalesce(phone_confirmed_at, now())`,
    is_unproven_claim: false,
    last_sign_in_at: sql<Date>`now()`,
  });
  await putIdentity(tx, 'phone', user);
  return user;
}

/** The number counts as proven, though nobody signed in. */
export async function confirmNumber(tx: AuthTx, id: string): Promise<void> {
  const user = await updateUser(tx, id, { phone_confirmed_at: sql<Date>`coalesce(phone_confirmed_at, now())`, is_unproven_claim: false });
  await putIdentity(tx, 'phone', user);
}

/** Notes a number that counts once it is proven. */
export const wishPhone = (tx: AuthTx, id: string, phone: string): Promise<UserRow> => updateUser(tx, id, { phone_change: phone });

/**
 * Sets the number as proven. Codes and sessions of before die: whoever held them need not be the reader of this telephone.
 */
export async function setPhone(
  tx: AuthTx,
  { id, phone: before, raw_app_meta_data: known }: UserRow,
  phone: string,
  { keepsSessions = false }: { keepsSessions?: boolean } = {},
): Promise<UserRow> {
  const user = await updateUser(tx, id, {
    phone,
    phone_change: null,
    phone_confirmed_at: sql<Date>`now()`,
    is_unproven_claim: false,
    is_anonymous: false,
    ...(before === null && { raw_app_meta_data: withProvider(known, 'phone') }),
  });
  await putIdentity(tx, 'phone', user);
  await dropPending(tx, id);
  if (!keepsSessions) await endSessions(tx, 'global', { id: '', user_id: id });
  return user;
}

/** The number that was asked for, now that it is proven; undefined when somebody else has it by now. */
export async function changePhone(tx: AuthTx, user: UserRow): Promise<UserRow | undefined> {
  const { phone_change: phone } = user;
  if (!phone || (await findUserByPhone(tx, phone))) return undefined;
  return setPhone(tx, user, phone);
}
