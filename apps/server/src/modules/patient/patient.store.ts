import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely';
import type { Patient, PatientFields } from '@intake/api/contract';
import { e164Of, isCalendarDay } from '@intake/api/rules';
import { decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { findNamed, storedNameKeys } from '../../platform/search/names.ts';

type PatientRow = Selectable<Tables['patient']>;

export const toPatient = (row: PatientRow): Patient => ({
  id: row.id,
  version: row.version,
  familyName: row.family_name,
  givenName: row.given_name,
  birthDate: row.birth_date,
  sex: row.sex,
  healthNumber: row.health_number,
  versionCode: row.version_code,
  province: row.province as Patient['province'],
  phones: row.phones,
  email: row.email,
  address: row.address,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

const toColumns = (fields: PatientFields) => ({
  family_name: fields.familyName,
  given_name: fields.givenName,
  birth_date: fields.birthDate,
  sex: fields.sex,
  health_number: fields.healthNumber,
  version_code: fields.versionCode,
  province: fields.province,
  phones: fields.phones,
  email: fields.email,
  address: fields.address,
  language: fields.language,
  name_keys: storedNameKeys(fields.familyName, fields.givenName),
});

/** By name in order, or, when a name is given, the closest names first (those have no further page). */
export async function listPatients(
  tx: Tx,
  organizationId: string,
  { name, cursor, limit }: PageQuery & { name?: string | undefined },
): Promise<Page<Patient>> {
  let query = tx
    .selectFrom('patient')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null);
  if (name) return { items: await findPatients(tx, organizationId, name, limit), nextCursor: null };
  if (cursor) {
    const [family, given, id] = decodeCursor(cursor, 'text', 'text', 'id');
    query = query.where(sql<boolean>`(family_name, given_name, id) > (${family}, ${given}, ${id}::uuid)`);
  }
  return readPage({
    limit,
    ask: (count) => query.orderBy('family_name').orderBy('given_name').orderBy('id').limit(count).execute(),
    toItem: toPatient,
    position: (row) => [row.family_name, row.given_name, row.id],
  });
}

/**
 * Patients with nearly this name, those with exactly this name first; or born on this day (`1968-04-17`), or with a
 * health number that begins so, or with this whole phone number.
 */
export async function findPatients(tx: Tx, organizationId: string, text: string, limit: number): Promise<Patient[]> {
  const number = text.trim();
  if (isCalendarDay(number)) return findWhere(tx, organizationId, sql<boolean>`birth_date = ${number}`, limit);
  const digits = number.replace(/[\s-]/g, '');
  const phone = e164Of(number);
  const hasNumber = sql<boolean>`health_number ^@ ${digits}`;
  if (phone) return findWhere(tx, organizationId, sql<boolean>`(${hasNumber} or phones @> ${[phone]}::text[])`, limit);
  if (/^\d{4,}$/.test(digits)) return findWhere(tx, organizationId, hasNumber, limit);
  const named = findNamed('patient', text, limit);
  if (!named) return [];
  const rows = await tx
    .selectFrom(named)
    .innerJoin('patient', 'patient.id', 'found.id')
    .selectAll('patient')
    .orderBy('found.position')
    .execute();
  return rows.map(toPatient);
}

async function findWhere(tx: Tx, organizationId: string, condition: RawBuilder<boolean>, limit: number): Promise<Patient[]> {
  const rows = await tx
    .selectFrom('patient')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('merged_into', 'is', null)
    .where(condition)
    .orderBy('family_name')
    .orderBy('given_name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toPatient);
}

export async function findPatient(tx: Tx, id: string): Promise<Patient | undefined> {
  const row = await tx.selectFrom('patient').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toPatient(row);
}

export async function findByHealthNumber(tx: Tx, organizationId: string, healthNumber: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('patient')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('health_number', '=', healthNumber)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function insertPatient(
  tx: Tx,
  organizationId: string,
  userId: string | null,
  fields: PatientFields,
  sourceFaxId: string | null,
): Promise<Patient> {
  const values: Insertable<Tables['patient']> = {
    ...toColumns(fields),
    organization_id: organizationId,
    source_fax_id: sourceFaxId,
    created_by: userId,
    updated_by: userId,
  };
  return toPatient(await tx.insertInto('patient').values(values).returningAll().executeTakeFirstOrThrow());
}

/** Undefined when the version is not the stored one any more. */
export async function updatePatient(
  tx: Tx,
  userId: string,
  { id, version, ...fields }: PatientFields & { id: string; version: number },
): Promise<Patient | undefined> {
  const row = await tx
    .updateTable('patient')
    .set({ ...toColumns(fields), updated_by: userId, version: version + 1, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  return row && toPatient(row);
}
