import type { AuthTx } from './authTables.ts';

export type AuthAction =
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_refreshed'
  | 'token_reused'
  | 'user_created'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_recovery_requested'
  | 'user_invited'
  | 'user_deleted'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_in_progress'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'verification_attempted';

/**
 * One entry, in the transaction of what it is about. What was typed into a sign-in form is never kept:
 * people type passwords into the wrong field.
 */
export const auditAuth = (
  tx: AuthTx,
  {
    action,
    userId,
    ip,
    traits = {},
  }: { action: AuthAction; userId: string | null; ip: string | null; traits?: Record<string, unknown> },
) =>
  tx
    .insertInto('auth.audit_log_entries')
    .values({ action, user_id: userId, ip_address: ip, traits: JSON.stringify(traits) })
    .execute();
