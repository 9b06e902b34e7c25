import { sql, type Selectable } from 'kysely';
import type { Physician, PhysicianFields } from '@intake/api/contract';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findNamed, storedNameKeys } from '../../platform/search/names.ts';

const toPhysician = (row: Selectable<Tables['physician']>): Physician => ({
  id: row.id,
  version: row.version,
  familyName: row.family_name,
  givenName: row.given_name,
  licenceNumber: row.licence_number,
  billingNumber: row.billing_number,
  specialty: row.specialty,
  clinicName: row.clinic_name,
  faxNumbers: row.fax_numbers,
  phones: row.phones,
  isInternal: row.is_internal,
});

const toColumns = (fields: PhysicianFields) => ({
  family_name: fields.familyName,
  given_name: fields.givenName,
  licence_number: fields.licenceNumber,
  billing_number: fields.billingNumber,
  specialty: fields.specialty,
  clinic_name: fields.clinicName,
  fax_numbers: fields.faxNumbers,
  phones: fields.phones,
  name_keys: storedNameKeys(fields.familyName, fields.givenName),
});

interface ListQuery {
  name?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** By name in order, or, when a name is given, the closest names first (those have no further page). */
export async function listPhysicians(tx: Tx, organizationId: string, { name, cursor, limit }: ListQuery) {
  let query = tx.selectFrom('physician').selectAll().where('organization_id', '=', organizationId);
  if (name) return { items: await findPhysicians(tx, name, limit), nextCursor: null };
  if (cursor) {
    const [family, id] = decodeCursor(cursor, 'text', 'id');
    query = query.where(sql<boolean>`(family_name, id) > (${family}, ${id}::uuid)`);
  }
  const rows = await query.orderBy('family_name').orderBy('id').limit(limit + 1).execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(toPhysician),
    nextCursor: last ? encodeCursor([last.family_name, last.id]) : null,
  };
}

/** Physicians with nearly this name, those with exactly this name first. */
export async function findPhysicians(tx: Tx, text: string, limit: number): Promise<Physician[]> {
  const named = findNamed('physician', text, limit);
  if (!named) return [];
  const rows = await tx
    .selectFrom(named)
    .innerJoin('physician', 'physician.id', 'found.id')
    .selectAll('physician')
    .orderBy('found.position')
    .execute();
  return rows.map(toPhysician);
}

export async function findByFax(tx: Tx, organizationId: string, fax: string): Promise<Physician[]> {
  const rows = await tx
    .selectFrom('physician')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`fax_numbers @> ${[fax]}::text[]`)
    .orderBy('family_name')
    .limit(50)
    .execute();
  return rows.map(toPhysician);
}

export async function insertPhysician(tx: Tx, organizationId: string, fields: PhysicianFields): Promise<Physician> {
  const values = { ...toColumns(fields), organization_id: organizationId };
  return toPhysician(await tx.insertInto('physician').values(values).returningAll().executeTakeFirstOrThrow());
}

/** Undefined when there is none, or when the version is not the stored one any more. */
export async function updatePhysician(
  tx: Tx,
  { id, version, ...fields }: PhysicianFields & { id: string; version: number },
): Promise<Physician | undefined> {
  const row = await tx
    .updateTable('physician')
    .set({ ...toColumns(fields), version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && toPhysician(row);
}
