import type { Patient, PatientFields } from '@intake/api/contract';
import { foldName } from '@intake/api/rules';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { storedNameKeys } from '../../platform/search/names.ts';
import { likelyFrom, patientLikeness } from './likeness/patientLikeness.ts';
import { toPatient } from './patient.store.ts';
import { lockPeople, writePerson } from '../import/personRows.ts';
import { differences, groupBy, restorable, type Changed, type Columns, type Restored, type Target } from '../import/target.ts';

type PatientRow = Selectable<Tables['patient']>;

const mostPhones = 5;

const columnsOf = (fields: PatientFields) => ({
  family_name: fields.familyName, given_name: fields.givenName, birth_date: fields.birthDate, sex: fields.sex, health_number: fields.healthNumber,
  version_code: fields.versionCode, province: fields.province, phones: fields.phones, email: fields.email, address: fields.address, language: fields.language,
});

/** What a row says takes the place of what the chart says; phones are added, and what it does not say stays. */
function changedBy(now: PatientRow, fields: PatientFields): Columns {
  const said = Object.entries(columnsOf(fields)).filter(([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0));
  return { ...Object.fromEntries(said), ...(fields.phones.length > 0 && { phones: [...new Set([...now.phones, ...fields.phones])].slice(0, mostPhones) }) };
}

const openCharts = (tx: Tx, organizationId: string) =>
  tx.selectFrom('patient').selectAll().where('organization_id', '=', organizationId).where('merged_into', 'is', null);

const mostAlike = (fields: PatientFields, charts: readonly Patient[]) =>
  charts.map((chart) => ({ id: chart.id, score: patientLikeness(fields, chart).score })).sort((a, b) => b.score - a.score)[0];

export const patientTarget: Target<PatientFields> = {
  kind: 'patient',

  keysOf: ({ healthNumber, familyName, givenName, birthDate }) => ({
    numbers: healthNumber ? [healthNumber] : [],
    person: birthDate && givenName ? `${foldName(familyName)} ${foldName(givenName)} ${birthDate}` : '',
  }),

  async known(tx, organizationId, rows) {
    const numbers = rows.flatMap(({ healthNumber }) => healthNumber ?? []);
    const found = await openCharts(tx, organizationId).where(sql<boolean>`health_number = any (${numbers}::text[])`).orderBy('created_at').execute();
    const ofNumber = groupBy(found.map(toPatient), ({ healthNumber }) => healthNumber);
    return rows.map((fields) => {
      const known = fields.healthNumber ? mostAlike(fields, ofNumber.get(fields.healthNumber) ?? []) : undefined;
      return known ? { id: known.id, isOther: known.score < likelyFrom } : null;
    });
  },

  async likely(tx, organizationId, rows) {
    const days = rows.flatMap(({ birthDate }) => birthDate ?? []);
    const found = await openCharts(tx, organizationId).where(sql<boolean>`birth_date = any (${days}::date[])`).execute();
    const ofDay = groupBy(found.map(toPatient), ({ birthDate }) => birthDate);
    return rows.map((fields) => {
      const likely = fields.birthDate ? mostAlike(fields, ofDay.get(fields.birthDate) ?? []) : undefined;
      return likely && likely.score >= likelyFrom ? likely.id : null;
    });
  },

  async make(tx, { organizationId, userId }, rows) {
    await tx
      .insertInto('patient')
      .values(rows.map(({ id, fields }) => ({
        id, organization_id: organizationId, ...columnsOf(fields), name_keys: storedNameKeys(fields.familyName, fields.givenName), created_by: userId, updated_by: userId,
      })))
      .execute();
  },

  async change(tx, who, rows) {
    const charts = await lockPeople(tx, who, 'patient', rows.map(({ id }) => id));
    const changed = new Map<string, Changed | null>();
    for (const { id, fields } of rows) {
      const now = charts.get(id);
      if (!now) continue;
      const change = differences(now as unknown as Columns, changedBy(now, fields));
      changed.set(id, change && { version: await writePerson(tx, who, 'patient', now, change.after), change });
    }
    return changed;
  },

  async restore(tx, who, rows) {
    const charts = await lockPeople(tx, who, 'patient', rows.map(({ id }) => id));
    const restored = new Map<string, Restored>();
    for (const { id, change } of rows) {
      const now = charts.get(id);
      if (!now) continue;
      const { columns, kept } = restorable(now as unknown as Columns, change);
      const to = Object.keys(columns).length > 0 ? await writePerson(tx, who, 'patient', now, columns) : now.version;
      restored.set(id, { kept, from: now.version, to });
    }
    return restored;
  },
};
