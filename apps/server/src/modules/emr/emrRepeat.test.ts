import type { EmrExport, EmrTarget } from '@intake/api/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { patiently } from '../../testing/patiently.ts';
import { emrRoutes } from './emr.routes.ts';
import { createEmrService } from './emr.service.ts';
import { exportJob } from './exportJob.ts';
import { createRepeatHandler, repeatJob } from './repeatJob.ts';

let auth: AuthFixture;
let worker: Worker | undefined;
const places = { folder: '/nowhere', connections: {}, certificates: undefined };

beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [emrRoutes(createEmrService({ database, places }))] });
});
afterAll(() => auth.stop());
afterEach(async () => {
  await worker?.stop(5);
  worker = undefined;
});

/** Few at a time, so that there are several batches. */
const work = async () => {
  worker = await startWorker({
    database: auth.database, log: createLog('silent'), pollSeconds: 0.05, backoffSeconds: () => 0.05, handlers: { [repeatJob]: createRepeatHandler({ database: auth.database }, 4) },
  });
};

const rights = ['settings.manage', 'faxes.read', 'faxes.triage'];
const fields = { format: 'pdf-json', transport: 'folder', application: null, facility: null, fileNames: 'number', binIds: [], documentTypes: [], isActive: true };
const newTarget = async (me: Administrator, name: string) => (await me.ask<EmrTarget>('POST', '/emr/', { ...fields, name, place: name })).body;

/** Filed faxes whose exports failed, a minute apart. */
async function fail(me: Administrator, targetId: string, { count, error }: { count: number; error: string }) {
  await auth.sql(
    `with filed as (
       insert into fax (organization_id, source, sha256, size, status, completed_at, document_type)
       select $1, 'upload', gen_random_uuid()::text, 1, 'completed', now(), 'referral' from generate_series(1, $3::int) returning id
     )
     insert into emr_export (organization_id, target_id, fax_id, state, attempts, error, created_at)
     select $1, $2, id, 'failed', 1, $4, now() - row_number() over () * interval '1 minute' from filed`,
    [me.organization.id, targetId, count, error],
  );
}
const again = (me: Administrator, filter: object = {}) => me.ask<{ count: number }>('POST', '/emr/again/all', filter);
const states = async (me: Administrator, query = '') => {
  const { items } = (await me.ask<{ items: EmrExport[] }>('GET', `/emr/exports?limit=200${query}`)).body;
  return Object.fromEntries(items.map(({ state }) => [state, items.filter((one) => one.state === state).length]));
};
const ended = (me: Administrator) =>
  vi.waitFor(async () => expect(await auth.sql("select status from job where kind = $1 and organization_id = $2 and status <> 'done'", [repeatJob, me.organization.id])).toEqual([]), patiently);

test('all that failed goes again in one job, once each, and the trail says who asked', async () => {
  const me = await newAdministrator(auth, rights);
  const target = await newTarget(me, 'archive');
  await fail(me, target.id, { count: 10, error: 'folder-missing' });
  expect(await again(me)).toMatchObject({ status: 200, body: { count: 10 } });
  await work();
  await ended(me);
  expect(await states(me)).toEqual({ waiting: 10, settled: 10 });
  expect(await auth.sql("select count(distinct payload ->> 'exportId')::int as exports from job where kind = $1 and organization_id = $2", [exportJob, me.organization.id])).toEqual([{ exports: 10 }]);
  expect(await auth.sql("select detail ->> 'event' as event, actor_id = $2 as mine, count(*)::int from audit_event where organization_id = $1 and entity = 'emr_export' group by 1, 2 order by 1", [me.organization.id, me.id])).toEqual([
    { event: 'again', mine: true, count: 10 },
    { event: 'again-all', mine: true, count: 1 },
  ]);
  expect((await again(me)).body.error.code).toBe('nothing-to-repeat');
});

test('a filter means what the list shows by it: one system, one reason', async () => {
  const me = await newAdministrator(auth, rights);
  const [archive, chart] = [await newTarget(me, 'archive'), await newTarget(me, 'chart')];
  await fail(me, archive.id, { count: 3, error: 'folder-missing' });
  await fail(me, chart.id, { count: 2, error: 'folder-missing' });
  await fail(me, chart.id, { count: 1, error: 'no-patient' });
  expect(await states(me, `&targetId=${chart.id}&error=folder-missing`)).toEqual({ failed: 2 });
  expect((await again(me, { targetId: chart.id, error: 'folder-missing' })).body).toEqual({ count: 2 });
  await work();
  await ended(me);
  expect(await states(me, `&targetId=${chart.id}`)).toEqual({ waiting: 2, settled: 2, failed: 1 });
  expect(await states(me, `&targetId=${archive.id}`)).toEqual({ failed: 3 });
});

test('what is taken back, locked away, stopped, on its way, or another’s is not given again', async () => {
  const [me, other] = [await newAdministrator(auth, rights), await newAdministrator(auth, rights)];
  const [archive, stopped] = [await newTarget(me, 'archive'), await newTarget(me, 'stopped')];
  await fail(me, stopped.id, { count: 2, error: 'folder-missing' });
  await me.ask('PUT', '/emr/', { ...stopped, isActive: false });
  expect((await again(me)).status).toBe(409);
  await fail(me, archive.id, { count: 2, error: 'folder-missing' });
  const [twice, locked] = (await me.ask<{ items: EmrExport[] }>('GET', `/emr/exports?targetId=${archive.id}`)).body.items;
  await auth.sql('update fax set locked_at = now() where id = $1', [locked!.faxId]);
  await auth.sql("insert into emr_export (organization_id, target_id, fax_id, state) values ($1, $2, $3, 'waiting')", [me.organization.id, archive.id, twice!.faxId]);
  const theirs = await newTarget(other, 'theirs');
  await fail(other, theirs.id, { count: 1, error: 'folder-missing' });
  expect((await again(me, { targetId: theirs.id })).status).toBe(404);
  expect((await again(await newAdministrator(auth, ['faxes.triage']))).status).toBe(404);
  expect((await again(me, { error: 'whatever' })).status).toBe(422);
  expect((await again(me)).body).toEqual({ count: 1 });
  await work();
  await ended(me);
  expect(await states(me, `&targetId=${archive.id}`)).toEqual({ waiting: 1, settled: 1, cancelled: 1 });
  expect(await states(me, `&targetId=${stopped.id}`)).toEqual({ failed: 2 });
  expect(await states(other)).toEqual({ failed: 1 });
});
