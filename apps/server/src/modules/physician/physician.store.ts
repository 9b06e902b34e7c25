import { sql, type Selectable } from 'kysely';
import type { Physician, PhysicianFields } from '@intake/api/contract';
import { tableStore } from '../../kernel/table.ts';
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

export const physicianStore = tableStore({ table: 'physician', orderBy: ['family_name'], toApi: toPhysician, toRow: toColumns });

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
