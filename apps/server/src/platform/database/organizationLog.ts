import { sql } from 'kysely';
import type { Tx } from './database.port.ts';

/**
 * Held until the end of the transaction by whoever adds to an organisation's events or audit chain. One
 * lock for both: two that are taken in different orders would wait for each other.
 */
export async function lockOrganizationLog(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`intake.log.${organizationId}`}, 0))`.execute(tx);
}
