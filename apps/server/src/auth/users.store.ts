import { sql } from 'kysely';
import type { AuthTx, IdentityRow, UserRow } from './authTables.ts';

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const findUserByEmail = (tx: AuthTx, email: string): Promise<UserRow | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();

/** Holds the row until the transaction ends. */
export const lockUser = (tx: AuthTx, id: string): Promise<UserRow | undefined> =>
  tx.selectFrom('auth.users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const listIdentities = (tx: AuthTx, userId: string): Promise<IdentityRow[]> =>
  tx.selectFrom('auth.identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute();

export interface NewUser {
  id?: string | undefined;
  email: string;
  passwordHash: string;
  userMetadata: Record<string, unknown>;
}

/** A confirmed account with its email identity; undefined when the address is taken. */
export async function insertUser(
  tx: AuthTx,
  { id, email, passwordHash, userMetadata }: NewUser,
): Promise<UserRow | undefined> {
  const user = await tx
    .insertInto('auth.users')
    .values({
      ...(id && { id }),
      email: normalizeEmail(email),
      encrypted_password: passwordHash,
      password_changed_at: new Date(),
      email_confirmed_at: new Date(),
      raw_app_meta_data: JSON.stringify({ provider: 'email', providers: ['email'] }),
      raw_user_meta_data: JSON.stringify(userMetadata),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!user) return undefined;
  await tx
    .insertInto('auth.identities')
    .values({
      user_id: user.id,
      provider: 'email',
      provider_id: user.id,
      identity_data: JSON.stringify({
        sub: user.id,
        email: user.email,
        email_verified: true,
        phone_verified: false,
      }),
    })
    .execute();
  return user;
}

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
  if (user) await touchEmailIdentity(tx, id);
  return user;
}

/** Whoever used a mailed code has the address: it is confirmed, and this is a sign-in. */
export async function confirmEmail(tx: AuthTx, id: string): Promise<UserRow> {
  await touchEmailIdentity(tx, id);
  return tx
    .updateTable('auth.users')
    .set({
      email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())`,
      last_sign_in_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const touchEmailIdentity = (tx: AuthTx, userId: string) =>
  tx
    .updateTable('auth.identities')
    .set({ last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('provider', '=', 'email')
    .execute();

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
  await tx.deleteFrom('auth.one_time_tokens').where('user_id', '=', id).execute();
}

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
