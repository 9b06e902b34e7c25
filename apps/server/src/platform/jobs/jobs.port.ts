import { sql } from 'kysely';
import type { JobFailureCode } from '@intake/api/rules';
import type { Tx } from '../database/database.port.ts';

/** Work for later. Its kind names the handler. */
export interface NewJob {
  kind: string;
  organizationId: string | null;
  faxId?: string;
  /** Identifiers and settings; what patients are called stays in the tables. */
  payload?: Record<string, unknown>;
  /** Not before; now when left out. */
  runAt?: Date;
  /** 0 is first, 5 when left out. */
  priority?: number;
  /** Tries before it has failed, 5 when left out. */
  maxAttempts?: number;
}

/** A job that this process holds. */
export interface Job {
  id: number;
  kind: string;
  organizationId: string | null;
  faxId: string | null;
  payload: Record<string, unknown>;
  /** This try, from 1. */
  attempt: number;
  maxAttempts: number;
  /** How often the machine has kept it from being done; these were no tries. */
  interruptions: number;
  leaseToken: string;
}

/** What went wrong in the end: a code to show and a message for developers. */
export interface JobFailure {
  code: string;
  message: string;
}

export interface JobHandler {
  /** How many of this kind one process does at the same time. */
  concurrency: number;
  /**
   * Does the work and calls `complete` in the transaction that stores the result. Throws to be tried again
   * later, or PermanentError to fail at once; what the machine lacks (see machineFaultOf) is waited for and spends
   * no try. The signal says that the lease is lost or the server stops.
   */
  run(job: Job, signal: AbortSignal): Promise<void>;
  /** The last try failed; runs in the transaction that marks the job as failed. */
  onFailed(tx: Tx, job: Job, failure: JobFailure): Promise<void>;
}

/** Trying again would not help: the document is damaged, encrypted, too large. */
export class PermanentError extends Error {
  override name = 'PermanentError';

  constructor(
    readonly code: JobFailureCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Somebody else has taken the job over; nothing of this try may be kept. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';

  constructor(job: Job) {
    super(`The lease of job ${job.id} (${job.kind}) is lost.`);
  }
}

export const jobChannel = 'intake_job';

/** Stores a job in the caller's transaction: it exists when, and only when, what it is about does. */
export async function enqueue(tx: Tx, job: NewJob): Promise<number> {
  const { id } = await tx
    .insertInto('job')
    .values({
      kind: job.kind,
      organization_id: job.organizationId,
      fax_id: job.faxId ?? null,
      payload: JSON.stringify(job.payload ?? {}),
      run_at: job.runAt ?? undefined,
      priority: job.priority,
      max_attempts: job.maxAttempts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`select pg_notify(${jobChannel}, ${job.kind})`.execute(tx);
  return id;
}

/** Marks the job as done in the handler's own transaction, so that a crash can neither lose nor double it. */
export async function complete(tx: Tx, job: Job): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ status: 'done', lease_token: null, leased_until: null, updated_at: sql`now()` })
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost(job);
}

/** Ends jobs that nobody wants any more, by what their payload holds; of one that is held, nothing later is kept. */
export async function withdraw(tx: Tx, { kind, organizationId, payload }: Required<Pick<NewJob, 'kind' | 'organizationId' | 'payload'>>): Promise<void> {
  await tx
    .updateTable('job')
    .set({ status: 'done', lease_token: null, leased_until: null, updated_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['queued', 'running'])
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .execute();
}

/** Puts a failed job back with all its tries. Answers false when it has not failed, or somebody was faster. */
export async function tryAgain(tx: Tx, id: number, change: { organizationId: string | null }): Promise<boolean> {
  const row = await tx
    .updateTable('job')
    .set({ status: 'queued', attempts: 0, interruptions: 0, run_at: sql<Date>`now()`, last_error: null, organization_id: change.organizationId, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning('kind')
    .executeTakeFirst();
  if (row) await sql`select pg_notify(${jobChannel}, ${row.kind})`.execute(tx);
  return row !== undefined;
}

/** Keeps with a job what a try found out, for the next one. */
export async function remember(tx: Tx, job: Job, found: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ payload: sql<string>`payload || ${JSON.stringify(found)}::jsonb` })
    .where('id', '=', job.id)
    .where('lease_token', '=', job.leaseToken)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new LeaseLost(job);
}
