import { sql, type Selectable } from 'kysely';
import type { DuplicateReason, MergeChoices, Patient, PatientFields } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { nameKeys } from '../../platform/search/tokens.ts';
import type { Mergeable, PersonRow } from '../merge/mergeable.ts';
import { likelyFrom, patientLikeness, secondPersonFor } from './likeness/patientLikeness.ts';
import { toPatient } from './patient.store.ts';

/** As many charts as are compared with one; those that share most come first. */
const mostCompared = 200;

/** As many numbers as a chart has room for. */
const mostPhones = 5;

/** Charts that share a number, a phone, the birth date or nearly the name with this one. */
async function findAlike(tx: Tx, organizationId: string, patient: PatientFields & { id: string }): Promise<Patient[]> {
  const { familyName, givenName, birthDate, healthNumber, phones } = patient;
  const [year, month, day] = (birthDate ?? '').split('-');
  // A day beyond the twelfth cannot have been a month.
  const days = birthDate ? [birthDate, ...(Number(day) <= 12 ? [`${year}-${day}-${month}`] : [])] : [];
  const rows = await tx
    .selectFrom(
      sql<{ id: string }>`private.find_likely(${healthNumber}, ${days}::date[], ${phones}::text[], ${nameKeys(familyName)}::text[],
        ${nameKeys(givenName)}::text[], ${mostCompared}::int)`.as<'found'>(sql`found(id)`),
    )
    .innerJoin('patient', 'patient.id', 'found.id')
    .selectAll('patient')
    .where('patient.organization_id', '=', organizationId)
    .where('patient.id', '<>', patient.id)
    .execute();
  return rows.map(toPatient);
}

const ofBoth = (column: 'phones' | 'alerts', kept: PersonRow, merged: PersonRow) => [...new Set([...(kept[column] as string[]), ...(merged[column] as string[])])];

export const mergeablePatients: Mergeable<Patient, MergeChoices, DuplicateReason> = {
  kind: 'patient',
  // A health number comes with what its card says beside it.
  columns: {
    familyName: ['family_name'],
    givenName: ['given_name'],
    birthDate: ['birth_date'],
    sex: ['sex'],
    healthNumber: ['health_number', 'version_code', 'province'],
    phones: ['phones'],
    email: ['email'],
    address: ['address'],
    language: ['language'],
  },
  unasked: ['alerts', 'location_id'],
  // Alerts of both stand, and a preferred location gives way to none.
  joined: (kept, merged, { phones }) => ({
    ...(phones === 'both' && { phones: ofBoth('phones', kept, merged).slice(0, mostPhones) }),
    alerts: ofBoth('alerts', kept, merged),
    location_id: kept['location_id'] ?? merged['location_id'],
  }),
  toPeople: (_tx, rows) => Promise.resolve(rows.map((row) => toPatient(row as unknown as Selectable<Tables['patient']>))),
  findAlike,
  likeness: patientLikeness,
  likelyFrom,
  secondPersonFor,
};
