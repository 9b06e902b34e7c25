import type { AuthTx, FactorRow, IdentityRow, UserRow } from '../authTables.ts';
import { listIdentities } from './users.store.ts';

/** A user with everything that is shown of them. */
export interface Account {
  user: UserRow;
  identities: IdentityRow[];
  factors: FactorRow[];
}

export const loadAccount = async (tx: AuthTx, user: UserRow): Promise<Account> => ({
  user,
  identities: await listIdentities(tx, user.id),
  factors: await tx
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute(),
});

export const isBanned = (user: UserRow): boolean =>
  user.banned_until !== null && user.banned_until.getTime() > Date.now();

/** Whether the user has a second factor, which a session then has to show before it opens anything. */
export const hasSecondFactor = ({ factors }: Account): boolean =>
  factors.some(({ status }) => status === 'verified');
