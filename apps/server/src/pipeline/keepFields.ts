import type { Selectable } from 'kysely';
import type { Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { Extraction } from './extraction/extraction.ts';
import type { Work } from './stage.ts';

type Kept = Selectable<Tables['extraction']>;

/**
 * Stores what was extracted, one row a field, and answers with what a person has settled. That stays as it is,
 * whatever was read later; everything that was only extracted is replaced, so that a re-run may correct itself.
 * The fax is locked by the caller.
 */
export async function keepFields(tx: Tx, { fax }: Pick<Work, 'fax'>, fields: Extraction[]): Promise<Kept[]> {
  const rows = await tx.selectFrom('extraction').selectAll().where('fax_id', '=', fax.id).execute();
  const kept = rows.filter(isSettled);
  const replaced = rows.filter((row) => !isSettled(row)).map(({ id }) => id);
  if (replaced.length > 0) await tx.deleteFrom('extraction').where('id', 'in', replaced).execute();
  for (const row of kept) await placeAnew(tx, row, fields.find(({ field }) => field === row.field));
  const found = fields.filter(({ field }) => !kept.some((row) => row.field === field));
  if (found.length === 0) return kept;
  await tx
    .insertInto('extraction')
    .values(
      found.map(({ field, value, confidence, page, box, source, flags, alternatives }) => ({
        organization_id: fax.organization_id, fax_id: fax.id, field, value, confidence, page, box, source, flags, alternatives, accepted_by: null,
      })),
    )
    .execute();
  return kept;
}

/** Entered by a person, or accepted by one; where nothing was read there was nothing to accept. */
const isSettled = (row: Kept) => row.source === 'human' || (row.accepted_by !== null && row.value !== null);

/** Pages may have been turned, exchanged or read better since: a place that still says the value is shown, another value is offered. */
async function placeAnew(tx: Tx, row: Kept, found: Extraction | undefined): Promise<void> {
  const agrees = found?.value === row.value;
  const offered = [...(found?.value && !agrees ? [found.value] : []), ...(found?.alternatives ?? [])];
  await tx
    .updateTable('extraction')
    .set({
      page: agrees ? (found?.page ?? null) : null,
      box: agrees ? (found?.box ?? null) : null,
      alternatives: [...new Set([...offered, ...row.alternatives])].filter((value) => value !== row.value).slice(0, 5),
    })
    .where('id', '=', row.id)
    .execute();
}
