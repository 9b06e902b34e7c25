import type { Member } from '@intake/api/contract';
import { permissions as everyPermission } from '@intake/api/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { createRoleService } from '../role/role.service.ts';
import { roleRoutes } from '../role/role.routes.ts';
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

/** Whatever was answered: a member, a page of them, or a refusal. */
type Answer = Member & {
  items: Member[];
  nextCursor: string | null;
  error: { code: string; fields: { path: string; code: string }[] };
};

async function signIn(email: string) {
  const client = auth.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password: testPassword });
  if (error) throw error;
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${auth.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  return { client, ask };
}

/** Signed in, with a role of an organisation of their own. */
async function administrator(permissions: readonly string[] = everyPermission) {
  const user = await auth.newUser({ permissions: [...permissions] });
  return { ...user, ...(await signIn(user.email)) };
}
type Administrator = Awaited<ReturnType<typeof administrator>>;

async function newRole({ organization }: Administrator, permissions: string[]): Promise<string> {
  const [role] = await auth.sql<{ id: string }>(
    'insert into role (organization_id, name, permissions) values ($1, gen_random_uuid()::text, $2) returning id',
    [organization.id, permissions],
  );
  return role!.id;
}

/** Signed in, in the organisation of the administrator. */
async function colleague(of: Administrator, permissions: string[] = []) {
  const user = await auth.newUser();
  const roleId = await newRole(of, permissions);
  await auth.sql('update mapping set organization_id = $1, role_id = $2 where user_id = $3', [of.organization.id, roleId, user.id]);
  return { ...user, roleId, ...(await signIn(user.email)) };
}

async function memberOf({ ask }: Pick<Administrator, 'ask'>, id: string): Promise<Member> {
  const { body } = await ask('GET', '/user/list');
  return body.items.find((member) => member.id === id)!;
}
const changeOf = ({ id, version, displayName, isPhysician, roleId, locationId, status }: Member) => ({
  id, version, displayName, isPhysician, roleId, locationId, status,
});

