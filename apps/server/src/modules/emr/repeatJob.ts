import type { EmrExportFilter } from '@intake/api/contract';
import type { JobKind } from '@intake/api/rules';
import { appendAudits, type AuditEntry } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { complete, PermanentError, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { repeatOldest } from './repeatJob.store.ts';

/** Kind of the job that gives what failed once more. */
export const repeatJob = 'emr-repeat' satisfies JobKind;

interface Asked extends EmrExportFilter {
  until: string;
  userId: string;
}

/** In batches, each a transaction: what a process that dies has made stands, and the next goes on with what failed still. */
export const createRepeatHandler = ({ database }: { database: Database }, most = 200): JobHandler => ({
  concurrency: 1,
  async run(job, signal) {
    const { organizationId } = job;
    if (organizationId === null) throw new PermanentError('unexpected', 'Exports belong to an organisation.');
    const asked = job.payload as unknown as Asked;
    for (let settled = most; settled === most; ) {
      signal.throwIfAborted();
      settled = await database.asService(organizationId, async (tx) => {
        const user = await tx.selectFrom('app_user').select('display_name').where('id', '=', asked.userId).executeTakeFirst();
        const actor = { userId: asked.userId, organizationId, displayName: user?.display_name ?? '' };
        const repeated = await repeatOldest(tx, organizationId, { ...asked, most });
        if (repeated.settled < most) await complete(tx, job);
        const entries = repeated.made.map(({ id, patientId }): AuditEntry => ({ actor, action: 'E', entity: 'emr_export', entityId: id, patientId, outcome: 'success', detail: { event: 'again' } }));
        if (entries.length > 0) await appendAudits(tx, organizationId, entries);
        await publish(tx, { organizationId, topic: 'settings', entity: 'emr_export' });
        return repeated.settled;
      });
    }
  },
  // What was not reached stands as failed where it stood.
  onFailed: () => Promise.resolve(),
});
