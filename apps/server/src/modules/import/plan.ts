import type { ImportSettings, PatientFields, PhysicianFields } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import { storableText } from '../../platform/database/storable.ts';
import type { NewRow } from './import.store.ts';
import { reason } from './row/cell.ts';
import type { ReadRow } from './row/readRow.ts';
import type { Target } from './target.ts';

const longestKeptCell = 2000;

/** On which line of a file was seen what so far, so that no number and nobody comes in twice. */
export interface Seen {
  numbers: Map<string, number>;
  people: Map<string, number>;
}

export const nothingSeen = (): Seen => ({ numbers: new Map(), people: new Map() });

/** What is to become of rows: compared with those before them in the file, and with the charts. */
export async function planRows(
  tx: Tx,
  organizationId: string,
  { target, settings, seen }: { target: Target<PatientFields | PhysicianFields>; settings: ImportSettings; seen: Seen },
  rows: readonly ReadRow[],
): Promise<NewRow[]> {
  const readable = rows.filter((row): row is ReadRow & { fields: PatientFields } => row.fields !== null);
  const met = await meet(tx, organizationId, target, readable);
  return rows.map((row): NewRow => {
    const kept = {
      number: row.number,
      line: row.line,
      cells: row.cells.map((cell) => (cell.length > longestKeptCell ? `${cell.slice(0, longestKeptCell)}…` : cell)).map(storableText),
      fields: row.fields as NewRow['fields'],
      entity_id: null,
    };
    if (!row.fields) return { ...kept, outcome: 'error', reasons: row.reasons };
    const { numbers, person } = target.keysOf(row.fields);
    const before = numbers.map((number) => seen.numbers.get(number)).find((number) => number !== undefined);
    if (before !== undefined) return { ...kept, outcome: 'error', reasons: [...row.reasons, reason('same-number-in-file', null, { row: before })] };
    for (const number of numbers) seen.numbers.set(number, row.line);
    const twin = person ? seen.people.get(person) : undefined;
    if (person && twin === undefined) seen.people.set(person, row.line);
    const reasons = twin === undefined ? row.reasons : [...row.reasons, reason('same-person-in-file', null, { row: twin })];
    const { known = null, likelyId = null } = met.get(row.number) ?? {};
    if (known?.isOther) return { ...kept, outcome: 'error', entity_id: known.id, reasons: [...reasons, reason('other-person', null, { chartId: known.id })] };
    if (known) return { ...kept, outcome: settings.known, entity_id: known.id, reasons: [...reasons, reason('known', null, { chartId: known.id })] };
    if (likelyId) return { ...kept, outcome: settings.likely, entity_id: settings.likely === 'skip' ? likelyId : null, reasons: [...reasons, reason('likely-known', null, { chartId: likelyId })] };
    return { ...kept, outcome: 'create', reasons };
  });
}

/** The charts that rows meet, by the number of the row; whose number is known needs no likeness. */
async function meet(tx: Tx, organizationId: string, target: Target<PatientFields | PhysicianFields>, rows: readonly { number: number; fields: PatientFields | PhysicianFields }[]) {
  const known = await target.known(tx, organizationId, rows.map(({ fields }) => fields));
  const unknown = rows.filter((_, at) => known[at] === null);
  const likely = await target.likely(tx, organizationId, unknown.map(({ fields }) => fields));
  const likelyIds = new Map(unknown.map(({ number }, at) => [number, likely[at]]));
  return new Map(rows.map(({ number }, at) => [number, { known: known[at], likelyId: likelyIds.get(number) }]));
}
