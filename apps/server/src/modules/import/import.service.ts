import type { Import, ImportPreview, ImportRowView, ImportSettings } from '@intake/api/contract';
import { importLifecycle, transition, type ImportEvent, type ImportKind, type Locale } from '@intake/api/rules';
import type { Updateable } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { conflict, invalid, notFound, refusedFile, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { FileLinks } from '../../platform/files/fileLinks.ts';
import { FileMissing, type Content } from '../../platform/files/files.port.ts';
import { enqueueStep, keepForUndo, withdrawStep, type ImportParts } from './importJob.ts';
import { importLimit, proposeSettings, settingsFailure } from './importFile.ts';
import type { ImportRecord } from './importRecord.ts';
import { reportOf } from './importReport.ts';
import { toImportRow } from './importShape.ts';
import { changeImport, findImport, insertImport, lockImport, pageImports, pageRows } from './import.store.ts';
import { nothingSeen, planRows } from './plan.ts';
import { needsOrder } from './row/patientRow.ts';
import { readRow } from './row/readRow.ts';

const uploadMinutes = 15;
/** A file that nobody imports is erased after this. */
const keptHours = 24;
const previewed = 20;
const samples = 3;

export const importMediaType = 'text/csv; charset=utf-8';

export type ImportService = ReturnType<typeof createImportService>;

/** Lists of patients and physicians that come as CSV: looked at first, then tried, then imported, and undone. */
export function createImportService(parts: ImportParts & { links: FileLinks }) {
  const { database, files, links, clock, targets } = parts;

  const shown = async (tx: Tx, { organizationId }: Actor, id: string): Promise<Import> => {
    const found = await findImport(tx, organizationId, id);
    if (!found) throw notFound();
    return found;
  };

  const open = async (tx: Tx, { organizationId }: Actor, id: string, version: number): Promise<ImportRecord> => {
    const row = await lockImport(tx, organizationId, id);
    if (!row) throw notFound();
    if (row.version !== version) throw versionConflict();
    return row;
  };

  /** To another state, with audit event and event for the portals. */
  const move = async (tx: Tx, actor: Actor, row: ImportRecord, { event, change }: { event: ImportEvent; change: Updateable<Tables['import']> }): Promise<Import> => {
    const state = transition(importLifecycle, row.state, event);
    await appendAudit(tx, { actor, action: 'U', entity: 'import', entityId: row.id, outcome: 'success', detail: { event, kind: row.kind } });
    await changeImport(tx, actor.organizationId, row.id, { ...change, state, done: 0, failure: null, failure_line: null });
    return shown(tx, actor, row.id);
  };

  /** The same with the job that does the next step. */
  const step = async (tx: Tx, actor: Actor, row: ImportRecord, { job, ...to }: Parameters<typeof move>[3] & { job: 'check' | 'run' | 'undo' }): Promise<Import> => {
    const moved = await move(tx, actor, row, to);
    await enqueueStep(tx, actor.organizationId, row.id, job);
    return moved;
  };

  /** What came in goes again, as far as it came in. */
  const takeBack = async (tx: Tx, actor: Actor, row: ImportRecord, event: 'undo' | 'cancel'): Promise<Import> => {
    const { made } = await tx
      .selectFrom('import_row')
      .where('import_id', '=', row.id)
      .where('result', 'in', ['made', 'changed'])
      .select(({ fn }) => fn.countAll<number>().as('made'))
      .executeTakeFirstOrThrow();
    // What is under way for the first time has no such day yet.
    const rowsUntil = row.rows_until ?? (await keepForUndo(tx, actor.organizationId, row.id, clock.now()));
    return step(tx, actor, row, { event, job: 'undo', change: { total: Number(made), undone_by: actor.userId, rows_until: rowsUntil } });
  };

  const keyOf = (row: Pick<ImportRecord, 'file_key'>): string => {
    if (!row.file_key) throw conflict('not-stored', 'The file is not here, or not any more: send it again.');
    return row.file_key;
  };

  const notErased = ({ state, rows_until }: ImportRecord): void => {
    if ((state === 'done' || state === 'stopped') && !rows_until) throw conflict('too-late', 'What this import held is erased; it can neither go on nor be undone any more.');
  };

  return {
    create: (actor: Actor, file: { kind: ImportKind; fileName: string; size: number }) => {
      if (file.size === 0) throw refusedFile('empty');
      if (file.size > importLimit.maxBytes) throw refusedFile('too-large');
      return database.asUser(actor, async (tx) => {
        const id = await insertImport(tx, actor, file);
        const expiresAt = new Date(clock.now().getTime() + uploadMinutes * 60_000);
        await enqueueStep(tx, actor.organizationId, id, 'forget', new Date(clock.now().getTime() + keptHours * 3600_000));
        await appendAudit(tx, { actor, action: 'C', entity: 'import', entityId: id, outcome: 'success', detail: { kind: file.kind } });
        return { id, url: links.signUpload(actor, id, expiresAt, importMediaType), expiresAt: expiresAt.toISOString() };
      });
    },

    /** Keeps the bytes of an announced file for a day; the address itself proved who may. */
    store: async (organizationId: string, id: string, bytes: Content): Promise<void> => {
      const file = await files.putTemporary(organizationId, bytes, importLimit);
      const before = await database.asService(organizationId, async (tx) => {
        const row = await lockImport(tx, organizationId, id);
        if (!row) throw notFound();
        await changeImport(tx, organizationId, id, { state: transition(importLifecycle, row.state, 'upload'), file_key: file.key, size: file.size });
        return row.file_key;
      });
      if (before) await files.discard(before);
    },

    list: (actor: Actor, query: PageQuery) => database.asUser(actor, (tx) => pageImports(tx, actor.organizationId, query)),
    get: (actor: Actor, id: string): Promise<Import> => database.asUser(actor, (tx) => shown(tx, actor, id)),

    preview: async (actor: Actor, id: string, said: Partial<ImportSettings>): Promise<ImportPreview> => {
      const row = await database.asUser(actor, (tx) => tx.selectFrom('import').selectAll().where('organization_id', '=', actor.organizationId).where('id', '=', id).executeTakeFirst());
      if (!row) throw notFound();
      const proposal = await proposeSettings(files, keyOf(row), row.kind, said).catch((error: unknown) => {
        throw error instanceof FileMissing ? conflict('not-stored', 'The file is not here any more: send it again.') : error;
      });
      const { settings, header, records, failure } = proposal;
      const columns = settings.columns.map((_, at) => ({
        name: header?.[at] ?? '',
        samples: records.map(({ cells }) => cells[at]?.trim() ?? '').filter(Boolean).slice(0, samples).map((text) => text.slice(0, 80)),
      }));
      const dates = settings.columns.flatMap((field, at) => (field === 'birthDate' ? records.map(({ cells }) => cells[at] ?? '') : []));
      const wrong = failure?.code ?? settingsFailure(settings);
      const target = targets[row.kind];
      const rows = await database.asUser(actor, async (tx) => {
        const today = localDay(clock.now(), (await tx.selectFrom('organization').select('time_zone').where('id', '=', actor.organizationId).executeTakeFirstOrThrow()).time_zone);
        const read = records.slice(0, previewed).map((record, at) => readRow(row.kind, settings, record, at + 1, today));
        const planned = await planRows(tx, actor.organizationId, { target, settings, seen: nothingSeen() }, read);
        await appendAudit(tx, { actor, action: 'R', entity: 'import', entityId: id, outcome: 'success', detail: { shown: planned.length } });
        return planned;
      });
      return {
        settings,
        isEncodingSure: proposal.isEncodingSure,
        asksDateOrder: dates.some(needsOrder),
        columns,
        rows: rows.map((planned) => toImportRow({ ...planned, result: null }, settings)),
        failure: wrong,
        failureLine: failure?.line ?? null,
      };
    },

    check: (actor: Actor, id: string, { version, settings }: { version: number; settings: ImportSettings }): Promise<Import> =>
      database.asUser(actor, async (tx) => {
        const row = await open(tx, actor, id, version);
        keyOf(row);
        const failure = settingsFailure(settings);
        if (failure) throw invalid([{ path: 'settings.columns', code: failure, message: 'These columns cannot be imported.' }]);
        return step(tx, actor, row, { event: 'check', job: 'check', change: { settings: JSON.stringify(settings), counts: '{}', total: row.size } });
      }),

    rows: (actor: Actor, id: string, query: PageQuery & { view: ImportRowView }) =>
      database.asUser(actor, async (tx) => {
        const { settings } = await shown(tx, actor, id);
        const page = await pageRows(tx, actor.organizationId, { id, columns: settings?.columns ?? [] }, query);
        await appendAudit(tx, { actor, action: 'R', entity: 'import', entityId: id, outcome: 'success', detail: { shown: page.items.length } });
        return page;
      }),

    export: async (actor: Actor, id: string, locale: Locale) => {
      const record = await database.asUser(actor, async (tx) => {
        const found = await shown(tx, actor, id);
        await appendAudit(tx, { actor, action: 'E', entity: 'import', entityId: id, outcome: 'success', detail: { event: 'export', errors: found.counts.error } });
        return found;
      });
      const file = await files.putTemporary(actor.organizationId, reportOf(database, actor, record, locale), importLimit);
      return { url: links.sign(actor, file.key, importMediaType), expiresAt: links.expiry().toISOString() };
    },

    start: (actor: Actor, id: string, version: number): Promise<Import> =>
      database.asUser(actor, async (tx) => {
        const row = await open(tx, actor, id, version);
        notErased(row);
        const { create = 0, update = 0 } = row.counts;
        if (row.state === 'checked' && create + update === 0) throw conflict('nothing-to-import', 'No row of this file can be imported.');
        return step(tx, actor, row, { event: 'start', job: 'run', change: { total: create + update, started_by: actor.userId, started_at: clock.now() } });
      }),

    undo: (actor: Actor, id: string, version: number): Promise<Import> =>
      database.asUser(actor, async (tx) => {
        const row = await open(tx, actor, id, version);
        notErased(row);
        return takeBack(tx, actor, row, 'undo');
      }),

    /** A dry run ends as if it had not begun; an import is taken back as far as it had come. */
    cancel: (actor: Actor, id: string, version: number): Promise<Import> =>
      database.asUser(actor, async (tx) => {
        for (const underWay of ['check', 'run'] as const) await withdrawStep(tx, actor.organizationId, id, underWay);
        const row = await open(tx, actor, id, version);
        if (row.state !== 'checking') return takeBack(tx, actor, row, 'cancel');
        await tx.deleteFrom('import_row').where('organization_id', '=', actor.organizationId).where('import_id', '=', id).execute();
        return move(tx, actor, row, { event: 'cancel', change: {} });
      }),

    discard: async (actor: Actor, { id, version }: { id: string; version: number }) => {
      const key = await database.asUser(actor, async (tx) => {
        const row = await open(tx, actor, id, version);
        transition(importLifecycle, row.state, 'discard');
        await appendAudit(tx, { actor, action: 'D', entity: 'import', entityId: id, outcome: 'success' });
        // Tells of it before it is gone.
        await changeImport(tx, actor.organizationId, id, {});
        await tx.deleteFrom('import').where('organization_id', '=', actor.organizationId).where('id', '=', id).execute();
        return row.file_key;
      });
      if (key) await files.discard(key);
      return {};
    },
  };
}
