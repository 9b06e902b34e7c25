import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Patient, PatientFields } from '@intake/api/contract';
import { e164Of, isCalendarDay } from '@intake/api/rules';
import { tableStore, type Who } from '../../kernel/table.ts';
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
  alerts: row.alerts,
  locationId: row.location_id,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  mergedInto: row.merged_into,
});

const toColumns = (fields: PatientFields, { userId }: Who) => ({
  updated_by: userId,
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
  alerts: fields.alerts,
  location_id: fields.locationId,
  name_keys: storedNameKeys(fields.familyName, fields.givenName),
});

/** What a new chart may say besides. */
export interface NewPatient extends PatientFields {
  sourceFaxId?: string | null;
  /** The caller knows that another patient has this health number, and that it is not the same person. */
  confirmedNew?: boolean;
}

export const patientStore = tableStore({
  table: 'patient',
  orderBy: ['family_name', 'given_name'],
  supersededBy: 'merged_into',
  toApi: toPatient,
  toRow: toColumns,
  toNewRow: ({ sourceFaxId = null }: NewPatient, { userId }) => ({ source_fax_id: sourceFaxId, created_by: userId }),
});

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
