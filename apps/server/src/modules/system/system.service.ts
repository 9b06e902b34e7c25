import type { Installation, RetryJob, SystemHealth } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { appendOperatorAudit } from '../../platform/audit/operator.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { listInterruptions } from '../../platform/jobs/interruptions.ts';
import { tryAgain } from '../../platform/jobs/jobs.port.ts';
import { hasOrganization, listFailedJobs, listOrganizations, listQueues, lockFailedJob, proveNumber, readProviders } from './system.store.ts';

/** For super administrators. It tells how the installation does, nothing of any patient. */
export const createSystemService = ({ database, files }: { database: Database; files: Pick<Files, 'room'> }, installation: Installation) => ({
  organizations: () => database.asService(null, listOrganizations),

  async health(): Promise<SystemHealth> {
    const storage = await files.room().then(
      (freeBytes) => ({ isReachable: true, freeBytes }),
      () => ({ isReachable: false, freeBytes: null }),
    );
    return database.asService(null, async (tx) => ({
      installation,
      providers: { storage, ...(await readProviders(tx)) },
      queues: await listQueues(tx),
      interruptions: (await listInterruptions(tx)).map(({ nextAt, ...one }) => ({ ...one, nextAt: nextAt.toISOString() })),
      failedJobs: await listFailedJobs(tx, 50),
    }));
  },

  /** Throws 404 when the job has not failed (any more), and 422 for an organisation that is none or not asked for. */
  retry: (actor: Actor, { id, organizationId }: RetryJob): Promise<void> =>
    database.asService(null, async (tx) => {
      const failed = await lockFailedJob(tx, id);
      if (!failed) throw notFound();
      if (organizationId && (failed.code !== 'unknown-number' || !(await hasOrganization(tx, organizationId))))
        throw invalid([{ path: 'organizationId', code: 'unknown', message: 'This job cannot become one of this organisation.' }]);
      await tryAgain(tx, id, { organizationId: organizationId ?? failed.organizationId });
      // Whoever runs the installation has said whose the number is, if the clinic says so too.
      if (organizationId && failed.to) await proveNumber(tx, failed.to, organizationId);
      await appendOperatorAudit(tx, {
        actor, action: 'E', entity: 'job', outcome: 'success',
        detail: organizationId ? { event: 'give', organizationId } : { event: 'retry', code: failed.code },
      });
    }),
});

export type SystemService = ReturnType<typeof createSystemService>;
