import type { PatientFields, PhysicianFields } from '@intake/api/contract';
import { importUndoDays, type ImportFailure, type ImportKind } from '@intake/api/rules';
import type { Updateable } from 'kysely';
import type { AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { enqueue, withdraw, type Job } from '../../platform/jobs/jobs.port.ts';
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

export type Step = 'check' | 'run' | 'undo' | 'forget';

export const enqueueStep = (tx: Tx, organizationId: string, importId: string, step: Step, runAt?: Date): Promise<number> =>
  enqueue(tx, { kind: importJob, organizationId, payload: { importId, step }, ...(runAt && { runAt }) });

/** What an import holds is kept for so long that it can be undone; then it is erased. Answers until when. */
export async function keepForUndo(tx: Tx, organizationId: string, importId: string, now: Date): Promise<Date> {
  const until = new Date(now.getTime() + importUndoDays * 86_400_000);
  await enqueueStep(tx, organizationId, importId, 'forget', until);
  return until;
}

/**
 * Ends a step that is under way or waits. A step writes its job before anything else, and so does this: whoever comes
 * later waits for the other and neither for both.
 */
export const withdrawStep = (tx: Tx, organizationId: string, importId: string, step: Step): Promise<void> =>
  withdraw(tx, { kind: importJob, organizationId, payload: { importId, step } });
