import type { Role } from '@intake/api/contract';
import { permissions as everyPermission } from '@intake/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { roleRoutes } from './role.routes.ts';
import { createRoleService } from './role.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [roleRoutes(createRoleService(database))] });
});
afterAll(() => auth.stop());

async function signedIn(permissions: readonly string[]) {
  const user = await auth.newUser({ permissions: [...permissions] });
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const ask = async (method: string, body?: unknown) => {
    const answer = await fetch(`${auth.url}/api/role/`, {
      method,
      headers: { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Role & { error: { code: string } } };
  };
  return { ...user, ask };
}

test('a role is made, changed and removed, and each step is audited and published', async () => {
  const me = await signedIn(everyPermission);
  const { body: made } = await me.ask('POST', { name: 'Front desk', permissions: ['search', 'faxes.read', 'search'] });
  expect(made).toMatchObject({ name: 'Front desk', permissions: ['faxes.read', 'search'], memberCount: 0, version: 1 });
  const { body: changed } = await me.ask('PUT', { id: made.id, version: 1, name: 'Reception', permissions: ['faxes.read'] });
  expect(changed).toMatchObject({ name: 'Reception', permissions: ['faxes.read'], version: 2 });
  expect((await me.ask('DELETE', { id: made.id, version: 1 })).status).toBe(409);
  expect((await me.ask('DELETE', { id: made.id, version: 2 })).status).toBe(200);
  const audited = await auth.sql('select action, detail from audit_event where organization_id = $1 order by sequence', [me.organization.id]);
  expect(audited).toEqual([
    { action: 'C', detail: { permissions: ['faxes.read', 'search'] } },
    { action: 'U', detail: { added: [], taken: ['search'] } },
    { action: 'D', detail: {} },
  ]);
  const told = await auth.sql('select topic, entity, entity_id from event where organization_id = $1', [me.organization.id]);
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ topic: 'user', entity: 'role', entity_id: made.id })));
});

test('a permission that is taken away is gone with the next request', async () => {
  const [me, them] = [await signedIn(everyPermission), await signedIn(['users.manage'])];
  const [role] = await auth.sql<{ id: string }>(
    "insert into role (organization_id, name, permissions) values ($1, 'Helper', '{users.manage}') returning id",
    [me.organization.id],
  );
  await auth.sql('update mapping set organization_id = $1, role_id = $2 where user_id = $3', [me.organization.id, role!.id, them.id]);
  expect((await them.ask('GET')).status).toBe(200);
  await me.ask('PUT', { id: role!.id, version: 1, name: 'Helper', permissions: [] });
  expect((await them.ask('GET')).status).toBe(404);
});

test('the last permission to manage users cannot be taken away', async () => {
  const me = await signedIn(everyPermission);
  const { roleId } = me.organization;
  const without = everyPermission.filter((permission) => permission !== 'users.manage');
  const { status, body } = await me.ask('PUT', { id: roleId, version: 1, name: 'Clerk', permissions: without });
  expect([status, body.error.code]).toEqual([409, 'last-administrator']);
  expect(((await me.ask('GET')).body as unknown as Role[])[0]).toMatchObject({ version: 1, memberCount: 1, permissions: everyPermission });
});

test('nobody can give a role more permissions than they have', async () => {
  const me = await signedIn(['users.manage', 'search']);
  const change = { id: me.organization.roleId, version: 1, name: 'Clerk', permissions: ['users.manage', 'search', 'audit.read'] };
  expect((await me.ask('PUT', change)).body.error.code).toBe('beyond-own-rights');
  expect((await me.ask('POST', { name: 'Other', permissions: ['audit.read'] })).body.error.code).toBe('beyond-own-rights');
  expect((await me.ask('PUT', { ...change, permissions: ['users.manage'] })).status).toBe(200);
});

test('what is in use, of others, nameless or doubled is refused', async () => {
  const [me, other] = [await signedIn(everyPermission), await signedIn(everyPermission)];
  const mine = { id: me.organization.roleId, version: 1 };
  expect((await me.ask('DELETE', mine)).body.error.code).toBe('role-in-use');
  expect((await other.ask('DELETE', mine)).status).toBe(404);
  expect((await other.ask('PUT', { ...mine, name: 'Mine', permissions: [] })).status).toBe(404);
  expect((await me.ask('POST', { name: ' ', permissions: [] })).status).toBe(422);
  expect((await me.ask('POST', { name: 'Root', permissions: ['everything'] })).status).toBe(422);
  expect((await me.ask('POST', { name: 'Root', permissions: [], organizationId: other.organization.id })).status).toBe(422);
  expect((await me.ask('POST', { name: 'Clerk', permissions: [] })).body.error.code).toBe('exists-already');
});
