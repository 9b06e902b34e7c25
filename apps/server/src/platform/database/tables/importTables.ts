import type { Generated, JSONColumnType } from 'kysely';
import type { ImportCounts, ImportReason, ImportSettings } from '@intake/api/contract';
import type { ImportFailure, ImportKind, ImportOutcome, ImportResult, ImportState } from '@intake/api/rules';
import type { NullableTimestamp, Row, Versioned } from '../columns.ts';

/** A file of patients or physicians, and how far its import is. */
export interface ImportTable extends Row, Versioned {
  kind: ImportKind;
  state: Generated<ImportState>;
  file_name: string;
  /** A temporary file, until it is not needed any more. */
  file_key: string | null;
  size: number;
  settings: JSONColumnType<ImportSettings | null, string | null | undefined, string | null>;
  header: Generated<string[]>;
  done: Generated<number>;
  total: Generated<number>;
  counts: JSONColumnType<Partial<ImportCounts>, string | undefined, string>;
  failure: ImportFailure | null;
  failure_line: number | null;
  created_by: string;
  started_by: string | null;
  started_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  undone_by: string | null;
  undone_at: NullableTimestamp;
  rows_until: NullableTimestamp;
}

type Columns = Record<string, unknown>;

/** A row of the file: what it is to become, what became of it, and how the chart was before. */
export interface ImportRowTable {
  organization_id: string;
  import_id: string;
  number: number;
  line: number;
  outcome: ImportOutcome;
  has_warning: Generated<boolean>;
  result: ImportResult | null;
  reasons: JSONColumnType<ImportReason[], string, string>;
  cells: string[];
  fields: JSONColumnType<Columns | null, string | null, string | null>;
  entity_id: string | null;
  entity_version: number | null;
  change: JSONColumnType<{ before: Columns; after: Columns } | null, string | null | undefined, string | null>;
}
