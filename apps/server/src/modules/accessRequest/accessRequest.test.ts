import type { AccessRequest, OwnAccess } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { createUser } from '../../auth/accounts/createUser.ts';
import { verifyChains } from '../../platform/audit/auditChain.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { sessionRoutes } from '../session/session.routes.ts';
import { createSessionService } from '../session/session.service.ts';
import { createUserService } from '../user/user.service.ts';
import { accessRequestRoutes } from './accessRequest.routes.ts';
import { createAccessRequestService } from './accessRequest.service.ts';

let auth: AuthFixture;
let manager: Awaited<ReturnType<typeof member>>;
let other: typeof manager;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database, accounts }) => [
      sessionRoutes(createSessionService(database)),
      accessRequestRoutes(
        createAccessRequestService({ database, users: createUserService({ database, accounts }), limits: createPublicLimits(database), siteUrl: 'https://intake.example' }),
      ),
    ],
  });
  manager = await member(['users.manage', 'search'], 'Clinique du Lac');
  other = await member(['users.manage'], 'Northern Imaging');
});
afterAll(() => auth.stop());
beforeEach(async () => {
  await auth.sql('delete from rate_limit');
  await auth.sql('delete from mail');
});

type Answer = OwnAccess & AccessRequest & { items: AccessRequest[]; nextCursor: string | null; error: { code: string } };

const asking = async (email: string) => {
  const { data } = await auth.client().auth.signInWithPassword({ email, password: testPassword });
  return async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${auth.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.session!.access_token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
};

async function member(permissions: string[], name?: string) {
  const user = await auth.newUser({ permissions });
  if (name) await auth.sql('update organization set name = $1 where id = $2', [name, user.organization.id]);
  return { ...user, ask: await asking(user.email) };
}

/** Somebody with an account, of whom the product knows nothing. */
async function newcomer() {
  const email = `asker.${crypto.randomUUID().slice(0, 8)}@example.org`;
  const id = await createUser(auth, { email, password: testPassword, userMetadata: { display_name: 'Odalys Ferrer' } });
  return { id, email, ask: await asking(email) };
}

const request = (organizationName = 'Clinique du Lac', more: object = {}) => ({ organizationName, displayName: 'Odalys Ferrer', note: null, locale: 'fr', ...more });

async function asked(name?: string, more?: object) {
  const person = await newcomer();
  const { status, body } = await person.ask('POST', '/user/req/own', request(name, more));
  expect(status).toBe(200);
  return { ...person, request: body.request! };
}

const mailsTo = (email: string) => auth.sql<{ subject: string; body: string }>('select subject, body from mail where recipient = $1', [email]);
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });
const trailOf = (id: string) => auth.sql("select organization_id, detail ->> 'event' as event, actor_id from audit_event where entity = 'access_request' and entity_id = $1 order by sequence", [id]);

