import { openDatabase } from '../../platform/database/pool.ts';
import { complete, type JobHandler } from '../../platform/jobs/jobs.port.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';

// A worker process that a test may kill at any moment. argv: the owner's connection as JSON.
const connection = JSON.parse(process.argv[2]!) as { host: string; database: string; user: string };
const database = openDatabase({
  runtime: { ...connection, user: 'authenticator' },
  owner: connection,
  migrations: [],
});
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 20));

const note: JobHandler = {
  concurrency: 4,
  async run(job) {
    await pause();
    await database.asService(job.organizationId, async (tx) => {
      await tx
        .insertInto('quarantine')
        .values({ organization_id: job.organizationId!, source: 'test', code: String(job.id) } as never)
        .execute();
      await pause();
      await complete(tx, job);
      await pause();
    });
  },
  onFailed: () => Promise.reject(new Error('no job may fail here')),
};

await startWorker({
  database,
  log: createLog('silent'),
  handlers: { note },
  leaseSeconds: 0.6,
  pollSeconds: 0.1,
  backoffSeconds: () => 0.05,
});
process.send?.('ready');
