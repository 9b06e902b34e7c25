import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createSessionService } from '../session/session.service.ts';
import { organizationRoutes } from './organization.routes.ts';
import { createOrganizationService } from './organization.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [organizationRoutes(createOrganizationService(database, createSessionService(database)))] });
});
afterAll(() => auth.stop());

test('the current organisation is the one that a member works in, with and without the slash, and none of somebody who belongs nowhere', async () => {
  const { email, id, organization } = await auth.newUser();
  const second = await createOrganization(auth, []);
  await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [id, second.id, second.roleId]);
  const { data } = await auth.client().auth.signInWithPassword({ email, password: testPassword });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${auth.url}/api/organization${path}`, { headers: { authorization: `Bearer ${data.session!.access_token}`, ...headers } });
    return { status: answer.status, body: (await answer.json()) as { id: string } };
  };
  for (const path of ['', '/']) expect((await ask(path)).body.id).toBe(organization.id);
  expect((await ask('/', { 'x-organization-id': second.id })).body.id).toBe(second.id);
  expect((await ask('/', { 'x-organization-id': crypto.randomUUID() })).status).toBe(404);
  await auth.sql('delete from mapping where user_id = $1', [id]);
  expect((await ask('/')).status).toBe(404);
});
