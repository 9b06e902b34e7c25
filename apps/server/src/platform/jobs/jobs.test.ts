import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtModule } from '../../testing/processes/builtModule.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { createLog } from '../log/log.ts';
import {
  complete,
  enqueue,
  LeaseLost,
  PermanentError,
  type Job,
  type JobHandler,
  type NewJob,
} from './jobs.port.ts';
import { startWorker, type Worker } from './worker.ts';
import { patiently } from '../../testing/patiently.ts';
import { slowly } from '../../testing/slowly.ts';

let db: TestDatabase;
let clinic: TestOrganization;
let worker: Worker | undefined;

beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.close());
beforeEach(async () => {
  await db.sql('delete from job');
  await db.sql('delete from quarantine');
  clinic = await createOrganization(db);
});
afterEach(() => worker?.stop(1));

const add = (kind: string, more: Partial<NewJob> = {}) =>
  db.database.asUser(clinic.member, (tx) => enqueue(tx, { kind, organizationId: clinic.id, ...more }));
const finish = (job: Job) => db.database.asService(job.organizationId, (tx) => complete(tx, job));
const row = async (id: number) =>
  (await db.sql(`select status, attempts, last_error from job where id = $1`, [id]))[0];
const oneRuns = () =>
  until(async () => expect(await db.sql(`select from job where status = 'running'`)).toHaveLength(1));
const until = (check: () => Promise<void> | void) => vi.waitFor(check, patiently);

async function work(handlers: Record<string, Partial<JobHandler>>, more = {}) {
  const whole = Object.entries(handlers).map(([kind, handler]) => [
    kind,
    { concurrency: 2, run: finish, onFailed: async () => undefined, ...handler },
  ]);
  worker = await startWorker({
    database: db.database,
    log: createLog('silent'),
    handlers: Object.fromEntries(whole),
    pollSeconds: 0.2,
    backoffSeconds: () => 0.05,
    ...more,
  });
}

