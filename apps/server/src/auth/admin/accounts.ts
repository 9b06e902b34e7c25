import { sql } from 'kysely';
import { z } from 'zod';
import { loadAccount } from '../accounts/account.ts';
import type { Account } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import { AuthError } from '../protocol/authError.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { disown } from '../accounts/disown.ts';
import { phoneExists } from '../phones/phoneNumber.ts';
import { confirmNumber, findUserByPhone, setPhone } from '../phones/phones.store.ts';
import { isPasswordHash } from '../passwords/password.ts';
import type { Passwords } from '../passwords/password.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { EmailAddress, UserData, mergeMetadata } from '../accounts/userInput.ts';
import {
  confirmAddress,
  dropPending,
  findUserByEmail,
  insertUser,
  lockUser,
  setEmail,
  setPassword,
  updateUser,
} from '../accounts/users.store.ts';
import { banEnd } from './banDuration.ts';

/** What an administrator says of an account. */
export const AccountChange = z.object({
  email: EmailAddress.nullish(),
  /** As it is stored, once it was looked at. */
  phone: z.string().max(40).nullish(),
  phone_confirm: z.boolean().nullish(),
  password: z.string().nullish(),
  /** argon2 or bcrypt, of an account that moves here. */
  password_hash: z.string().max(500).nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: UserData.nullish(),
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ban_duration: z.string().max(100).nullish(),
  role: z.string().nullish(),
});
export type AccountChange = z.output<typeof AccountChange>;
export const NewAccount = AccountChange.extend({ id: z.uuid().optional() });

const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

/** The hash of the password that is asked for. Takes tens of milliseconds, so it runs before any transaction. */
export async function hashOf(
  passwords: Passwords,
  { password, password_hash, email }: AccountChange,
): Promise<string | undefined> {
  if (password && password_hash)
    throw new AuthError(400, 'validation_failed', 'Only a password or a password hash should be provided');
  if (password_hash) {
    if (!isPasswordHash(password_hash))
      throw new AuthError(400, 'validation_failed', 'The password hash is neither argon2 nor bcrypt');
    return password_hash;
  }
  if (!password) return undefined;
  await passwords.requireStrong(password, email ?? '');
  return passwords.hash(password);
}

function refuseUnavailable({ role }: AccountChange): void {
  // Whoever signs in is somebody signed in; nobody becomes more than that through a token.
  if (role && role !== 'authenticated')
    throw new AuthError(400, 'validation_failed', 'The only role of users is authenticated');
}

/** Throws 422 `email_exists`, `phone_exists`, `user_already_exists`. */
export async function createAccount(
  tx: AuthTx,
  {
    passwordHash,
    ip,
    ...account
  }: z.output<typeof NewAccount> & { passwordHash: string | undefined; ip: string | null },
): Promise<UserRow> {
  refuseUnavailable(account);
  if (!account.email && !account.phone)
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  const user = await insertUser(tx, {
    id: account.id,
    email: account.email,
    phone: account.phone,
    passwordHash,
    isConfirmed: account.email_confirm ?? false,
    isPhoneConfirmed: account.phone_confirm ?? false,
    appMetadata: account.app_metadata ?? {},
    userMetadata: account.user_metadata ?? {},
  });
  if (!user && account.email && (await findUserByEmail(tx, account.email))) throw emailExists();
  if (!user && account.phone && (await findUserByPhone(tx, account.phone))) throw phoneExists();
  if (!user) throw new AuthError(422, 'user_already_exists', 'User already registered');
  await auditAuth(tx, { action: 'user_created', userId: user.id, ip });
  return account.ban_duration
    ? updateUser(tx, user.id, { banned_until: banEnd(account.ban_duration) })
    : user;
}

/** A ban or another password ends every session. Throws 404 `user_not_found`, 422 `email_exists`, `phone_exists`. */
export async function changeAccount(
  tx: AuthTx,
  id: string,
  change: AccountChange & { passwordHash: string | undefined; ip: string | null },
): Promise<Account> {
  refuseUnavailable(change);
  const { email, email_confirm, phone, phone_confirm, user_metadata, app_metadata, ban_duration, passwordHash, ip } = change;
  const found = await requireUser(tx, id);
  // The administrator vouches for the address, not for what was left there by whoever knew it.
  const user = email || email_confirm || phone || phone_confirm ? await disown(tx, found) : found;
  if (email && email !== user.email) {
    if (await findUserByEmail(tx, email)) throw emailExists();
    await setEmail(tx, user, email);
  } else if (email_confirm) await confirmAddress(tx, id);
  if (phone && phone !== user.phone) {
    if (await findUserByPhone(tx, phone)) throw phoneExists();
    await setPhone(tx, (await lockUser(tx, id)) ?? user, phone);
  } else if (phone_confirm) await confirmNumber(tx, id);
  if (passwordHash) await setPassword(tx, id, passwordHash);
  const bannedUntil = ban_duration ? banEnd(ban_duration) : undefined;
  const changed = await updateUser(tx, id, {
    ...(user_metadata && {
      raw_user_meta_data: JSON.stringify(mergeMetadata(user.raw_user_meta_data, user_metadata)),
    }),
    ...(app_metadata && {
      raw_app_meta_data: JSON.stringify(mergeMetadata(((await lockUser(tx, id)) ?? user).raw_app_meta_data, app_metadata)),
    }),
    ...(bannedUntil !== undefined && { banned_until: bannedUntil }),
  });
  if (bannedUntil) await dropPending(tx, id);
  if (passwordHash || bannedUntil) await endSessions(tx, 'global', { id: '', user_id: id });
  const traits = {
    by: 'service_role',
    changed: Object.keys(AccountChange.shape).filter((key) => key in change),
  };
  await auditAuth(tx, { action: 'user_modified', userId: id, ip, traits });
  return loadAccount(tx, changed);
}

/** Takes an account away, or, softly, all that it says and opens, so that its id stays known. */
export async function removeAccount(
  tx: AuthTx,
  id: string,
  { isSoft, ip }: { isSoft: boolean; ip: string | null },
): Promise<Account> {
  const account = await loadAccount(tx, await requireUser(tx, id));
  await auditAuth(tx, { action: 'user_deleted', userId: id, ip, traits: { soft: isSoft } });
  if (!isSoft) {
    await tx.deleteFrom('auth.users').where('id', '=', id).execute();
    return account;
  }
  for (const table of [
    'auth.identities',
    'auth.mfa_factors',
    'auth.sessions',
    'auth.one_time_tokens',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
  const emptied = await updateUser(tx, id, {
    email: null,
    email_change: null,
    phone: null,
    phone_change: null,
    encrypted_password: null,
    raw_user_meta_data: '{}',
    raw_app_meta_data: '{}',
    deleted_at: sql<Date>`now()`,
  });
  return { user: emptied, identities: [], factors: [] };
}

/** Holds the user's row. Throws 404 `user_not_found`. */
export async function requireUser(tx: AuthTx, id: string): Promise<UserRow> {
  const user = z.uuid().safeParse(id).success ? await lockUser(tx, id) : undefined;
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
