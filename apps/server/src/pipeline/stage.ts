import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { faxLifecycle, failureCodes, transition, type FailureCode, type FaxStage } from '@intake/api/rules';
import { appendAudit, systemActor } from '../platform/audit/audit.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';
import type { Tables } from '../platform/database/tables.ts';
import { DocumentError } from '../platform/documents/document.port.ts';
import { publish } from '../platform/events/events.port.ts';
import { complete, enqueue, PermanentError, type Job, type JobFailure } from '../platform/jobs/jobs.port.ts';

/** What one stage works on. */
export interface Work {
  fax: Selectable<Tables['fax']>;
  document: Selectable<Tables['document']>;
}

/** The stages after receive, in the order in which a fax passes them. */
export const stages = ['render', 'read', 'extract', 'match'] as const satisfies readonly FaxStage[];
export type Stage = (typeof stages)[number];

/** Loads the fax of a job and shows that this stage has begun. Undefined when there is nothing left to do. */
export async function begin(database: Database, job: Job, stage: Stage): Promise<Work | undefined> {
  return database.asService(job.organizationId, async (tx) => {
    const fax = await tx.selectFrom('fax').selectAll().where('id', '=', job.faxId).forUpdate().executeTakeFirst();
    const document = await findDocument(tx, job);
    if (!fax || !document || fax.document_version !== document.version) {
      // A newer version of the pages has a job of its own.
      await complete(tx, job);
      return undefined;
    }
    const status = fax.status === 'received' ? transition(faxLifecycle, fax.status, 'process') : fax.status;
    await tx.updateTable('fax').set({ stage, status }).where('id', '=', fax.id).execute();
    await publish(tx, { organizationId: fax.organization_id, topic: 'fax', entity: 'fax', entityId: fax.id, payload: { event: 'stage' } });
    return { fax, document };
  });
}

const versionOf = (job: Job) => Number(job.payload['documentVersion'] ?? 1);

function findDocument(tx: Tx, job: Job) {
  return tx
    .selectFrom('document')
    .selectAll()
    .where('fax_id', '=', job.faxId)
    .where('version', '=', versionOf(job))
    .executeTakeFirst();
}

/** Locks the fax and tells whether the job is about the pages that it has now. */
async function lockCurrent(tx: Tx, job: Job): Promise<boolean> {
  const fax = await tx.selectFrom('fax').select('document_version').where('id', '=', job.faxId).forUpdate().executeTakeFirst();
  return fax?.document_version === versionOf(job);
}

/**
 * Keeps a stage's results, ends its job and queues the next one, all or nothing. The fax is locked, so that two runs of
 * a stage come one after the other; results about pages that have a newer version by now are dropped.
 */
export async function advance(
  database: Database,
  job: Job,
  next: Stage | 'ready',
  results: (tx: Tx) => Promise<void>,
): Promise<void> {
  await database.asService(job.organizationId, async (tx) => {
    if (await lockCurrent(tx, job)) {
      await results(tx);
      if (next === 'ready') await finish(tx, job);
      else await enqueue(tx, { kind: next, organizationId: job.organizationId, faxId: job.faxId ?? undefined, payload: job.payload });
    }
    await complete(tx, job);
  });
}

/** Ready, unless somebody has it in hand already: a new version of the pages is read while its clerk goes on. */
async function finish(tx: Tx, job: Job): Promise<void> {
  const fax = await tx.selectFrom('fax').selectAll().where('id', '=', job.faxId).forUpdate().executeTakeFirstOrThrow();
  const waiting = fax.status === 'processing';
  await tx
    .updateTable('fax')
    .set({
      stage: null,
      failure: null,
      ...(waiting ? { status: transition(faxLifecycle, fax.status, 'finish'), version: fax.version + 1 } : {}),
      updated_at: sql`now()`,
    })
    .where('id', '=', fax.id)
    .execute();
  await publish(tx, { organizationId: fax.organization_id, topic: 'fax', entity: 'fax', entityId: fax.id, payload: { event: 'ready' } });
}

/** A document that cannot be read will not get better by trying again; everything else may. */
export function asJobError(error: unknown): unknown {
  return error instanceof DocumentError ? new PermanentError(error.code, error.message) : error;
}

const isFailureCode = (code: string): code is FailureCode => (failureCodes as readonly string[]).includes(code);

/** The last attempt failed: the fax says at which stage and why, keeps its original, and waits for a person. */
export async function fail(tx: Tx, job: Job, failure: JobFailure): Promise<void> {
  const stage = stages.find((name) => name === job.kind);
  const fax = await tx.selectFrom('fax').selectAll().where('id', '=', job.faxId).forUpdate().executeTakeFirst();
  if (!stage || !fax) return;
  const code = isFailureCode(failure.code) ? failure.code : 'unexpected';
  const waiting = fax.status === 'received' || fax.status === 'processing';
  await tx
    .updateTable('fax')
    .set({
      stage,
      failure: JSON.stringify({ stage, code, attempts: job.attempt }),
      ...(waiting ? { status: transition(faxLifecycle, fax.status, 'fail') } : {}),
      version: fax.version + 1,
      updated_at: sql`now()`,
    })
    .where('id', '=', fax.id)
    .execute();
  await appendAudit(tx, {
    actor: systemActor(fax.organization_id), action: 'U', entity: 'fax', entityId: fax.id, outcome: 'failure',
    detail: { event: 'fail', stage, code },
  });
  await publish(tx, { organizationId: fax.organization_id, topic: 'fax', entity: 'fax', entityId: fax.id, payload: { event: 'failed' } });
}
