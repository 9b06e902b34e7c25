import type { Tx } from './database.port.ts';

/** The organisation that has proven that a fax number is its own; a number that is only named in settings leads nowhere. */
export async function findNumberOwner(tx: Tx, number: string | null): Promise<string | undefined> {
  if (!number) return undefined;
  return (await tx.selectFrom('fax_number').select('organization_id').where('number', '=', number).executeTakeFirst())?.organization_id;
}