describe('enqueue', () => {
  it('exists only when the transaction is kept', async () => {
    const attempt = db.database.asUser(clinic.member, async (tx) => {
      await enqueue(tx, { kind: 'render', organizationId: clinic.id });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await db.sql('select * from job')).toEqual([]);
  });

  it('does not reach into another organisation', async () => {
    const other = await createOrganization(db);
    await expect(add('render', { organizationId: other.id })).rejects.toMatchObject({ code: '42501' });
  });

  it('wakes the worker without waiting for its next look', async () => {
    await work({ render: {} }, { pollSeconds: 3600 });
    const id = await add('render');
    await vi.waitFor(async () => expect(await row(id)).toMatchObject({ status: 'done' }), patiently);
  });
});

describe('a worker', () => {
  it('does the most urgent first, then the oldest, and nothing before its time', async () => {
    const order: number[] = [];
    const later = await add('render', { runAt: new Date(Date.now() + 600), priority: 0 });
    const second = await add('render');
    const third = await add('render');
    const first = await add('render', { priority: 1 });
    await work({ render: { concurrency: 1, run: async (job) => (order.push(job.id), finish(job)) } });
    await until(() => expect(order).toEqual([first, second, third, later]));
  });

  it('keeps to the limit of each kind', async () => {
    const running = { render: 0, read: 0 };
    const most = { render: 0, read: 0 };
    const run = (kind: 'render' | 'read') => async (job: Job) => {
      most[kind] = Math.max(most[kind], ++running[kind]);
      await new Promise((resolve) => setTimeout(resolve, 15));
      await finish(job);
      running[kind]--;
    };
    for (let count = 0; count < 12; count++) await add(count % 2 ? 'render' : 'read');
    await work({
      render: { concurrency: 1, run: run('render') },
      read: { concurrency: 3, run: run('read') },
    });
    await until(async () => expect(await db.sql(`select from job where status <> 'done'`)).toEqual([]));
    expect(most).toEqual({ render: 1, read: 3 });
  });

  it('tries again after a passing fault', async () => {
    const id = await add('render');
    let tries = 0;
    await work({
      render: { run: async (job) => (++tries < 3 ? Promise.reject(new Error('busy')) : finish(job)) },
    });
    await until(async () => expect(await row(id)).toMatchObject({ status: 'done', attempts: 3 }));
  });

  it('gives up at once on what trying again cannot mend, and says why', async () => {
    const id = await add('render');
    const onFailed = vi.fn(async () => undefined);
    await work({
      render: { run: () => Promise.reject(new PermanentError('encrypted', 'needs a password')), onFailed },
    });
    const failure = { code: 'encrypted', message: 'needs a password' };
    await until(async () =>
      expect(await row(id)).toEqual({ status: 'failed', attempts: 1, last_error: failure }),
    );
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ id }),
      failure,
    );
  });

  it('gives up after the last try, in one transaction with what that means', async () => {
    const id = await add('render', { maxAttempts: 2 });
    await work({
      render: {
        run: () => Promise.reject(new Error('broken')),
        onFailed: async (tx, job) =>
          void (await sql`insert into quarantine (organization_id, source, code) values (${job.organizationId}, 'test', 'x')`.execute(
            tx,
          )),
      },
    });
    await until(async () => expect(await row(id)).toMatchObject({ status: 'failed', attempts: 2 }));
    expect(await db.sql(`select from quarantine`)).toHaveLength(1);
  });

  it('fails a job whose handler forgot to complete it', async () => {
    const id = await add('render');
    await work({ render: { run: async () => undefined } });
    await until(async () => expect(await row(id)).toMatchObject({ status: 'failed' }));
  });

  it('keeps nothing of a try that lost its lease', async () => {
    const id = await add('render');
    const outcome = new Promise<unknown>((resolve) => {
      void work({
        render: {
          run: async (job) => {
            await db.sql(`update job set lease_token = gen_random_uuid() where id = $1`, [id]);
            await db.database
              .asService(job.organizationId, async (tx) => {
                await sql`insert into quarantine (organization_id, source, code) values (${clinic.id}, 'test', 'x')`.execute(
                  tx,
                );
                await complete(tx, job);
              })
              .then(resolve, (error) => {
                resolve(error);
                throw error;
              });
          },
        },
      });
    });
    expect(await outcome).toBeInstanceOf(LeaseLost);
    expect(await db.sql('select from quarantine')).toEqual([]);
    expect(await row(id)).toMatchObject({ status: 'running' });
  });

  it('fails for all to see when its handler fails at telling so, too', async () => {
    const id = await add('render');
    await work({
      render: {
        run: () => Promise.reject(new PermanentError('damaged', 'the file is damaged')),
        onFailed: () => Promise.reject(new Error('nor can that be told')),
      },
    });
    await until(async () => expect(await row(id)).toMatchObject({ status: 'failed', last_error: { code: 'damaged' } }));
  });

  it('keeps the lease of what takes longer, and tells a handler whose lease is gone', async () => {
    const id = await add('render');
    let reason: unknown;
    await work(
      {
        render: {
          run: (_job, signal) =>
            new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => reject((reason = signal.reason)));
            }),
        },
      },
      { leaseSeconds: 0.3 },
    );
    await oneRuns();
    const leased = async () => (await db.sql<{ leased_until: Date }>('select leased_until from job where id = $1', [id]))[0]!.leased_until;
    const first = await leased();
    await until(async () => expect((await leased()).getTime()).toBeGreaterThan(first.getTime() + 300));
    expect(await row(id)).toMatchObject({ status: 'running', attempts: 1 });
    await db.sql(
      `update job set lease_token = gen_random_uuid(), leased_until = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await until(() => expect(reason).toBeInstanceOf(LeaseLost));
  });

  it('lets running jobs end before it stops, and stops as soon as they did', async () => {
    const id = await add('short');
    let end!: () => void;
    const told = new Promise<void>((resolve) => (end = resolve));
    await work({ short: { run: (job) => told.then(() => finish(job)) } });
    await oneRuns();
    const stopped = worker!.stop(3600);
    end();
    await stopped;
    expect(await row(id)).toMatchObject({ status: 'done' });
  });

  it('puts back at once what does not end while it stops', async () => {
    const id = await add('long');
    let aborted = false;
    await work({
      long: {
        run: (_job, signal) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => ((aborted = true), reject(signal.reason as Error))),
          ),
      },
    });
    await oneRuns();
    await worker!.stop(0.1);
    expect(aborted).toBe(true);
    expect(await row(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });
});

describe('a worker that stops', () => {
  it('waits for its own questions, so that the database can be closed afterwards', async () => {
    const slow = slowly(db.database);
    // It looks once, and keeps its leases ten times a second.
    await work({}, { database: slow.database, pollSeconds: 3600, leaseSeconds: 0.3 });
    slow.hold();
    await until(() => expect(slow.open()).toBe(1));
    const stopped = worker!.stop(1);
    slow.release();
    await stopped;
    expect(slow.open()).toBe(0);
  });
});

describe('a worker that is killed', () => {
  it('loses no job and does none twice', async () => {
    const total = 80;
    for (let count = 0; count < total; count++) await add('note', { maxAttempts: 50 });
    const unfinished = async () => (await db.sql(`select from job where status <> 'done'`)).length;
    let kills = 0;
    while ((await unfinished()) > 0) {
      const child = fork(builtModule('testing/processes/worker.child').path, [JSON.stringify(db.connection)]);
      const exited = once(child, 'exit');
      await once(child, 'message');
      const killAfter = kills < 4 ? 100 + Math.random() * 150 : 20_000;
      const until = Date.now() + killAfter;
      while (Date.now() < until && (await unfinished()) > 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGKILL');
      await exited;
      kills++;
    }
    const [counts] = await db.sql(
      `select count(*)::int as all, count(distinct code)::int as distinct from quarantine`,
    );
    expect(counts).toEqual({ all: total, distinct: total });
    expect(kills).toBeGreaterThan(2);
  });
});
