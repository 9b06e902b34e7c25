import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DuplicateReason, MergeKind, PhysicianReason, SecondPersonReason } from '@intake/api/contract';
import type { NullableTimestamp, Row, Timestamp } from '../columns.ts';

/** Two charts or physicians that may be one person's; `a_id` is the smaller id. */
export interface DuplicateTable extends Row {
  kind: MergeKind;
  a_id: string;
  b_id: string;
  /** Per mille. */
  score: number;
  reasons: JSONColumnType<DuplicateReason[] | PhysicianReason[], string, string>;
  status: Generated<'open' | 'not-same'>;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  created_at: Timestamp;
}

type Snapshot = JSONColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;

/** One chart that took another in, or is to do so once a second person agrees. */
export interface MergeTable extends Row {
  kind: MergeKind;
  kept_id: string;
  merged_id: string;
  state: 'proposed' | 'done' | 'undone' | 'refused';
  second_person: Generated<SecondPersonReason[]>;
  choices: JSONColumnType<Record<string, 'kept' | 'merged' | 'both'>, string, string>;
  kept_version: number;
  merged_version: number;
  kept_before: Snapshot;
  kept_after: Snapshot;
  merged_before: Snapshot;
  proposed_by: string;
  proposed_at: Timestamp;
  decided_by: string | null;
  decided_at: NullableTimestamp;
  /** The merged chart, when it is a patient’s. */
  merged_patient_id: GeneratedAlways<string | null>;
  merged_physician_id: GeneratedAlways<string | null>;
  undone_by: string | null;
  undone_at: NullableTimestamp;
}

/** A row that a merge found; written by the database alone. */
export interface MergeRowTable {
  organization_id: GeneratedAlways<string>;
  merge_id: GeneratedAlways<string>;
  table_name: GeneratedAlways<string>;
  column_name: GeneratedAlways<string>;
  row_id: GeneratedAlways<string>;
  found: GeneratedAlways<'moved' | 'own' | 'removed'>;
}
