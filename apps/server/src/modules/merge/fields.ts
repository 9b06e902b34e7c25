import { storedNameKeys } from '../../platform/search/names.ts';
import type { Choices, Mergeable, Person, PersonRow, Reason } from './mergeable.ts';

type Columns = Record<string, unknown>;

const withKeys = (columns: Columns): Columns => ({ ...columns, name_keys: storedNameKeys(columns['family_name'] as string, columns['given_name'] as string) });

/** What the kept one says once each field was chosen. */
export function chosenColumns<P extends Person, C extends Choices, R extends Reason>(
  { columns, joined }: Mergeable<P, C, R>, kept: PersonRow, merged: PersonRow, choices: C,
): Columns {
  const chosen = (Object.entries(columns) as [string, readonly string[]][]).flatMap(([field, names]) => names.map((name) => [name, (choices[field] === 'merged' ? merged : kept)[name]]));
  return withKeys({ ...Object.fromEntries(chosen), ...joined?.(kept, merged, choices) } as Columns);
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The fields that were changed after the merge: what somebody wrote since stays. */
export const changedSince = <Field extends string>(columns: Record<Field, readonly string[]>, now: Columns, after: Columns): Field[] =>
  (Object.keys(columns) as Field[]).filter((field) => columns[field].some((name) => !isEqual(now[name], after[name])));

/**
 * What the kept one says once the merge is undone.
 * @param snapshots of the row now, before the merge and right after it
 */
export function restoredColumns<P extends Person, C extends Choices, R extends Reason>(
  { columns, unasked = [] }: Mergeable<P, C, R>, kept: PersonRow, { now, before, after }: Record<'now' | 'before' | 'after', Columns>,
): Columns {
  const all: Record<string, readonly string[]> = { ...columns, ...Object.fromEntries(unasked.map((name) => [name, [name]])) };
  const changed = changedSince(all, now, after);
  const restored = Object.entries(all).flatMap(([field, names]) => names.map((name) => [name, changed.includes(field) || !(name in before) ? kept[name] : before[name]]));
  return withKeys(Object.fromEntries(restored) as Columns);
}
