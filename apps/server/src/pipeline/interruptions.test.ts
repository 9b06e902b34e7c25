import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestClinic, type TestClinic } from '../testing/clinic.ts';
import { failingFiles } from '../testing/failingFiles.ts';
import { makePdf } from '../testing/faxes.ts';
import { systemActor } from '../platform/audit/audit.ts';
import { openEmbedded } from '../platform/database/embedded.adapter.ts';
import { documents } from '../testing/documents.ts';
import { complete, enqueue, type JobHandler } from '../platform/jobs/jobs.port.ts';
import { startWorker, type Worker } from '../platform/jobs/worker.ts';
import { createLog } from '../platform/log/log.ts';
import { createRenderStage } from './render.ts';
import { asJobError, fail } from './stage.ts';
import { patiently } from '../testing/patiently.ts';

const ends: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const start = async (database: TestClinic['database'], render: JobHandler): Promise<Worker> => {
  const worker = await startWorker({
    database, log: createLog('silent'), handlers: { render }, pollSeconds: 0.05, leaseSeconds: 0.5, backoffSeconds: () => 0.01, waitSeconds: () => 0.05,
  });
  ends.push(() => worker.stop(1));
  return worker;
};

test.each(['ENOSPC', 'EIO', 'EMFILE'])('faxes in work while the disk answers %s wait, and are read when it is mended', async (code) => {
  const clinic = await createTestClinic();
  ends.push(() => clinic.close());
  const files = failingFiles(clinic.files);
  const run = createRenderStage({ database: clinic.database, files, documents });
  const { id: organizationId } = clinic.organization;
  const faxes = await Promise.all(
    ['one', 'two'].map(async (text) => clinic.receiver.receive({ organizationId, source: 'upload', actor: systemActor(organizationId) }, await makePdf([text]))),
  );
  files.failWith(code);
  await start(clinic.database, {
    concurrency: 2,
    run: (job, signal) => run(job, signal).catch((error: unknown) => Promise.reject(asJobError(error))),
    onFailed: fail,
  });
  // More often than a job has tries.
  await vi.waitFor(() => expect(files.failures).toBeGreaterThan(code === 'EMFILE' ? 8 : 14), patiently);
  expect(await clinic.sql("select from fax where status = 'failed'")).toEqual([]);
  files.failWith(undefined);
  await vi.waitFor(
    async () => expect(await clinic.sql("select fax_id from job where kind = 'render' and status = 'done' and attempts = 1")).toHaveLength(faxes.length),
    patiently,
  );
  expect(await clinic.sql('select from page')).toHaveLength(2);
}, 60_000);

test('jobs in work while the embedded Postgres is killed again and again are done once, with their first try', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'intake-killed-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openEmbedded({ folder });
  ends.push(() => database.close());
  await database.migrate();
  const total = 12;
  let kills = 0;
  const killPostgres = async () => {
    kills += 1;
    process.kill(Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGQUIT');
  };
  const clinic = await database.asService(null, async (tx) => {
    const { rows } = await sql<{ id: string }>`insert into organization (name) values ('Kept') returning id`.execute(tx);
    for (let count = 0; count < total; count += 1) await enqueue(tx, { kind: 'render', organizationId: null });
    return rows[0]!.id;
  });
  await start(database, {
    concurrency: 3,
    run: async (job) =>
      database.asService(null, async (tx) => {
        await sql`insert into quarantine (organization_id, source, code) values (${clinic}, 'test', ${String(job.id)})`.execute(tx);
        if (kills < 3 && job.id % 4 === 0) await killPostgres();
        await complete(tx, job);
      }),
    onFailed: () => Promise.resolve(),
  });
  const done = () =>
    database.asService(clinic, (tx) => sql<{ code: string }>`select code from quarantine`.execute(tx)).then(({ rows }) => rows.map(({ code }) => code), () => []);
  await vi.waitFor(async () => expect(new Set(await done()).size).toBe(total), patiently);
  expect([(await done()).length, kills]).toEqual([total, 3]);
  const { rows } = await database.asService(null, (tx) => sql`select from job where status = 'failed' or attempts > 1`.execute(tx));
  expect(rows).toEqual([]);
}, 120_000);
