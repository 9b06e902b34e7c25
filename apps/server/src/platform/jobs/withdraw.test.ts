import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { patiently } from '../../testing/patiently.ts';
import { createLog } from '../log/log.ts';
import { complete, enqueue, LeaseLost, withdraw } from './jobs.port.ts';
import { startWorker, type Worker } from './worker.ts';

let db: TestDatabase;
let clinic: TestOrganization;
let worker: Worker | undefined;

beforeAll(async () => {
  db = await createTestDatabase();
  clinic = await createOrganization(db);
});
afterAll(() => db.close());
afterEach(() => worker?.stop(1));

const add = (payload: Record<string, unknown>) => db.database.asUser(clinic.member, (tx) => enqueue(tx, { kind: 'import', organizationId: clinic.id, payload }));
const end = (payload: Record<string, unknown>) => db.database.asUser(clinic.member, (tx) => withdraw(tx, { kind: 'import', organizationId: clinic.id, payload }));
const rowOf = async (id: number) => (await db.sql('select status, last_error from job where id = $1', [id]))[0];

it('ends what waits by what its payload holds, and leaves all others', async () => {
  const [wanted, gone] = [await add({ importId: 'a', step: 'read' }), await add({ importId: 'b', step: 'read' })];
  await end({ importId: 'b' });
  expect([await rowOf(wanted), await rowOf(gone)]).toMatchObject([{ status: 'queued' }, { status: 'done' }]);
  await end({ importId: 'a' });
});

it('leaves nothing to keep for whoever holds one', async () => {
  const payload = { importId: 'c' };
  let outcome: unknown;
  const run = async (job: Parameters<typeof complete>[1]) => {
    await end(payload);
    outcome = await db.database.asService(clinic.id, (tx) => complete(tx, job)).catch((error: unknown) => error);
  };
  worker = await startWorker({ database: db.database, log: createLog('silent'), handlers: { import: { concurrency: 1, run, onFailed: async () => undefined } }, pollSeconds: 0.2 });
  const id = await add(payload);
  await vi.waitFor(() => expect(outcome).toBeInstanceOf(LeaseLost), patiently);
  expect(await rowOf(id)).toMatchObject({ status: 'done', last_error: null });
});
