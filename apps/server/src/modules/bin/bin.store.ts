import { sql } from 'kysely';
import type { Bin, BinFields } from '@intake/api/contract';
import { openFaxStatuses } from '@intake/api/rules';
import { tableWrites, type Store } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

const countLimit = 1000;

export const binStore: Store<Bin, BinFields> = {
  ...tableWrites({
    table: 'bin',
    toRow: (fields: BinFields) => ({
      location_id: fields.locationId,
      name: fields.name,
      fax_number: fields.faxNumber,
      position: fields.position,
    }),
  }),
  list: (tx, organizationId) => listBins(tx, organizationId),
  find: async (tx, organizationId, id) => (await listBins(tx, organizationId, id))[0],
};

/** Bins with the number of their open faxes, counted up to the limit so that a long queue costs no more. */
async function listBins(tx: Tx, organizationId: string, id?: string): Promise<Bin[]> {
  let query = tx
    .selectFrom('bin')
    .innerJoin('location', 'location.id', 'bin.location_id')
    .selectAll('bin')
    .select([
      'location.name as location_name',
      sql<number>`(select count(*)::int from (
        select 1 from fax where fax.organization_id = bin.organization_id and fax.bin_id = bin.id
          and fax.status in (${sql.join(openFaxStatuses.map((status) => sql.lit(status)))}) limit ${countLimit}
      ) counted)`.as('open_count'),
    ])
    .where('bin.organization_id', '=', organizationId);
  if (id) query = query.where('bin.id', '=', id);
  const rows = await query.orderBy('location.name').orderBy('bin.position').orderBy('bin.name').execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    locationId: row.location_id,
    locationName: row.location_name,
    name: row.name,
    faxNumber: row.fax_number,
    position: row.position,
    openCount: row.open_count,
  }));
}

export async function isBinUsed(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('fax').select('id').where('bin_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}