describe('the list', () => {
  it('is everybody of the organisation and nobody else, page by page', async () => {
    const me = await administrator();
    const others = [await colleague(me), await colleague(me)];
    await administrator();
    const pages: Member[][] = [];
    let cursor = '';
    do {
      const { body } = await me.ask('GET', `/user/list?limit=2${cursor}`);
      pages.push(body.items);
      cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(pages.flat().map(({ id }) => id).sort()).toEqual([me.id, ...others.map(({ id }) => id)].sort());
  });

  it('finds by a part of the name or the address, and takes no wildcards', async () => {
    const me = await administrator();
    const { id, email } = await colleague(me);
    const find = async (text: string) =>
      ((await me.ask('GET', `/user/list?search=${encodeURIComponent(text)}`)).body.items).map((member) => member.id);
    expect(await find(email.slice(3, 14).toUpperCase())).toEqual([id]);
    expect(await find('%')).toEqual([]);
    expect((await me.ask('GET', '/user/list?status=active&search=Test')).body.items).toHaveLength(2);
    expect((await me.ask('GET', '/user/list?status=retired')).status).toBe(422);
  });
});

describe('an invitation', () => {
  const invitation = (me: Administrator, more: object = {}) => ({
    email: `new.${crypto.randomUUID().slice(0, 8)}@example.org`,
    displayName: 'Noémie Fournier',
    isPhysician: false,
    roleId: me.organization.roleId,
    locationId: null,
    ...more,
  });

  it('makes an account that opens with the mailed code, and only then', async () => {
    const me = await administrator();
    const wanted = invitation(me);
    const { status, body: member } = await me.ask('POST', '/user/createNewUser', wanted);
    expect(status).toBe(200);
    expect(member).toMatchObject({ email: wanted.email, displayName: 'Noémie Fournier', status: 'invited', isSuperAdmin: false });
    const { error } = await auth.client().auth.verifyOtp({ type: 'invite', token_hash: await auth.linkTokenTo(wanted.email) });
    expect(error).toBeNull();
    expect(await memberOf(me, member.id)).toMatchObject({ status: 'active' });
    const [told] = await auth.sql('select topic, entity, entity_id from event where organization_id = $1 order by id desc limit 1', [me.organization.id]);
    expect(told).toEqual({ topic: 'user', entity: 'user', entity_id: member.id });
    const audited = await auth.sql('select action, entity, entity_id from audit_event where organization_id = $1', [me.organization.id]);
    expect(audited).toEqual([{ action: 'C', entity: 'user', entity_id: member.id }]);
  });

  it('is mailed with a link to the page where a password is chosen, which is older than any session', async () => {
    const me = await administrator();
    const wanted = invitation(me);
    await me.ask('POST', '/user/createNewUser', wanted);
    const [mail] = await auth.mailsTo(wanted.email);
    const link = /https:\S+/.exec(mail!.body)![0];
    const place = new URL(link);
    expect(place.origin + place.pathname + place.hash).toBe('https://intake.example/auth/reset-password');
    const { data } = await auth.client().auth.verifyOtp({ type: 'invite', token_hash: place.searchParams.get('token_hash')! });
    const token = data.session!.access_token;
    const { amr } = JSON.parse(atob(token.split('.')[1]!)) as { amr: { method: string; timestamp: number }[] };
    const [person] = await auth.sql<{ at: Date }>('select password_last_updated_at as at from app_user where email = $1', [wanted.email]);
    expect(amr).toEqual([{ method: 'invite', timestamp: expect.any(Number) }]);
    expect(person!.at.getTime()).toBeLessThan(amr[0]!.timestamp * 1000);
  });

  it('cannot carry a rank or an organisation, nor a role or location of others', async () => {
    const [me, other] = [await administrator(), await administrator()];
    for (const more of [{ isSuperAdmin: true }, { organizationId: other.organization.id }, { status: 'active' }])
      expect((await me.ask('POST', '/user/createNewUser', invitation(me, more))).status).toBe(422);
    const [theirs] = await auth.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Theirs') returning id", [other.organization.id]);
    for (const [path, id] of [['roleId', other.organization.roleId], ['locationId', theirs!.id]] as const)
      expect((await me.ask('POST', '/user/createNewUser', invitation(me, { [path]: id }))).body.error.fields).toMatchObject([{ path, code: 'unknown' }]);
  });

  it('gives no right that the inviter lacks', async () => {
    const me = await administrator(['users.manage', 'faxes.read']);
    const more = { roleId: await newRole(me, ['faxes.read', 'audit.read']) };
    const { status, body } = await me.ask('POST', '/user/createNewUser', invitation(me, more));
    expect([status, body.error.code]).toEqual([409, 'beyond-own-rights']);
  });

  it('reaches into no other organisation, and is not sent twice to a member', async () => {
    const [me, other] = [await administrator(), await administrator()];
    for (const [email, code] of [[other.email, 'email-taken'], [me.email.toUpperCase(), 'member-already']]) {
      const { status, body } = await me.ask('POST', '/user/createNewUser', invitation(me, { email }));
      expect([status, body.error.fields[0]?.code]).toEqual([422, code]);
    }
  });
});

describe('a change', () => {
  it('of the status ends the sessions at once, and takes sign-in away until it is given back', async () => {
    const me = await administrator();
    const them = await colleague(me, ['users.manage']);
    expect((await them.ask('GET', '/user/list')).status).toBe(200);
    const member = await memberOf(me, them.id);
    const { status, body: suspended } = await me.ask('POST', '/user/save', { ...changeOf(member), status: 'suspended' });
    expect([status, suspended.status]).toEqual([200, 'suspended']);
    expect((await them.ask('GET', '/user/list')).status).toBe(401);
    expect((await them.client.auth.refreshSession()).error).not.toBeNull();
    await expect(signIn(them.email)).rejects.toThrow();
    await me.ask('POST', '/user/save', { ...changeOf(suspended), status: 'active' });
    expect((await (await signIn(them.email)).ask('GET', '/user/list')).status).toBe(200);
  });

  it('of the role is obeyed with the next request', async () => {
    const me = await administrator();
    const them = await colleague(me);
    expect((await them.ask('GET', '/user/list')).status).toBe(404);
    await me.ask('POST', '/user/save', { ...changeOf(await memberOf(me, them.id)), roleId: me.organization.roleId });
    expect((await them.ask('GET', '/user/list')).status).toBe(200);
    const told = await auth.sql('select topic, entity, entity_id from event where organization_id = $1', [me.organization.id]);
    expect(told).toEqual([{ topic: 'user', entity: 'user', entity_id: them.id }]);
  });

  it('is refused for an old version, another organisation, what the lifecycle does not have, and changes nothing', async () => {
    const [me, other] = [await administrator(), await administrator()];
    const them = await colleague(me);
    const member = changeOf(await memberOf(me, them.id));
    await me.ask('POST', '/user/save', { ...member, displayName: 'Anaïs Roy' });
    expect((await me.ask('POST', '/user/save', { ...member, displayName: 'Late' })).status).toBe(409);
    expect((await other.ask('POST', '/user/save', { ...member, version: 2 })).status).toBe(404);
    expect((await me.ask('POST', '/user/save', { ...member, version: 2, status: 'invited' })).body.error.code).toBe('illegal-transition');
    expect((await me.ask('POST', '/user/save', { ...member, version: 2, isSuperAdmin: true })).status).toBe(422);
    expect(await memberOf(me, them.id)).toMatchObject({ displayName: 'Anaïs Roy', status: 'active', version: 2 });
  });

  it('gives nobody, oneself included, a permission that one lacks', async () => {
    const me = await administrator(['users.manage']);
    const roleId = await newRole(me, ['users.manage', 'audit.read']);
    const { status, body } = await me.ask('POST', '/user/save', { ...changeOf(await memberOf(me, me.id)), roleId });
    expect([status, body.error.code]).toEqual([409, 'beyond-own-rights']);
  });

  it('keeps a manager of users, and one’s own access', async () => {
    const me = await administrator();
    const mine = changeOf(await memberOf(me, me.id));
    const roleId = await newRole(me, ['faxes.read']);
    expect((await me.ask('POST', '/user/save', { ...mine, roleId })).body.error.code).toBe('last-administrator');
    expect((await me.ask('POST', '/user/save', { ...mine, status: 'suspended' })).body.error.code).toBe('own-account');
    await colleague(me, ['users.manage']);
    expect((await me.ask('POST', '/user/save', { ...mine, roleId })).status).toBe(200);
  });

  it('does not let two administrators take each other away', async () => {
    const me = await administrator();
    const them = await colleague(me, [...everyPermission]);
    const [mine, theirs] = [changeOf(await memberOf(me, me.id)), changeOf(await memberOf(me, them.id))];
    const answers = await Promise.all([
      me.ask('POST', '/user/save', { ...theirs, status: 'suspended' }),
      them.ask('POST', '/user/save', { ...mine, status: 'suspended' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('touches no super administrator and nobody who belongs elsewhere too', async () => {
    const [me, other] = [await administrator(), await administrator()];
    const [both, chief] = [await colleague(me), await colleague(me)];
    await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [both.id, other.organization.id, other.organization.roleId]);
    await auth.sql('update app_user set is_super_admin = true where id = $1', [chief.id]);
    const save = async (id: string, more: object) =>
      (await me.ask('POST', '/user/save', { ...changeOf(await memberOf(me, id)), ...more })).body.error?.code;
    expect(await save(both.id, { status: 'suspended' })).toBe('member-elsewhere');
    expect(await save(both.id, { roleId: me.organization.roleId })).toBeUndefined();
    expect(await save(chief.id, { status: 'suspended' })).toBe('super-administrator');
  });
});

describe('removing somebody', () => {
  it('ends their sessions, and lets them be invited again', async () => {
    const me = await administrator();
    const them = await colleague(me);
    const { id, version, roleId } = await memberOf(me, them.id);
    expect((await me.ask('DELETE', '/user/member', { id, version: version + 1 })).status).toBe(409);
    expect((await me.ask('DELETE', '/user/member', { id, version })).status).toBe(200);
    expect((await them.ask('GET', '/user/list')).status).toBe(401);
    expect(await memberOf(me, id)).toBeUndefined();
    const again = { email: them.email, displayName: 'Test Clerk', isPhysician: false, roleId, locationId: null };
    expect((await me.ask('POST', '/user/createNewUser', again)).body).toMatchObject({ id, status: 'active' });
    await signIn(them.email);
  });

  it('is refused for oneself and for the people of others', async () => {
    const [me, other] = [await administrator(), await administrator()];
    expect((await me.ask('DELETE', '/user/member', { id: me.id, version: 1 })).body.error.code).toBe('own-account');
    expect((await me.ask('DELETE', '/user/member', { id: other.id, version: 1 })).status).toBe(404);
  });
});

describe('a reset', () => {
  it('is the invitation again for whoever has not come yet', async () => {
    const me = await administrator();
    const email = `late.${crypto.randomUUID().slice(0, 8)}@example.org`;
    const wanted = { email, displayName: 'Noémie Fournier', isPhysician: true, roleId: me.organization.roleId, locationId: null };
    const { body: member } = await me.ask('POST', '/user/createNewUser', wanted);
    expect(member.isPhysician).toBe(true);
    expect((await me.ask('POST', '/user/reset_password', { id: member.id })).status).toBe(429);
    await auth.sql('delete from auth.rate_limits');
    expect((await me.ask('POST', '/user/reset_password', { id: member.id })).status).toBe(200);
    const [first, again] = await auth.mailsTo(email);
    expect(again?.subject).toBe(first?.subject);
    expect((await auth.client().auth.verifyOtp({ type: 'invite', token_hash: await auth.linkTokenTo(email) })).error).toBeNull();
    expect(await memberOf(me, member.id)).toMatchObject({ id: member.id, status: 'active' });
  });

  it('mails a code to a member, once a minute, and to nobody else', async () => {
    const [me, other] = [await administrator(), await administrator()];
    const them = await colleague(me);
    expect((await me.ask('POST', '/user/reset_password', { id: them.id })).status).toBe(200);
    expect(await auth.codeTo(them.email)).toMatch(/^\d{6}$/);
    expect((await me.ask('POST', '/user/reset_password', { id: them.id })).status).toBe(429);
    expect((await me.ask('POST', '/user/reset_password', { id: other.id })).status).toBe(404);
    expect(await auth.mailsTo(other.email)).toEqual([]);
  });

  it('is refused for an account that opens nothing', async () => {
    const me = await administrator();
    const them = await colleague(me);
    await auth.sql("update app_user set status = 'suspended' where id = $1", [them.id]);
    expect((await me.ask('POST', '/user/reset_password', { id: them.id })).body.error.code).toBe('account-inactive');
  });
});
