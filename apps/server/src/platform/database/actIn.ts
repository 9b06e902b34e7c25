import { sql } from 'kysely';
import type { Tx } from './database.port.ts';

/** From here on a transaction of the server acts in this organisation. */
export async function actIn(tx: Tx, organizationId: string): Promise<void> {
  await sql`select set_config('request.organization_id', ${organizationId}, true)`.execute(tx);
}
