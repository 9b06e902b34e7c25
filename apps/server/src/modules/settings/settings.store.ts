import { sql, type Selectable } from 'kysely';
import type { Bin, Location } from '@intake/api/contract';
import type { z } from 'zod';
import type { BinFields, LocationFields } from '@intake/api/contract';
import { openFaxStatuses } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

const countLimit = 1000;

export type LocationFlag = 'is_urgent' | 'is_billing';

const toLocation = (row: Selectable<Tables['location']>): Location => ({
  id: row.id,
  version: row.version,
  name: row.name,
  timeZone: row.time_zone,
  faxNumbers: row.fax_numbers,
  phone: row.phone,
  address: row.address,
  isUrgent: row.is_urgent,
  isBilling: row.is_billing,
});

export async function listLocations(tx: Tx, organizationId: string, only?: LocationFlag): Promise<Location[]> {
  let query = tx.selectFrom('location').selectAll().where('organization_id', '=', organizationId);
  if (only) query = query.where(only, '=', true);
  return (await query.orderBy('name').execute()).map(toLocation);
}

export async function findLocation(tx: Tx, id: string): Promise<Location | undefined> {
  const row = await tx.selectFrom('location').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toLocation(row);
}

type LocationValues = z.output<typeof LocationFields>;
const locationColumns = (fields: LocationValues) => ({
  name: fields.name,
  time_zone: fields.timeZone,
  fax_numbers: fields.faxNumbers,
  phone: fields.phone,
  address: fields.address,
  is_urgent: fields.isUrgent,
  is_billing: fields.isBilling,
});

export async function insertLocation(tx: Tx, organizationId: string, fields: LocationValues): Promise<Location> {
  const values = { ...locationColumns(fields), organization_id: organizationId };
  return toLocation(await tx.insertInto('location').values(values).returningAll().executeTakeFirstOrThrow());
}

/** Undefined when the location changed in the meantime. */
export async function updateLocation(
  tx: Tx,
  { id, version, ...fields }: LocationValues & { id: string; version: number },
): Promise<Location | undefined> {
  const row = await tx
    .updateTable('location')
    .set({ ...locationColumns(fields), version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && toLocation(row);
}

/** The flag stands on these and on no others. Answers the ids of those that changed. */
export async function flagLocations(tx: Tx, organizationId: string, flag: LocationFlag, ids: string[]): Promise<string[]> {
  const isWanted = sql<boolean>`id = any (${ids}::uuid[])`;
  const rows = await tx
    .updateTable('location')
    .set({ [flag]: isWanted, version: sql<number>`version + 1`, updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`${sql.ref(flag)} <> (${isWanted})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Bins with the number of their open faxes, counted up to the limit so that a long queue costs no more. */
export async function listBins(tx: Tx, organizationId: string, id?: string): Promise<Bin[]> {
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

type BinValues = z.output<typeof BinFields>;
const binColumns = (fields: BinValues) => ({
  location_id: fields.locationId,
  name: fields.name,
  fax_number: fields.faxNumber,
  position: fields.position,
});

export async function insertBin(tx: Tx, organizationId: string, fields: BinValues): Promise<string> {
  const values = { ...binColumns(fields), organization_id: organizationId };
  return (await tx.insertInto('bin').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateBin(tx: Tx, { id, version, ...fields }: BinValues & { id: string; version: number }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bin')
    .set({ ...binColumns(fields), version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeBin(tx: Tx, id: string, version: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('bin').where('id', '=', id).where('version', '=', version).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function isBinUsed(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('fax').select('id').where('bin_id', '=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function listColleagues(tx: Tx, organizationId: string) {
  const rows = await tx
    .selectFrom('mapping')
    .innerJoin('app_user', 'app_user.id', 'mapping.user_id')
    .select(['app_user.id', 'app_user.display_name'])
    .where('mapping.organization_id', '=', organizationId)
    .orderBy('app_user.display_name')
    .execute();
  return rows.map((row) => ({ id: row.id, displayName: row.display_name }));
}
