import type { MergeKind, SecondPersonReason } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

/** A row as it is stored, by column. */
export interface PersonRow extends Record<string, unknown> {
  id: string;
  version: number;
  merged_into: string | null;
  family_name: string;
  given_name: string;
}

/** Which of the two each field is taken from; what adds up is taken from both. */
export type Choices = Record<string, 'kept' | 'merged' | 'both'>;

export interface Person {
  id: string;
  version: number;
  mergedInto: string | null;
}

export interface Reason {
  code: string;
  agrees: boolean;
}

export interface Likeness<R extends Reason> {
  score: number;
  reasons: R[];
}

/** What tells the merging of patients' charts from that of physicians. */
export interface Mergeable<P extends Person, C extends Choices, R extends Reason> {
  /** The table, too. */
  kind: MergeKind;
  /** The columns that are taken together, by the field that is chosen. */
  columns: Record<keyof C & string, readonly string[]>;
  /** Columns that nobody is asked about: `joined` says them. */
  unasked?: readonly string[];
  /** What is taken of both, whatever is chosen; throws where the two exclude each other. */
  joined?(kept: PersonRow, merged: PersonRow, choices: C): Record<string, unknown>;
  /** Columns that one who was merged gives up, and gets back. */
  released?: readonly string[];
  /** What has to be so before rows move. */
  beforeMoving?(tx: Tx, both: { keptId: string; mergedId: string }): Promise<void>;
  toPeople(tx: Tx, rows: readonly PersonRow[]): Promise<P[]>;
  /** Those who share something with this one, to be compared. */
  findAlike(tx: Tx, organizationId: string, person: P): Promise<P[]>;
  likeness(a: P, b: P): Likeness<R>;
  /** From this score on two are shown as likely doubles. */
  likelyFrom: number;
  /** Why two people have to agree before the two become one. */
  secondPersonFor(a: P, b: P): SecondPersonReason[];
}

/** Of the trail: a chart is somebody's, an entry of the directory is nobody's. */
export const trailOf = (kind: MergeKind, id: string) => ({ entity: kind, entityId: id, ...(kind === 'patient' && { patientId: id }) });