describe('somebody who belongs nowhere', () => {
  it('opens nothing but what they ask for themselves', async () => {
    const { id, ask, email } = await newcomer();
    expect(await ask('GET', '/user/req/own')).toEqual({ status: 200, body: { email, displayName: 'Odalys Ferrer', belongs: false, request: null } });
    for (const path of [`/user/dtl/${id}`, `/orgidmap/${id}`, '/orgdtls/1', '/user/req']) expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
  });

  it('hears the same of a clinic that is here and of one that is not', async () => {
    const answers = await Promise.all(['clinique  du LAC!', 'A clinic that is not here'].map(async (name) => (await (await newcomer()).ask('POST', '/user/req/own', request(name))).body.request));
    expect(answers.map((answer) => ({ ...answer, id: '', organizationName: '', requestedAt: '' }))).toEqual([1, 2].map(() => ({
      id: '', organizationName: '', requestedAt: '', note: null, status: 'requested', reason: null, decidedAt: null, version: 1,
    })));
  });

  it('asks once at a time, may take it back, and then asks again', async () => {
    const { ask, request: first } = await asked('Clinique du Lac', { note: 'I start on Monday.' });
    expect((await ask('POST', '/user/req/own', request('Elsewhere'))).body.request).toEqual(first);
    const { body } = await ask('POST', '/user/req/withdraw', seen(first));
    expect(body.request).toMatchObject({ id: first.id, status: 'withdrawn', version: 2 });
    expect((await ask('POST', '/user/req/withdraw', seen(body.request!))).body.error.code).toBe('illegal-transition');
    expect((await ask('POST', '/user/req/own', request('Elsewhere'))).body.request).toMatchObject({ organizationName: 'Elsewhere', status: 'requested' });
  });

  it('asks five times a day', async () => {
    const { ask } = await newcomer();
    for (let n = 0; n < 5; n++) expect((await ask('POST', '/user/req/own', request())).status).toBe(200);
    expect(await ask('POST', '/user/req/own', request())).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
  });

  it.each([{ organizationName: ' ' }, { displayName: '' }, { locale: 'de' }, { note: 'x'.repeat(2001) }, { organizationId: crypto.randomUUID() }])('is refused %j', async (wrong) => {
    const { ask } = await newcomer();
    expect((await ask('POST', '/user/req/own', request(undefined, wrong))).status).toBe(422);
    expect((await ask('GET', '/user/req/own')).body.request).toBeNull();
  });

  it('needs a proven address, and nobody asks without an account or from within', async () => {
    const { id, ask } = await newcomer();
    await auth.sql('update auth.users set email_confirmed_at = null where id = $1', [id]);
    expect((await ask('POST', '/user/req/own', request())).body.error.code).toBe('no-address');
    expect((await manager.ask('POST', '/user/req/own', request())).body.error.code).toBe('member-already');
    expect((await fetch(`${auth.url}/api/user/req/own`)).status).toBe(401);
  });

  it('takes back nothing of others', async () => {
    const [mine, theirs] = [await asked(), await asked()];
    expect((await mine.ask('POST', '/user/req/withdraw', seen(theirs.request))).status).toBe(404);
  });
});

