import type { Import, ImportCounts, ImportRow, ImportSettings, PatientFields, PhysicianFields } from '@intake/api/contract';
import type { ImportRecord, RowRecord } from './importRecord.ts';
import { valuesOf, writtenIn } from './row/readRow.ts';

const noCounts: ImportCounts = { create: 0, update: 0, skip: 0, error: 0, warning: 0, made: 0, changed: 0, left: 0, removed: 0, restored: 0, kept: 0 };

export const toImport = (row: ImportRecord & { creator: string | null }): Import => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  state: row.state,
  fileName: row.file_name,
  size: row.size,
  settings: row.settings,
  header: row.header,
  progress: row.total > 0 ? Math.min(1, row.done / row.total) : 0,
  counts: { ...noCounts, ...row.counts },
  failure: row.failure,
  failureLine: row.failure_line,
  createdBy: row.creator ?? '',
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  undoneAt: row.undone_at?.toISOString() ?? null,
  rowsUntil: row.rows_until?.toISOString() ?? null,
});

type ShownRow = Pick<RowRecord, 'number' | 'line' | 'outcome' | 'result' | 'cells' | 'fields' | 'reasons' | 'entity_id'>;

export const toImportRow = (row: ShownRow, settings: Pick<ImportSettings, 'columns'>): ImportRow => ({
  number: row.number,
  line: row.line,
  outcome: row.outcome,
  result: row.result,
  values: row.fields ? valuesOf(row.fields as unknown as PatientFields | PhysicianFields) : writtenIn(row.cells, settings.columns),
  reasons: row.reasons,
  entityId: row.entity_id,
});
