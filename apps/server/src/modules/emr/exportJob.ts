import type { EmrError, JobKind } from '@intake/api/rules';
import { appendAudit, systemActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Documents } from '../../platform/documents/document.port.ts';
import type { EmrPlaces } from '../../platform/emr/emrPlaces.ts';
import { publish } from '../../platform/events/events.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { complete, PermanentError, type Job, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { composeFiledPdf } from '../fax/filedPdf.ts';
import { deliver, type Delivered } from './deliver.ts';
import { claimExport, gather, noteOutcome, type Gathered } from './exportJob.store.ts';
import { makeExport } from './formats/makeExport.ts';

/** Kind of the job that gives a filed fax to another system. */
export const exportJob = 'emr-export' satisfies JobKind;

/** Some two days, at the pace of the queue: a system that is down for a night has all of it in the morning. The trigger says the same. */
export const exportTries = 200;

interface Parts {
  database: Database;
  files: Files;
  documents: Documents;
  clock: Clock;
  places: EmrPlaces;
}

/**
 * Gives one filed fax to one system. What is made of it has the same names and the same message id at every try, so that whoever takes
 * it twice has it once. What cannot be given any more stays as a failed export until a person has seen to it.
 */
export const createExportHandler = (parts: Parts): JobHandler => ({
  concurrency: 2,
  async run(job) {
    const { database } = parts;
    const { organizationId, exportId } = idsOf(job);
    const claimed = await database.asService(organizationId, (tx) => claimExport(tx, exportId));
    const found = claimed && (await database.asService(organizationId, (tx) => gather(tx, claimed)));
    // Taken back meanwhile, or done with: the trigger of the fax has said so.
    if (!found) return database.asService(organizationId, (tx) => complete(tx, job));
    const came = await attempt(parts, organizationId, found);
    const isOver = came.error === null || came.isFinal;
    await database.asService(organizationId, async (tx) => {
      const isKept = await noteOutcome(tx, exportId, { state: came.error === null ? 'delivered' : came.isFinal ? 'failed' : 'waiting', error: came.error, fileName: 'fileName' in came ? came.fileName : undefined });
      // It has gone out even when it was taken back while it went.
      if (came.error === null || (isKept && came.isFinal)) await tell(tx, { organizationId, exportId, patientId: found.patientId, error: came.error });
      else await publish(tx, changeOf(organizationId, exportId));
      if (isOver) await complete(tx, job);
    });
    if (!isOver) throw new Error(`The export is not there yet (${came.error}).`);
  },
  async onFailed(tx, job) {
    const { organizationId, exportId } = idsOf(job);
    const row = await tx
      .updateTable('emr_export')
      .set((build) => ({ state: 'failed', error: build.fn.coalesce('error', build.val<EmrError>('unexpected')) }))
      .where('id', '=', exportId)
      .where('state', 'in', ['waiting', 'sending'])
      .returning('error')
      .executeTakeFirst();
    if (row) await tell(tx, { organizationId, exportId, patientId: null, error: row.error });
  },
});

async function attempt({ files, documents, clock, places }: Parts, organizationId: string, { target, facts, pages }: Gathered): Promise<Delivered> {
  if (!target.isActive) return { error: 'switched-off', isFinal: true };
  if (pages.length === 0) return { error: 'no-pages', isFinal: true };
  const made = makeExport(facts, target, await composeFiledPdf({ files, documents }, pages), clock.now());
  return 'error' in made ? { error: made.error, isFinal: true } : deliver(places, { ...target, organizationId }, made);
}

const changeOf = (organizationId: string, entityId: string) => ({ organizationId, topic: 'settings', entity: 'emr_export', entityId }) as const;

/** What is given to another system is a disclosure; that it could not be is work for somebody. */
async function tell(tx: Tx, { organizationId, exportId, patientId, error }: { organizationId: string; exportId: string; patientId: string | null; error: EmrError | null }): Promise<void> {
  await appendAudit(tx, {
    actor: systemActor(organizationId), action: 'E', entity: 'emr_export', entityId: exportId, patientId, outcome: error === null ? 'success' : 'failure',
    detail: error === null ? { event: 'deliver' } : { event: 'fail', error },
  });
  await publish(tx, changeOf(organizationId, exportId));
}

function idsOf({ organizationId, payload }: Job): { organizationId: string; exportId: string } {
  if (organizationId === null) throw new PermanentError('unexpected', 'An export belongs to an organisation.');
  return { organizationId, exportId: String(payload['exportId']) };
}
