import { sql } from 'kysely';
import type { Tx } from '../database/database.port.ts';

/** One at a time takes in or erases the same content of an organisation; until the transaction ends. */
export async function lockContent(tx: Tx, organizationId: string, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${organizationId}:${sha256}`}, 0))`.execute(tx);
}
