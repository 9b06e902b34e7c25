import { sql } from 'kysely';
import { isBanned } from '../accounts/account.ts';
import { auditAuth } from '../audit.store.ts';
import { AuthError } from '../protocol/authError.ts';
import type { AuthSettings } from '../authContext.ts';
import type { AuthTx, UserRow } from '../authTables.ts';
import { disown } from '../accounts/disown.ts';
import {
  confirmEmail,
  dropPending,
  findUserByEmail,
  insertUser,
  lockUser,
  normalizeEmail,
  setEmail,
  updateUser,
} from '../accounts/users.store.ts';
import type { ProviderIdentity, ProviderName } from './provider.port.ts';

interface Arrival {
  provider: ProviderName;
  identity: ProviderIdentity;
  /** The signed-in user who wants to sign in this way too. */
  linkingUserId: string | null;
  ip: string;
}

/**
 * The user whom somebody at another provider is here. An address leads to an account only when the provider has
 * verified it; an account whose own address was never proven loses what somebody left there.
 * Throws 422 `provider_email_needs_verification`, `signup_disabled`, `identity_already_exists`, 400 `user_banned`, `email_exists`.
 */
export async function findOrLinkUser(tx: AuthTx, settings: AuthSettings, arrival: Arrival): Promise<UserRow> {
  const user = await settle(tx, settings, arrival);
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  return updateUser(tx, user.id, { last_sign_in_at: sql<Date>`now()` });
}

async function settle(tx: AuthTx, settings: AuthSettings, arrival: Arrival): Promise<UserRow> {
  const { provider, identity, linkingUserId } = arrival;
  const known = await tx
    .updateTable('auth.identities')
    .set({ identity_data: dataOf(identity), last_sign_in_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('provider', '=', provider)
    .where('provider_id', '=', identity.subject)
    .returning('user_id')
    .executeTakeFirst();
  if (linkingUserId && known) {
    const whose = known.user_id === linkingUserId ? '' : ' to another user';
    throw new AuthError(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  const userId = known?.user_id ?? linkingUserId;
  if (userId) {
    const user = await lockUser(tx, userId);
    if (!user) throw new AuthError(422, 'user_not_found', 'User not found');
    return known ? user : link(tx, await nameAnonymous(tx, user, identity), arrival);
  }
  if (!identity.email || !identity.isEmailVerified)
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Sign in another way and link ${provider} to your account first.`,
    );
  const owner = await findUserByEmail(tx, identity.email);
  return owner
    ? link(tx, await proveAddress(tx, owner), arrival)
    : signUp(tx, settings, arrival, identity.email);
}

/** Who was nobody in particular is now the person whom the provider names. */
async function nameAnonymous(tx: AuthTx, user: UserRow, { email, isEmailVerified }: ProviderIdentity): Promise<UserRow> {
  if (!user.is_anonymous || !email || !isEmailVerified) return user;
  if (await findUserByEmail(tx, email))
    throw new AuthError(400, 'email_exists', 'A user with this email address has already been registered');
  return setEmail(tx, user, normalizeEmail(email), { keepsSessions: true });
}

/** The provider proves the address. Whatever was set before that was set by nobody knows whom. */
async function proveAddress(tx: AuthTx, user: UserRow): Promise<UserRow> {
  if (user.email_confirmed_at) return user;
  await dropPending(tx, user.id);
  await disown(tx, user);
  return confirmEmail(tx, user.id);
}

async function signUp(
  tx: AuthTx,
  { isSignupOpen }: AuthSettings,
  arrival: Arrival,
  email: string,
): Promise<UserRow> {
  if (!isSignupOpen) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const { name, picture } = arrival.identity;
  const userMetadata = { ...(name && { full_name: name }), ...(picture && { avatar_url: picture }) };
  const user = await insertUser(tx, { email, isConfirmed: true, userMetadata });
  if (!user) throw new AuthError(409, 'conflict', 'The address was signed up at the same time');
  await auditAuth(tx, { action: 'user_created', userId: user.id, ip: arrival.ip });
  return link(tx, user, arrival);
}

async function link(tx: AuthTx, user: UserRow, { provider, identity, ip }: Arrival): Promise<UserRow> {
  await tx
    .insertInto('auth.identities')
    .values({
      user_id: user.id,
      provider,
      provider_id: identity.subject,
      identity_data: dataOf(identity),
      last_sign_in_at: new Date(),
    })
    .execute();
  await auditAuth(tx, { action: 'identity_linked', userId: user.id, ip, traits: { provider } });
  return rememberProviders(tx, user);
}

/** app_metadata lists the ways in which the user signs in. */
export async function rememberProviders(tx: AuthTx, user: UserRow): Promise<UserRow> {
  const identities = await tx
    .selectFrom('auth.identities')
    .select('provider')
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return updateUser(tx, user.id, {
    raw_app_meta_data: JSON.stringify({ ...user.raw_app_meta_data, providers }),
  });
}

const dataOf = ({ subject, email, isEmailVerified, name, picture }: ProviderIdentity) =>
  JSON.stringify({
    sub: subject,
    provider_id: subject,
    ...(email && { email }),
    email_verified: isEmailVerified,
    ...(name && { full_name: name, name }),
    ...(picture && { avatar_url: picture, picture }),
  });
