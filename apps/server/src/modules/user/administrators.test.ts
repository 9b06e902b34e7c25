import type { Member } from '@intake/api/contract';
import { permissions as everyPermission } from '@intake/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { roleRoutes } from '../role/role.routes.ts';
import { createRoleService } from '../role/role.service.ts';
import { userRoutes } from './user.routes.ts';
import { createUserService } from './user.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database, accounts }) => [
      userRoutes(createUserService({ database, accounts })),
      roleRoutes(createRoleService(database)),
    ],
  });
});
afterAll(() => auth.stop());

/** An administrator, and somebody of the same organisation who manages users and may do nothing else. */
async function administratorAndManager() {
  const administrator = await auth.newUser({ permissions: [...everyPermission] });
  const manager = await auth.newUser();
  await auth.sql(
    `with r as (insert into role (organization_id, name, permissions) values ($1, 'Manager', '{users.manage}') returning id)
     update mapping set organization_id = $1, role_id = r.id from r where user_id = $2`,
    [administrator.organization.id, manager.id],
  );
  const { data } = await auth.client().auth.signInWithPassword({ email: manager.email, password: testPassword });
  const headers = { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${auth.url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as { items: Member[]; error?: { code: string } } };
  };
  const memberNow = async () => (await ask('GET', '/user/list')).body.items.find(({ id }) => id === administrator.id)!;
  return { administrator, ask, memberNow };
}

const refused = { status: 409, body: { error: { code: 'more-than-own-rights' } } };

test('a manager of users can neither lock, demote, rename nor remove a user with more permissions', async () => {
  const { administrator, ask, memberNow } = await administratorAndManager();
  const member = await memberNow();
  const { id, version, displayName, isPhysician, roleId, locationId, status } = member;
  const [lowly] = await auth.sql<{ id: string }>(
    `insert into role (organization_id, name, permissions) values ($1, 'Lowly', '{}') returning id`,
    [administrator.organization.id],
  );
  for (const change of [{ status: 'suspended' }, { roleId: lowly!.id }, { displayName: 'Nobody' }]) {
    const wanted = { id, version, displayName, isPhysician, roleId, locationId, status, ...change };
    expect(await ask('POST', '/user/save', wanted)).toMatchObject(refused);
  }
  expect(await ask('DELETE', '/user/member', { id, version })).toMatchObject(refused);
  expect(await memberNow()).toEqual(member);
});

test('who manages users does not touch a role that gives more than they have', async () => {
  const { administrator, ask } = await administratorAndManager();
  const stripped = { id: administrator.organization.roleId, version: 1, name: 'Chief', permissions: ['users.manage'] };
  expect(await ask('PUT', '/role/', stripped)).toMatchObject(refused);
});
