import type { Account } from './account.ts';
import type { FactorRow, IdentityRow, UserRow } from '../authTables.ts';

const time = (date: Date | null) => date?.toISOString();

/** The key of user metadata that only the server writes. */
export const passwordAgeKey = 'password_last_updated_at';

/** user_metadata as others read it: what the user wrote, with the password's age from the server's own record. */
export const userMetadata = (user: UserRow): Record<string, unknown> => ({
  ...user.raw_user_meta_data,
  ...(user.password_changed_at && { [passwordAgeKey]: time(user.password_changed_at) }),
});

/** A user as a session shows it to its holder: with the age of the password. */
export const ownView = (account: Account) => ({ ...userView(account), user_metadata: userMetadata(account.user) });

/** A user as it is stored, and as whoever wrote it finds it again. */
export const userView = ({ user, identities, factors }: Account) => ({
  id: user.id,
  aud: user.aud,
  role: user.role,
  email: user.email ?? '',
  email_confirmed_at: time(user.email_confirmed_at),
  phone: user.phone ?? '',
  phone_confirmed_at: time(user.phone_confirmed_at),
  new_phone: user.phone_change ?? undefined,
  phone_change_sent_at: time(user.phone_change_sent_at),
  confirmed_at: time(user.email_confirmed_at ?? user.phone_confirmed_at),
  confirmation_sent_at: time(user.confirmation_sent_at),
  recovery_sent_at: time(user.recovery_sent_at),
  new_email: user.email_change ?? undefined,
  email_change_sent_at: time(user.email_change_sent_at),
  reauthentication_sent_at: time(user.reauthentication_sent_at),
  invited_at: time(user.invited_at),
  last_sign_in_at: time(user.last_sign_in_at),
  app_metadata: user.raw_app_meta_data,
  user_metadata: user.raw_user_meta_data,
  factors: factors.length > 0 ? factors.map(factorView) : undefined,
  identities: identities.map(identityView),
  created_at: time(user.created_at),
  updated_at: time(user.updated_at),
  banned_until: time(user.banned_until),
  deleted_at: time(user.deleted_at),
  is_anonymous: user.is_anonymous,
});

const identityView = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: time(identity.last_sign_in_at),
  created_at: time(identity.created_at),
  updated_at: time(identity.updated_at),
  email: identity.email ?? undefined,
});

/** Without its secret, which is shown once. */
export const factorView = (factor: FactorRow) => ({
  id: factor.id,
  friendly_name: factor.friendly_name ?? undefined,
  factor_type: factor.factor_type,
  status: factor.status,
  last_challenged_at: time(factor.last_challenged_at),
  created_at: time(factor.created_at),
  updated_at: time(factor.updated_at),
});
