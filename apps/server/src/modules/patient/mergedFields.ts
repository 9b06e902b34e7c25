import type { Selectable } from 'kysely';
import { mergedFields, type MergeChoices, type MergedField } from '@intake/api/contract';
import type { Tables } from '../../platform/database/tables.ts';
import { storedNameKeys } from '../../platform/search/names.ts';

type PatientRow = Selectable<Tables['patient']>;

/** The columns that are taken together: a health number with what its card says beside it. */
const columns = {
  familyName: ['family_name'],
  givenName: ['given_name'],
  birthDate: ['birth_date'],
  sex: ['sex'],
  healthNumber: ['health_number', 'version_code', 'province'],
  phones: ['phones'],
  email: ['email'],
  address: ['address'],
  language: ['language'],
} as const satisfies Record<MergedField, readonly (keyof PatientRow)[]>;

/** Columns that nobody is asked about: alerts of both stand, and a preferred location gives way to none. */
const unasked = ['alerts', 'location_id'] as const satisfies readonly (keyof PatientRow)[];

/** As many numbers as a chart has room for. */
const mostPhones = 5;

type Columns = Pick<PatientRow, (typeof columns)[MergedField][number] | (typeof unasked)[number] | 'name_keys'>;

/** What the kept chart says once each field was chosen. */
export function chosenColumns(kept: PatientRow, merged: PatientRow, choices: MergeChoices): Columns {
  const chosen = Object.fromEntries(
    mergedFields.flatMap((field) => columns[field].map((column) => [column, (choices[field] === 'merged' ? merged : kept)[column]])),
  ) as Omit<Columns, 'name_keys'>;
  if (choices.phones === 'both') chosen.phones = [...new Set([...kept.phones, ...merged.phones])].slice(0, mostPhones);
  chosen.alerts = [...new Set([...kept.alerts, ...merged.alerts])];
  chosen.location_id = kept.location_id ?? merged.location_id;
  return { ...chosen, name_keys: storedNameKeys(chosen.family_name, chosen.given_name) };
}

type Snapshot = Record<string, unknown>;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields that were changed after the merge: what somebody wrote since stays. */
export const changedSince = (now: Snapshot, after: Snapshot): MergedField[] =>
  mergedFields.filter((field) => columns[field].some((column) => !isEqual(now[column], after[column])));

/**
 * What the kept chart says once the merge is undone.
 * @param snapshots of the chart now, before the merge and right after it
 */
export function restoredColumns(kept: PatientRow, { now, before, after }: Record<'now' | 'before' | 'after', Snapshot>): Columns {
  const changed = changedSince(now, after);
  const restored = Object.fromEntries(
    mergedFields.flatMap((field) => columns[field].map((column) => [column, changed.includes(field) ? kept[column] : before[column]])),
  ) as Omit<Columns, 'name_keys'>;
  const unaskedColumns = Object.fromEntries(unasked.map((column) => [column, isEqual(now[column], after[column]) && column in before ? before[column] : kept[column]]));
  Object.assign(restored, unaskedColumns);
  return { ...restored, name_keys: storedNameKeys(restored.family_name, restored.given_name) };
}
