import { sql } from 'kysely';
import type { Location, LocationFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

const flags = { isUrgent: 'is_urgent', isBilling: 'is_billing' } as const;
export type LocationFlag = keyof typeof flags;

export const locationStore = tableStore({
  table: 'location',
  orderBy: ['name'],
  toApi: (row): Location => ({
    id: row.id,
    version: row.version,
    name: row.name,
    timeZone: row.time_zone,
    faxNumbers: row.fax_numbers,
    phone: row.phone,
    address: row.address,
    isUrgent: row.is_urgent,
    isBilling: row.is_billing,
  }),
  toRow: (fields: LocationFields) => ({
    name: fields.name,
    time_zone: fields.timeZone,
    fax_numbers: fields.faxNumbers,
    phone: fields.phone,
    address: fields.address,
    is_urgent: fields.isUrgent,
    is_billing: fields.isBilling,
  }),
});

/** The flag stands on these and on no others. Answers the ids of those that changed. */
export async function flagLocations(tx: Tx, organizationId: string, flag: LocationFlag, ids: string[]): Promise<string[]> {
  const isWanted = sql<boolean>`id = any (${ids}::uuid[])`;
  const rows = await tx
    .updateTable('location')
    .set({ [flags[flag]]: isWanted, version: sql<number>`version + 1`, updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`${sql.ref(flags[flag])} <> (${isWanted})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the settings name and `fax_number` does not have as theirs. */
export async function listUnprovenNumbers(tx: Tx, organizationId: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select telnyx_from as number from organization where id = ${organizationId}
      union select unnest(fax_numbers) from location where organization_id = ${organizationId}
      union select fax_number from bin where organization_id = ${organizationId}
    ) as named
    where number is not null and not exists (select from fax_number f where f.number = named.number and f.organization_id = ${organizationId})
    order by number`.execute(tx);
  return rows.map(({ number }) => number);
}
