import type { PatientFields, PhysicianFields } from '@intake/api/contract';
import type { ImportKind } from '@intake/api/rules';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';

/** Columns by their names, as JSON. */
export type Columns = Record<string, unknown>;

/** What of a chart an import changed. */
export interface Change {
  before: Columns;
  after: Columns;
}

export interface Changed {
  /** That the import left. */
  version: number;
  change: Change;
}

/** A chart that was changed back. */
export interface Restored {
  /** Columns that somebody changed since, and that stay. */
  kept: string[];
  /** Versions before and after. */
  from: number;
  to: number;
}

/** The chart that has the number of a row; `isOther` where everything else says that it is another person's. */
export interface Known {
  id: string;
  isOther: boolean;
}

export interface FieldsOf {
  patient: PatientFields;
  physician: PhysicianFields;
}

/** What an import can fill. Every function works on a batch, in the caller's transaction. */
export interface Target<Fields> {
  kind: ImportKind;
  /** What no two rows of a file may share, and what two rows of one person usually do. */
  keysOf(fields: Fields): { numbers: string[]; person: string };
  /** Of each row, by its numbers alone. */
  known(tx: Tx, organizationId: string, rows: readonly Fields[]): Promise<(Known | null)[]>;
  /** Of each row, the chart that is likely the same person's. It compares each with all that come near, and that takes its time. */
  likely(tx: Tx, organizationId: string, rows: readonly Fields[]): Promise<(string | null)[]>;
  /** New ones have version 1. */
  make(tx: Tx, who: Who, rows: readonly { id: string; fields: Fields }[]): Promise<void>;
  /** By id, the charts that are there; what a row does not say stays, and null: nothing was to be changed. */
  change(tx: Tx, who: Who, rows: readonly { id: string; fields: Fields }[]): Promise<Map<string, Changed | null>>;
  /** By id; a chart that is gone is missing. */
  restore(tx: Tx, who: Who, rows: readonly { id: string; change: Change }[]): Promise<Map<string, Restored>>;
}

export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The columns that differ. Null where none does. */
export function differences(before: Columns, after: Columns): Change | null {
  const names = Object.keys(after).filter((name) => !isEqual(before[name], after[name]));
  const pick = (columns: Columns) => Object.fromEntries(names.map((name) => [name, columns[name] ?? null]));
  return names.length === 0 ? null : { before: pick(before), after: pick(after) };
}

/** Which columns can be restored, and which somebody changed since. */
export function restorable(now: Columns, { before, after }: Change): { columns: Columns; kept: string[] } {
  const kept = Object.keys(after).filter((name) => !isEqual(now[name], after[name]));
  return { kept, columns: Object.fromEntries(Object.entries(before).filter(([name]) => !kept.includes(name))) };
}

export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
