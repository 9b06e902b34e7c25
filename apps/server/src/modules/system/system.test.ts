import type { OrganizationSummary, SystemHealth } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { systemRoutes } from './system.routes.ts';

const installation = { database: 'embedded', storage: 'disk', signIn: 'embedded', telephony: 'none', mail: 'outbox' } as const;

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [systemRoutes(database, installation)] });
});
afterAll(() => auth.stop());

async function signedIn(isSuperAdmin: boolean) {
  const user = await auth.newUser({ permissions: ['users.manage', 'settings.manage'] });
  await auth.sql('update app_user set is_super_admin = $1 where id = $2', [isSuperAdmin, user.id]);
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const get = (path: string) => fetch(`${auth.url}/api${path}`, { headers: { authorization: `Bearer ${data.session!.access_token}` } });
  return { ...user, get };
}

test('a super administrator sees every organisation; an administrator of one is told nothing', async () => {
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
