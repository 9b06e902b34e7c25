import { sql } from 'kysely';
import type { UpdateObject } from 'kysely';
import type { AuthTables, AuthTx, IdentityRow, UserRow } from '../authTables.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { providersOf, putIdentity, withProvider } from './ownIdentities.ts';

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const findUserByEmail = (tx: AuthTx, email: string): Promise<UserRow | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();

/** Whose mailbox it is; with `orIsToBe` also who wants to change to it. */
export const findUsersByMailbox = (tx: AuthTx, email: string, orIsToBe: boolean): Promise<UserRow[]> =>
  tx
    .selectFrom('auth.users')
    .selectAll()
    .where((where) =>
      where.or([
        where('email', '=', normalizeEmail(email)),
        ...(orIsToBe ? [where('email_change', '=', normalizeEmail(email))] : []),
      ]),
    )
    .limit(5)
    .execute();

/** Holds the row until the transaction ends. */
export const lockUser = (tx: AuthTx, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listIdentities = (tx: AuthTx, userId: string): Promise<IdentityRow[]> =>
  tx.selectFrom('auth.identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export interface NewUser {
  id?: string | undefined;
  /** One of the two at least. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  /** Without one the user signs in by a code, or sets one after an invitation. */
  passwordHash?: string | undefined;
  /** The address counts as proven. */
  isConfirmed?: boolean;
  isPhoneConfirmed?: boolean;
  /** Whoever asks for it knows the address or the number; only a code will tell whether it is theirs. */
  isClaim?: boolean;
  appMetadata?: Record<string, unknown> | undefined;
  userMetadata: Record<string, unknown>;
}

/** An account with the identities of its address and number; undefined when one of them or the id is taken. */
export async function insertUser(tx: AuthTx, account: NewUser): Promise<UserRow | undefined> {
  const { id, email, phone, passwordHash, isConfirmed = false, isPhoneConfirmed = false, isClaim = false, appMetadata = {} } = account;
  const ways = [...(email ? ['email' as const] : []), ...(phone ? ['phone' as const] : [])];
  const user = await tx
    .insertInto('auth.users')
    .values({
      ...(id && { id }),
      email: email ? normalizeEmail(email) : null,
      phone: phone ?? null,
      encrypted_password: passwordHash ?? null,
      password_changed_at: passwordHash ? new Date() : null,
      email_confirmed_at: email && isConfirmed ? new Date() : null,
      phone_confirmed_at: phone && isPhoneConfirmed ? new Date() : null,
      is_unproven_claim: isClaim && !isConfirmed && !isPhoneConfirmed,
      raw_app_meta_data: JSON.stringify({ ...appMetadata, ...providersOf(...ways) }),
      raw_user_meta_data: JSON.stringify(account.userMetadata),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (user) for (const way of ways) await putIdentity(tx, way, user);
  return user;
}

/** An account of nobody in particular; an address that is proven later makes it an ordinary one. */
export const insertAnonymous = (tx: AuthTx, userMetadata: Record<string, unknown>): Promise<UserRow> =>
  tx
    .insertInto('auth.users')
    .values({
      email: null,
      encrypted_password: null,
      phone: null,
      is_anonymous: true,
      last_sign_in_at: new Date(),
      raw_app_meta_data: '{}',
      raw_user_meta_data: JSON.stringify(userMetadata),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Marks a sign-in whose password was checked against `passwordHash`; undefined when the password
 * was changed or the account banned in the meantime.
 */
export async function recordSignIn(
  tx: AuthTx,
  id: string,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const user = await tx
    .updateTable('auth.users')
    .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('encrypted_password', '=', passwordHash)
    .where((where) =>
      where.or([where('banned_until', 'is', null), where('banned_until', '<=', sql<Date>`now()`)]),
    )
    .returningAll()
    .executeTakeFirst();
  if (user) await touchIdentities(tx, user);
  return user;
}

const touchIdentities = async (tx: AuthTx, user: UserRow): Promise<void> => {
  if (user.email) await putIdentity(tx, 'email', user);
  if (user.phone) await putIdentity(tx, 'phone', user);
};

/** Whoever used a mailed code has the address: it is confirmed, and this is a sign-in. */
export async function confirmEmail(tx: AuthTx, id: string): Promise<UserRow> {
  const user = await tx
    .updateTable('auth.users')
    .set({
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
      is_unproven_claim: false,
      last_sign_in_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await putIdentity(tx, 'email', user);
  return user;
}

/** The address that was asked for, now that it is proven; undefined when somebody else has it by now. */
export async function changeEmail(
  tx: AuthTx,
  user: UserRow,
): Promise<UserRow | undefined> {
  const { email_change: email } = user;
  if (!email) return undefined;
  return (await findUserByEmail(tx, email)) ? undefined : setEmail(tx, user, email);
}

/**
 * Sets the address as proven. What went to the one before dies with it, and the sessions of whoever signed in by it,
 * unless there was none before and who holds them has said whose it is.
 */
export async function setEmail(
  tx: AuthTx,
  { id, email: before, raw_app_meta_data: known }: UserRow,
  email: string,
  { keepsSessions = false }: { keepsSessions?: boolean } = {},
): Promise<UserRow> {
  const user = await tx
    .updateTable('auth.users')
    .set({
      email,
      email_change: null,
      email_confirmed_at: sql<Date>`now()`,
      is_unproven_claim: false,
      is_anonymous: false,
      ...(before === null && { raw_app_meta_data: withProvider(known, 'email') }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await putIdentity(tx, 'email', user);
  await dropPending(tx, id);
  if (!keepsSessions) await endSessions(tx, 'global', { id: '', user_id: id });
  return user;
}

/** Stores the hash and the moment of the change, and makes mailed codes worthless. */
export async function setPassword(tx: AuthTx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('auth.users')
    .set({
      encrypted_password: passwordHash,
      password_changed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await dropPending(tx, id);
}

/** Makes worthless what was begun for the account and not finished: mailed codes and links, and ways through other pages. */
export async function dropPending(tx: AuthTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', id).execute();
  await tx
    .deleteFrom('auth.flow_state')
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', id), where('auth_code_hash', 'is not', null)]),
        where('linking_user_id', '=', id),
      ]),
    )
    .execute();
}

/** The address counts as proven, though nobody signed in. */
export async function confirmAddress(tx: AuthTx, id: string): Promise<void> {
  const user = await updateUser(tx, id, {
    email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
    is_unproven_claim: false,
  });
  await putIdentity(tx, 'email', user);
}

/** Sets columns of the user as they are given. */
export const updateUser = (
  tx: AuthTx,
  id: string,
  change: UpdateObject<AuthTables, 'auth.users'>,
): Promise<UserRow> =>
  tx
    .updateTable('auth.users')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notes an address that counts once it is proven. */
export const wishEmail = (tx: AuthTx, id: string, email: string): Promise<UserRow> =>
  tx
    .updateTable('auth.users')
    .set({ email_change: email, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const setUserMetadata = (tx: AuthTx, id: string, metadata: Record<string, unknown>) =>
  tx
    .updateTable('auth.users')
    .set({ raw_user_meta_data: JSON.stringify(metadata), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

/** Its identities, sessions and codes go with it. */
export async function deleteUser(tx: AuthTx, id: string): Promise<void> {
  await tx.deleteFrom('auth.users').where('id', '=', id).execute();
}
