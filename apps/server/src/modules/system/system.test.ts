import type { OrganizationSummary, SystemHealth } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { systemRoutes } from './system.routes.ts';
import { createSystemService } from './system.service.ts';

const installation = { database: 'embedded', storage: 'disk', signIn: 'embedded', telephony: 'none', mail: 'outbox' } as const;

let auth: AuthFixture;
let room: Files['room'] = async () => 5_000_000_000;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [systemRoutes(createSystemService({ database, files: { room: () => room() } }, installation))] });
});
afterAll(() => auth.stop());

async function signedIn(isSuperAdmin: boolean) {
  const user = await auth.newUser({ permissions: ['users.manage', 'settings.manage'] });
  await auth.sql('update app_user set is_super_admin = $1 where id = $2', [isSuperAdmin, user.id]);
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const headers = { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' };
  const get = (path: string) => fetch(`${auth.url}/api${path}`, { headers });
  const post = (path: string, body: object) => fetch(`${auth.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { ...user, get, post };
}

test('a super administrator sees every organisation; an administrator of one is refused', async () => {
  const [chief, administrator] = [await signedIn(true), await signedIn(false)];
  const organizations = (await (await chief.get('/organization/all')).json()) as OrganizationSummary[];
  expect(organizations.map(({ id }) => id).sort()).toEqual([chief.organization.id, administrator.organization.id].sort());
  expect(organizations[0]).toMatchObject({ memberCount: 1, locationCount: 0 });
  expect((await administrator.get('/organization/all')).status).toBe(404);
  expect((await administrator.get('/system/health')).status).toBe(404);
});

test('the health is what waits, what runs and what failed, without what providers said', async () => {
  const chief = await signedIn(true);
  await auth.sql(
    `insert into job (kind, status, organization_id, attempts, last_error, run_at) values
      ('render', 'queued', null, 0, null, '2026-01-01T00:00:00Z'), ('render', 'running', null, 1, null, now()),
      ('render', 'done', null, 1, null, now()), ('telnyx-fax', 'failed', $1, 5, '{"code":"unknown-number","message":"secret"}', now())`,
    [chief.organization.id],
  );
  const answer = await (await chief.get('/system/health')).text();
  const health = JSON.parse(answer) as SystemHealth;
  expect(health.installation).toEqual(installation);
  expect(health.queues).toEqual([
    { kind: 'render', queued: 1, running: 1, failed: 0, oldestAt: '2026-01-01T00:00:00.000Z' },
    { kind: 'telnyx-fax', queued: 0, running: 0, failed: 1, oldestAt: null },
  ]);
  expect(health.failedJobs).toMatchObject([{ kind: 'telnyx-fax', code: 'unknown-number', attempts: 5 }]);
  expect(answer).not.toContain('secret');
});

test('the health reports what jobs wait for, until they are done', async () => {
  const chief = await signedIn(true);
  const interruptions = async () => ((await (await chief.get('/system/health')).json()) as SystemHealth).interruptions;
  await auth.sql(
    `insert into job (kind, status, interruptions, last_error, run_at) values
      ('read', 'queued', 3, '{"code":"storage-full","message":"secret"}', '2026-01-01T00:00:09Z'),
      ('render', 'running', 1, '{"code":"storage-full","message":"secret"}', '2026-01-01T00:00:05Z'),
      ('render', 'queued', 2, '{"code":"database","message":"secret"}', '2026-01-01T00:00:07Z'),
      ('render', 'queued', 1, '{"code":"unexpected","message":"secret"}', now()),
      ('render', 'done', 4, '{"code":"memory","message":"secret"}', now())`,
  );
  expect(await interruptions()).toEqual([
    { code: 'storage-full', jobs: 2, nextAt: '2026-01-01T00:00:05.000Z' },
    { code: 'database', jobs: 1, nextAt: '2026-01-01T00:00:07.000Z' },
  ]);
  await auth.sql("delete from job where interruptions > 0 and status <> 'done'");
  expect(await interruptions()).toEqual([]);
});

test('the providers have their last known state, and a file store that does not answer is reported', async () => {
  const chief = await signedIn(true);
  const providers = async () => ((await (await chief.get('/system/health')).json()) as SystemHealth).providers;
  await auth.sql("insert into webhook_event (provider, event_id, event_type, payload, received_at) values ('telnyx', 'early', 'x', '{}', '2026-01-02T00:00:00Z'), ('telnyx', 'late', 'x', '{}', '2026-01-03T00:00:00Z')");
  await auth.sql(
    `insert into mail (recipient, subject, body, created_at, expires_at, sent_at) values
      ('a@example.test', '-', '-', '2026-01-04T00:00:00Z', null, null), ('b@example.test', '-', '-', '2026-01-01T00:00:00Z', null, now()),
      ('c@example.test', '-', '-', '2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', null)`,
  );
  const before = await providers();
  expect(before).toMatchObject({ storage: { isReachable: true, freeBytes: 5_000_000_000 }, faxHeardAt: '2026-01-03T00:00:00.000Z' });
  expect(before.mail).toMatchObject({ oldestAt: '2026-01-04T00:00:00.000Z' });
  room = () => Promise.reject(new Error('no route to host'));
  expect((await providers()).storage).toEqual({ isReachable: false, freeBytes: null });
});

describe('a job that failed', () => {
  const failedJob = async (code: string, more: { payload?: object; faxId?: string } = {}) => {
    const [row] = await auth.sql<{ id: number }>(
      `insert into job (kind, status, attempts, payload, fax_id, organization_id, last_error)
       values ('telnyx-event', 'failed', 8, $1, $2, (select organization_id from fax where id = $2), $3) returning id::int`,
      [JSON.stringify(more.payload ?? {}), more.faxId ?? null, JSON.stringify({ code, message: 'secret' })],
    );
    return row!.id;
  };
  const stateOf = async (id: number) => (await auth.sql('select status, attempts, organization_id, last_error from job where id = $1', [id]))[0];

  test('names the numbers of a fax that a provider announced', async () => {
    const chief = await signedIn(true);
    await auth.sql(
      `insert into webhook_event (provider, event_id, event_type, payload, received_at) values
        ('telnyx', 'lost-1', 'fax.received', '{"from":"+14165550142","to":"+16135550199"}', '2026-02-03T04:05:06Z')`,
    );
    const id = await failedJob('unknown-number', { payload: { eventId: 'lost-1' } });
    const { failedJobs } = (await (await chief.get('/system/health')).json()) as SystemHealth;
    expect(failedJobs.find((job) => job.id === id)).toMatchObject({
      announced: { from: '+14165550142', to: '+16135550199', receivedAt: '2026-02-03T04:05:06.000Z' },
      canRetry: true,
    });
  });

  test('is tried again once, with all its tries, and that is written down', async () => {
    const chief = await signedIn(true);
    const id = await failedJob('provider-off');
    const answers = await Promise.all([1, 2].map(() => chief.post('/system/job/retry', { id, organizationId: null })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await stateOf(id)).toEqual({ status: 'queued', attempts: 0, organization_id: null, last_error: null });
    expect(await auth.sql("select actor_id, detail from audit_event where entity = 'job' and detail ->> 'event' = 'retry'")).toEqual([
      { actor_id: chief.id, detail: { event: 'retry', code: 'provider-off' } },
    ]);
  });

  test('is given to an organisation only when nobody has the number, and only to one that is there', async () => {
    const chief = await signedIn(true);
    const give = async (id: number, organizationId: string) => (await chief.post('/system/job/retry', { id, organizationId })).status;
    const [other, unknown] = [await failedJob('provider-off'), await failedJob('unknown-number')];
    expect(await give(other, chief.organization.id)).toBe(422);
    expect(await give(unknown, '00000000-0000-4000-8000-000000000000')).toBe(422);
    expect(await stateOf(unknown)).toMatchObject({ status: 'failed' });
    expect(await give(unknown, chief.organization.id)).toBe(200);
    expect(await stateOf(unknown)).toMatchObject({ status: 'queued', organization_id: chief.organization.id });
    expect(await auth.sql("select detail ->> 'organizationId' as given from audit_event where entity = 'job' and detail ->> 'event' = 'give'")).toEqual([
      { given: chief.organization.id },
    ]);
  });

  test('of a fax is left to its clinic, and to an administrator of one nothing is told', async () => {
    const [chief, administrator] = [await signedIn(true), await signedIn(false)];
    const [fax] = await auth.sql<{ id: string }>(
      `insert into fax (organization_id, source, sha256, size) values ($1, 'upload', 'x', 1) returning id`,
      [chief.organization.id],
    );
    const id = await failedJob('truncated', { faxId: fax!.id });
    const { failedJobs } = (await (await chief.get('/system/health')).json()) as SystemHealth;
    expect(failedJobs.find((job) => job.id === id)?.canRetry).toBe(false);
    expect((await chief.post('/system/job/retry', { id, organizationId: null })).status).toBe(404);
    expect((await administrator.post('/system/job/retry', { id: await failedJob('provider-off'), organizationId: null })).status).toBe(404);
  });
});
