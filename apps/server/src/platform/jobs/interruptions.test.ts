import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { MachineFault } from '../faults/machineFault.ts';
import { createLog } from '../log/log.ts';
import { complete, enqueue, PermanentError, type Job, type JobHandler } from './jobs.port.ts';
import { startWorker, type Worker } from './worker.ts';
import { patiently } from '../../testing/patiently.ts';

let db: TestDatabase;
let worker: Worker | undefined;

beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.close());
beforeEach(() => db.sql('delete from job'));
afterEach(() => worker?.stop(1));

const add = () => db.database.asService(null, (tx) => enqueue(tx, { kind: 'render', organizationId: null, maxAttempts: 3 }));
const finish = (job: Job) => db.database.asService(null, (tx) => complete(tx, job));
const row = async (id: number) => (await db.sql('select status, attempts, interruptions, last_error from job where id = $1', [id]))[0];
const until = (check: () => Promise<void>) => vi.waitFor(check, patiently);
const systemError = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });

async function work(run: JobHandler['run'], onFailed: JobHandler['onFailed'] = () => Promise.resolve()) {
  worker = await startWorker({
    database: db.database,
    log: createLog('silent'),
    handlers: { render: { concurrency: 2, run, onFailed } },
    pollSeconds: 0.05,
    backoffSeconds: () => 0.02,
    waitSeconds: () => 0.02,
  });
}

describe('a job that the machine interrupts', () => {
  test.each([
    ['a full disk', systemError('ENOSPC')],
    ['a disk that fails', systemError('EIO')],
    ['a lost connection to the database', Object.assign(new Error('terminating connection'), { code: '57P01' })],
    ['a full disk of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['an object store that answers 503', Object.assign(new Error('Slow down'), { $metadata: { httpStatusCode: 503 } })],
    ['a full disk below another error', new Error('the page is not kept', { cause: systemError('ENOSPC') })],
  ])('by %s waits as long as it lasts, spends no try, and goes on by itself', async (_name, error) => {
    const id = await add();
    let runs = 0;
    await work((job) => (++runs <= 20 ? Promise.reject(error) : finish(job)));
    await until(async () => expect(await row(id)).toMatchObject({ status: 'done', attempts: 1, interruptions: 20 }));
  });

  test.each([
    ['memory', new MachineFault('memory', 'a reader was killed')],
    ['time', new MachineFault('overload', 'a reader got no time')],
    ['file handles', systemError('EMFILE')],
  ])('for want of %s spends no try', async (_name, error) => {
    const id = await add();
    let runs = 0;
    await work((job) => (++runs <= 8 ? Promise.reject(error) : finish(job)));
    await until(async () => expect(await row(id)).toMatchObject({ status: 'done', attempts: 1, interruptions: 8 }));
  });

  test('for want of memory again and again is the fault of the job in the end', async () => {
    const id = await add();
    const onFailed = vi.fn(() => Promise.resolve());
    await work(() => Promise.reject(new MachineFault('memory', 'killed')), onFailed);
    await until(async () => expect(await row(id)).toMatchObject({ status: 'failed', interruptions: 10, last_error: { code: 'unexpected' } }));
    expect(onFailed).toHaveBeenCalledOnce();
  });

  test.each([
    ['storage-full', 'a full disk', systemError('ENOSPC')],
    ['storage-full', 'a full disk of the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['database', 'a lost connection', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ])('says while it waits that it waits for %s: %s', async (code, _name, error) => {
    const id = await add();
    await work(() => Promise.reject(error));
    await until(async () => expect(await row(id)).toMatchObject({ last_error: { code } }));
  });

  test('because its process was killed is taken over without losing a try', async () => {
    const id = await add();
    await db.sql(`update job set status = 'running', attempts = 1, lease_token = gen_random_uuid(), leased_until = now() - interval '1 second' where id = $1`, [id]);
    await work(finish);
    await until(async () => expect(await row(id)).toMatchObject({ status: 'done', attempts: 1, interruptions: 1 }));
  });

  test('by the end of the connection in the middle of its transaction is done once', async () => {
    const id = await add();
    let runs = 0;
    await work(async (job) => {
      runs += 1;
      await db.database.asService(null, async (tx) => {
        await complete(tx, job);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        if (runs === 1) await db.sql('select pg_terminate_backend($1)', [rows[0]?.pid]);
      });
    });
    await until(async () => expect(await row(id)).toMatchObject({ status: 'done', attempts: 1 }));
    expect(runs).toBe(2);
  });
});

test('a document that cannot be read fails at once, whatever its reason was caused by', async () => {
  const id = await add();
  await work(() => Promise.reject(new PermanentError('damaged', 'cannot be read', { cause: systemError('ENOSPC') })));
  await until(async () => expect(await row(id)).toMatchObject({ status: 'failed', last_error: { code: 'damaged' } }));
});
