import type { PatientFields, PhysicianFields } from '@intake/api/contract';
import { importUndoDays, type ImportFailure, type ImportKind } from '@intake/api/rules';
import type { Updateable } from 'kysely';
import type { AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { enqueue, type Job } from '../../platform/jobs/jobs.port.ts';
import type { ImportRecord } from './importRecord.ts';
import type { Target } from './target.ts';

export const importJob = 'import';

export interface ImportParts {
  database: Database;
  files: Files;
  clock: Clock;
  targets: Record<ImportKind, Target<PatientFields | PhysicianFields>>;
}

/** One step of an import, as it is carried out by the server in batches. */
export interface StepContext extends ImportParts {
  job: Job;
  signal: AbortSignal;
  organizationId: string;
  /** As it was when the step was taken up. */
  stored: ImportRecord;
  target: Target<PatientFields | PhysicianFields>;
  /** In whose name the rows are written. */
  actor: AuditActor & { userId: string };
  /** Ends the step, with its job, in the caller's transaction. */
  finish(tx: Tx, change: Updateable<Tables['import']>): Promise<void>;
  /** The same for what cannot go on; nothing of it is tried again. */
  stop(tx: Tx, failure: ImportFailure, line?: number | null): Promise<void>;
}

/** Until when what an import holds is kept, so that it can be undone; then its rows are erased. */
export const keptUntil = (now: Date): Date => new Date(now.getTime() + importUndoDays * 86_400_000);

export type Step = 'check' | 'run' | 'undo' | 'forget';

export const enqueueStep = (tx: Tx, organizationId: string, importId: string, step: Step, runAt?: Date): Promise<number> =>
  enqueue(tx, { kind: importJob, organizationId, payload: { importId, step }, ...(runAt && { runAt }) });
