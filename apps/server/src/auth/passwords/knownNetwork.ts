import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { AuthTx, UserRow } from '../authTables.ts';

/** Of the sign-ins that are remembered. */
const days = 90;

/**
 * Whether the user has signed in from this network of late. Guesses from anywhere else are counted together, so that
 * an account cannot be guessed at by many networks, and its owner is not kept out by them.
 * Asks the same where there is no such user.
 */
export async function hasSignedInFrom(tx: AuthTx, user: UserRow | undefined, ip: string): Promise<boolean> {
  const entries = await tx
    .selectFrom('auth.audit_log_entries')
    .select('ip_address')
    .where('user_id', '=', user?.id ?? randomUUID())
    .where('action', '=', 'login')
    .where('created_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .distinct()
    .execute();
  const network = networkOf(ip);
  return entries.some(({ ip_address }) => ip_address !== null && networkOf(ip_address) === network);
}
