import { sql, type Updateable } from 'kysely';
import type { Import, ImportCounts, ImportRow, ImportRowView, ImportSettings } from '@intake/api/contract';
import { afterNewest, decodeCursor, readPage, type Page, type PageQuery } from '../../kernel/cursor.ts';
import type { Who } from '../../kernel/table.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { ImportRecord, RowRecord } from './importRecord.ts';
import { toImport, toImportRow } from './importShape.ts';

const shown = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('import')
    .leftJoin('app_user', 'app_user.id', 'import.created_by')
    .where('import.organization_id', '=', organizationId)
    .selectAll('import')
    .select(['app_user.display_name as creator', sql<string>`import.created_at::text`.as('created')]);

export async function findImport(tx: Tx, organizationId: string, id: string): Promise<Import | undefined> {
  const row = await shown(tx, organizationId).where('import.id', '=', id).executeTakeFirst();
  return row && toImport(row);
}

/** The newest first. */
export function pageImports(tx: Tx, organizationId: string, { cursor, limit }: PageQuery): Promise<Page<Import>> {
  let query = shown(tx, organizationId).orderBy('import.created_at', 'desc').orderBy('import.id');
  if (cursor) query = query.where(afterNewest(cursor, 'import.created_at', 'import.id'));
  return readPage({ limit, ask: (count) => query.limit(count).execute(), toItem: (row) => toImport(row), position: (last) => [last.created, last.id] });
}

/** Held until the end of the transaction. */
export const lockImport = (tx: Tx, organizationId: string, id: string): Promise<ImportRecord | undefined> =>
  tx.selectFrom('import').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes a change of an import, and tells whoever watches it. */
