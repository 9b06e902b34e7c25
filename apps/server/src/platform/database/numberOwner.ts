import type { Tx } from './database.port.ts';

/** The organisation that has proven that a fax number is its own; a number that is only named in settings leads nowhere. */
export async function findNumberOwner(tx: Tx, number: string | null): Promise<string | undefined> {
  if (!number) return undefined;
  return (await tx.selectFrom('fax_number').select('organization_id').where('number', '=', number).executeTakeFirst())?.organization_id;
}

/** The organisation that had a number when something came to it, and has given it back since. */
export async function findFormerOwner(tx: Tx, number: string | null, at: Date | null): Promise<string | undefined> {
  if (!number || !at) return undefined;
  const row = await tx
    .selectFrom('phone_number')
    .select('organization_id')
    .where('number', '=', number)
    .where('status', '=', 'released')
    .where('created_at', '<=', at)
    .where('released_at', '>=', at)
    .orderBy('released_at')
    .limit(1)
    .executeTakeFirst();
  return row?.organization_id;
}