describe('an administrator', () => {
  it('sees those who named the organization or one of its locations, page by page', async () => {
    await auth.sql("insert into location (organization_id, name) values ($1, 'Quai Nord')", [manager.organization.id]);
    const [first, second] = [await asked('CLINIQUE DU LAC'), await asked('Quai nord')];
    await asked('Northern Imaging');
    const page = await manager.ask('GET', '/user/req?limit=1');
    const next = await manager.ask('GET', `/user/req?limit=1&cursor=${page.body.nextCursor}`);
    expect([...page.body.items, ...next.body.items].map(({ id, email }) => [id, email])).toEqual([second, first].map(({ request: { id }, email }) => [id, email]));
    expect((await other.ask('GET', '/user/req')).body.items.map(({ organizationName }) => organizationName)).toEqual(['Northern Imaging']);
    expect((await (await member(['search'])).ask('GET', '/user/req')).status).toBe(404);
  });

  it('lets in with a role: a mail tells, the person belongs there, and the trail says who', async () => {
    const person = await asked();
    const { status, body } = await manager.ask('POST', '/user/req/grant', { ...seen(person.request), roleId: manager.organization.roleId, locationId: null });
    expect([status, body.status]).toEqual([200, 'granted']);
    expect(await mailsTo(person.email)).toEqual([{ subject: 'Vous avez accès à Clinique du Lac', body: expect.stringContaining('https://intake.example/auth/login') }]);
    const again = await asking(person.email);
    expect((await again('GET', `/orgidmap/${person.id}`)).body).toMatchObject([{ Organization_ID: manager.organization.id }]);
    expect((await again('GET', '/user/req/own')).body).toMatchObject({ belongs: true, request: { status: 'granted' } });
    expect(await trailOf(person.request.id)).toEqual([
      { organization_id: manager.organization.id, event: 'request', actor_id: null },
      { organization_id: manager.organization.id, event: 'grant', actor_id: manager.id },
    ]);
    expect(await auth.sql("select entity from event where entity = 'access_request' and entity_id = $1", [person.request.id])).toHaveLength(2);
    expect((await verifyChains(auth.database)).filter(({ broken }) => broken)).toEqual([]);
  });

  it('declines with a reason that the person is told, who may ask again', async () => {
    const person = await asked();
    expect((await manager.ask('POST', '/user/req/decline', { ...seen(person.request), reason: ' ' })).status).toBe(422);
    await manager.ask('POST', '/user/req/decline', { ...seen(person.request), reason: 'Ask Solveig first.' });
    expect((await mailsTo(person.email))[0]?.body).toContain('Ask Solveig first.');
    expect((await person.ask('GET', '/user/req/own')).body.request).toMatchObject({ status: 'declined', reason: 'Ask Solveig first.' });
    expect((await person.ask('POST', '/user/req/own', request())).body.request?.status).toBe('requested');
  });

  it('answers once, of two at once', async () => {
    const person = await asked();
    const grant = { ...seen(person.request), roleId: manager.organization.roleId, locationId: null };
    const answers = await Promise.all([manager.ask('POST', '/user/req/grant', grant), manager.ask('POST', '/user/req/decline', { ...seen(person.request), reason: 'No' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailsTo(person.email)).toHaveLength(1);
  });

  it('answers nothing of others, no old version, and gives no right or role that is not theirs', async () => {
    const person = await asked();
    const grant = { ...seen(person.request), roleId: manager.organization.roleId, locationId: null };
    const before = await auth.sql('select status, version from access_request where id = $1', [person.request.id]);
    expect((await other.ask('POST', '/user/req/grant', { ...grant, roleId: other.organization.roleId })).status).toBe(404);
    expect((await other.ask('POST', '/user/req/decline', { ...seen(person.request), reason: 'No' })).status).toBe(404);
    expect((await manager.ask('POST', '/user/req/grant', { ...grant, version: 9 })).body.error.code).toBe('version-conflict');
    expect((await manager.ask('POST', '/user/req/grant', { ...grant, roleId: other.organization.roleId })).status).toBe(422);
    const [more] = await auth.sql<{ id: string }>("insert into role (organization_id, name, permissions) values ($1, 'More', '{audit.read}') returning id", [manager.organization.id]);
    expect((await manager.ask('POST', '/user/req/grant', { ...grant, roleId: more!.id })).body.error.code).toBe('beyond-own-rights');
    expect(await auth.sql('select status, version from access_request where id = $1', [person.request.id])).toEqual(before);
    expect(await auth.sql('select 1 from app_user where id = $1', [person.id])).toEqual([]);
  });
});

describe('a request that names no organization, or several', () => {
  it('is a super administrator’s to answer, who lets in where they work', async () => {
    const chief = await member(['users.manage']);
    await auth.sql('update app_user set is_super_admin = true where id = $1', [chief.id]);
    const person = await asked('The clinic at the harbour');
    expect((await manager.ask('GET', '/user/req')).body.items.map(({ id }) => id)).not.toContain(person.request.id);
    expect((await chief.ask('GET', '/user/req')).body.items.find(({ id }) => id === person.request.id)).toMatchObject({ isUnplaced: true });
    expect((await manager.ask('POST', '/user/req/decline', { ...seen(person.request), reason: 'No' })).status).toBe(404);
    const { body } = await chief.ask('POST', '/user/req/grant', { ...seen(person.request), roleId: chief.organization.roleId, locationId: null });
    expect(body).toMatchObject({ status: 'granted', isUnplaced: false });
  });

  it('of two that share a name goes to neither', async () => {
    const [one, two] = [await member(['users.manage'], 'Twin Clinic'), await member(['users.manage'], 'Twin clinic')];
    const person = await asked('Twin Clinic');
    for (const { ask } of [one, two]) expect((await ask('GET', '/user/req')).body.items.map(({ id }) => id)).not.toContain(person.request.id);
  });
});

describe('the database', () => {
  it('shows them to who manages users there, and lets nobody write past the server', async () => {
    const person = await asked();
    const read = (who: typeof manager) => auth.database.asUser(who.organization.member, (tx) => tx.selectFrom('access_request').select('id').where('id', '=', person.request.id).execute());
    expect(await read(manager)).toHaveLength(1);
    expect(await read(other)).toEqual([]);
    expect(await read(await member(['search']))).toEqual([]);
    const write = auth.database.asUser(manager.organization.member, (tx) => tx.updateTable('access_request').set({ status: 'withdrawn' }).execute());
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });
});