export async function changeImport(tx: Tx, organizationId: string, id: string, change: Updateable<Tables['import']>): Promise<void> {
  await tx
    .updateTable('import')
    .set({ ...change, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
  await publish(tx, { organizationId, topic: 'patient', entity: 'import', entityId: id });
}

/** How far a step is, absolutely or by how much further: no version, as nobody decides by it. */
export async function showProgress(tx: Tx, organizationId: string, id: string, progress: { done: number } | { further: number }): Promise<void> {
  const done = 'done' in progress ? progress.done : sql<number>`done + ${progress.further}::bigint`;
  await tx.updateTable('import').set({ done, updated_at: sql<Date>`now()` }).where('organization_id', '=', organizationId).where('id', '=', id).execute();
  await publish(tx, { organizationId, topic: 'patient', entity: 'import', entityId: id });
}

export async function insertImport(tx: Tx, { organizationId, userId }: Who, file: { kind: Import['kind']; fileName: string; size: number }): Promise<string> {
  const { id } = await tx
    .insertInto('import')
    .values({ organization_id: organizationId, kind: file.kind, file_name: file.fileName, size: file.size, created_by: userId, file_key: null, failure: null, failure_line: null, started_by: null, undone_by: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewRow = Omit<RowRecord, 'organization_id' | 'import_id' | 'has_warning' | 'result' | 'entity_version' | 'change'>;

export async function insertRows(tx: Tx, organizationId: string, importId: string, rows: readonly NewRow[]): Promise<void> {
  await sql`insert into import_row (organization_id, import_id, number, line, outcome, has_warning, reasons, cells, fields, entity_id)
    select ${organizationId}, ${importId}, r.number, r.line, r.outcome, r.has_warning, r.reasons, array(select jsonb_array_elements_text(r.cells)), r.fields, r.entity_id
    from jsonb_to_recordset(${JSON.stringify(rows.map((row) => ({ ...row, has_warning: row.reasons.some(({ isError }) => !isError) })))}::jsonb)
      r (number int, line int, outcome text, has_warning boolean, reasons jsonb, cells jsonb, fields jsonb, entity_id uuid)`.execute(tx);
}

/** What became of rows. */
export type SettledRow = Pick<RowRecord, 'number' | 'result' | 'reasons' | 'entity_id' | 'entity_version' | 'change'>;

export async function settleRows(tx: Tx, importId: string, rows: readonly SettledRow[]): Promise<void> {
  await sql`update import_row i set result = r.result, reasons = r.reasons, has_warning = i.has_warning or r.result in ('left', 'kept'),
      entity_id = r.entity_id, entity_version = r.entity_version, change = r.change
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r (number int, result text, reasons jsonb, entity_id uuid, entity_version int, change jsonb)
    where i.import_id = ${importId} and i.number = r.number`.execute(tx);
}

/** The next rows that are still to be imported, in the order of the file. */
export const nextPlanned = (tx: Tx, importId: string, count: number): Promise<RowRecord[]> =>
  tx.selectFrom('import_row').selectAll().where('import_id', '=', importId).where('result', 'is', null).where('outcome', 'in', ['create', 'update']).orderBy('number').limit(count).execute();

/** What was to be imported and will not be: it stays as it was. */
export const leavePlanned = (tx: Tx, importId: string): Promise<unknown> =>
  tx.updateTable('import_row').set({ result: 'left' }).where('import_id', '=', importId).where('result', 'is', null).where('outcome', 'in', ['create', 'update']).execute();

/** The last rows that were imported and are still to be undone. */
export const nextToUndo = (tx: Tx, importId: string, count: number): Promise<RowRecord[]> =>
  tx.selectFrom('import_row').selectAll().where('import_id', '=', importId).where('result', 'in', ['made', 'changed']).orderBy('number', 'desc').limit(count).execute();

/** What imports know of a chart's version, when it is as it was at another one. */
export async function moveVersion(tx: Tx, organizationId: string, entityId: string, { from, to }: { from: number; to: number }): Promise<void> {
  await tx
    .updateTable('import_row')
    .set({ entity_version: to })
    .where('organization_id', '=', organizationId)
    .where('entity_id', '=', entityId)
    .where('entity_version', '=', from)
    .where('result', 'in', ['made', 'changed'])
    .execute();
}

export async function countRows(tx: Tx, importId: string): Promise<ImportCounts> {
  const count = (condition: string) => sql.raw(`count(*) filter (where ${condition})::int`);
  const { rows } = await sql<ImportCounts>`select
      ${count("outcome = 'create'")} as create, ${count("outcome = 'update'")} as update, ${count("outcome = 'skip'")} as skip,
      ${count("outcome = 'error'")} as error, ${count("has_warning and outcome <> 'error'")} as warning,
      ${count("result = 'made'")} as made, ${count("result = 'changed'")} as changed, ${count("result = 'left'")} as left,
      ${count("result = 'removed'")} as removed, ${count("result = 'restored'")} as restored, ${count("result = 'kept'")} as kept
    from import_row where import_id = ${importId}`.execute(tx);
  return rows[0]!;
}

const rowsOf = (tx: Tx, organizationId: string, importId: string, view: ImportRowView) => {
  const all = tx.selectFrom('import_row').selectAll().where('organization_id', '=', organizationId).where('import_id', '=', importId);
  if (view === 'all') return all;
  if (view === 'kept') return all.where('result', 'in', ['kept', 'left']);
  return view === 'warning' ? all.where('has_warning', '=', true).where('outcome', '<>', 'error') : all.where('outcome', '=', view);
};

/** In the order of the file. */
export function pageRows(tx: Tx, organizationId: string, { id, columns }: { id: string } & Pick<ImportSettings, 'columns'>, { view, cursor, limit }: PageQuery & { view: ImportRowView }): Promise<Page<ImportRow>> {
  let query = rowsOf(tx, organizationId, id, view).orderBy('number');
  if (cursor) query = query.where('number', '>', decodeCursor(cursor, 'number')[0]);
  return readPage({ limit, ask: (count) => query.limit(count).execute(), toItem: (row) => toImportRow(row, { columns }), position: (last) => [last.number] });
}

/** Rows that were not imported, from a number on. */
export const nextNotImported = (tx: Tx, importId: string, after: number, count: number): Promise<RowRecord[]> =>
  tx
    .selectFrom('import_row').selectAll()
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .where((where) => where.or([where('outcome', 'in', ['error', 'skip']), where('result', '=', 'left')]))
    .orderBy('number')
    .limit(count)
    .execute();
