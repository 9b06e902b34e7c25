import { sql } from 'kysely';
import type { AuthTx, UserRow } from '../authTables.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { dropPending, updateUser } from './users.store.ts';

/**
 * Takes out of an account what somebody left there who knew its address or number and never proved it: the password, the
 * metadata, second factors and other ways in. Accounts that are proven, or were made by an administrator, stay as they are.
 * @returns the user as it is now
 */
export async function disown(tx: AuthTx, user: UserRow): Promise<UserRow> {
  if (!user.is_unproven_claim || user.email_confirmed_at || user.phone_confirmed_at) return user;
  await dropPending(tx, user.id);
  await endSessions(tx, 'global', { id: '', user_id: user.id });
  await tx.deleteFrom('auth.mfa_factors').where('user_id', '=', user.id).execute();
  await tx
    .deleteFrom('auth.identities')
    .where('user_id', '=', user.id)
    .where('provider', 'not in', ['email', 'phone'])
    .execute();
  return updateUser(tx, user.id, {
    encrypted_password: null,
    password_changed_at: null,
    email_change: null,
    phone_change: null,
    raw_user_meta_data: '{}',
    raw_app_meta_data: sql<string>`raw_app_meta_data || ${JSON.stringify({ providers: [user.email ? 'email' : 'phone'] })}::jsonb`,
    is_unproven_claim: false,
  });
}
