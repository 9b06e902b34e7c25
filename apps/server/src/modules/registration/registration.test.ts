import type { Registration, RegistrationRequest } from '@intake/api/contract';
import { startingRoles } from '@intake/api/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { verifyChains } from '../../platform/audit/auditChain.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { createUserService } from '../user/user.service.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createRegistrationService } from './registration.service.ts';

let auth: AuthFixture;
let early: Awaited<ReturnType<typeof register>>;
let chief: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database, accounts }) => {
      const users = createUserService({ database, accounts });
      return [registrationRoutes(createRegistrationService({ database, users, limits: createPublicLimits(database) }))];
    },
  });
  early = await register();
  chief = await signedIn();
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from rate_limit'));

/** A super administrator of the first organisation. */
async function signedIn() {
  const user = await auth.newUser();
  await auth.sql('update app_user set is_super_admin = true where id = $1', [user.id]);
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const ask = (method: string, path: string, body?: unknown) => call(method, path, body, { authorization: `Bearer ${data.session!.access_token}` });
  return { ...user, ask };
}

type Answer = Registration & { items: Registration[]; nextCursor: string | null; error: { code: string; retryAfterSeconds?: number; fields?: { path: string; code: string }[] } };

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${auth.url}/api/register${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, wait: answer.headers.get('retry-after'), body: (await answer.json()) as Answer };
}

const request = (more: Partial<RegistrationRequest> = {}): RegistrationRequest => ({
  organizationName: 'Clinique des Érables',
  contactName: 'Noémie Tremblay',
  email: `contact.${crypto.randomUUID().slice(0, 8)}@erables.example`,
  phone: '+15145550123',
  timeZone: 'America/Montreal',
  locale: 'fr',
  message: null,
  ...more,
});
const register = (more?: Partial<RegistrationRequest>) => call('POST', '', request(more));

/** One that waits. */
async function registered(more: Partial<RegistrationRequest> = {}): Promise<Registration> {
  const wanted = request(more);
  expect(await register(wanted)).toMatchObject({ status: 200, body: {} });
  const { body } = await chief.ask('GET', '/list');
  return body.items.find(({ email }) => email === wanted.email.toLowerCase())!;
}
const seen = ({ id, version }: Registration) => ({ id, version });
const trailOf = (organizationId: string, entityId: string) =>
  auth.sql<{ action: string; event: string; actor_id: string | null }>(
    `select action, detail ->> 'event' as event, actor_id from audit_event where organization_id = $1 and entity_id = $2 order by sequence`,
    [organizationId, entityId],
  );

describe('asking to join', () => {
  it('waits for the set-up', () => expect(early.status).toBe(404));

  it('is kept with its audit event, and a second request waits with the first', async () => {
    const first = await registered({ message: 'Two sites, about ninety faxes a day.' });
    const again = await register({ email: first.email.toUpperCase(), organizationName: 'Another name' });
    expect(again).toEqual({ status: 200, wait: null, body: {} });
    const kept = await auth.sql('select organization_name, message, status from registration where email = $1', [first.email]);
    expect(kept).toEqual([{ organization_name: 'Clinique des Érables', message: 'Two sites, about ninety faxes a day.', status: 'requested' }]);
    expect(await trailOf(chief.organization.id, first.id)).toEqual([{ action: 'C', event: 'request', actor_id: null }]);
  });

  it('answers a known address like an unknown one', async () => {
    const [known, unknown] = [await register({ email: chief.email }), await register()];
    expect(known).toEqual(unknown);
  });

  it.each([
    ['phone', '416 555 0100'],
    ['email', 'nobody'],
    ['timeZone', 'America/Nowhere'],
    ['locale', 'de'],
    ['organizationName', '  '],
    ['isSuperAdmin', true],
  ])('refuses a wrong %s', async (field, value) => {
    const before = await auth.sql('select count(*) from registration');
    expect((await call('POST', '', { ...request(), [field]: value })).status).toBe(422);
    expect(await auth.sql('select count(*) from registration')).toEqual(before);
  });

  it('is throttled, and says when to try again', async () => {
    const begun = Date.now();
    for (let n = 0; n < 5; n++) expect((await register()).status).toBe(200);
    const { status, wait, body } = await register();
    expect([status, body.error.code]).toEqual([429, 'too-many-requests']);
    // An hour after the first of them.
    expect(Number(wait)).toBeGreaterThanOrEqual(3600 - Math.ceil((Date.now() - begun) / 1000) - 1);
    expect(Number(wait)).toBeLessThanOrEqual(3600);
    expect(body.error.retryAfterSeconds).toBe(Number(wait));
  });
});

describe('the list', () => {
  it('shows those that wait first, the newest first, page by page', async () => {
    const [old, middle, young] = [await registered(), await registered(), await registered()];
    await chief.ask('POST', '/decline', { ...seen(young), reason: 'Not a clinic' });
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Answer } = await chief.ask('GET', `/list?limit=1${cursor && `&cursor=${cursor}`}`);
      ids.push(...body.items.map(({ id }) => id));
      ({ nextCursor: cursor } = body);
    }
    expect(ids.slice(0, 2)).toEqual([middle.id, old.id]);
    expect(ids.indexOf(young.id)).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is nothing that a signed-in person reads from the database', async () => {
    const attempt = auth.database.asUser(chief.organization.member, (tx) => tx.selectFrom('registration').selectAll().execute());
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

const madeOf = (organizationId: string) =>
  auth.sql(
    `select o.name, o.time_zone, o.locale, o.settings -> 'cloud' as cloud,
       (select array_agg(r.name order by r.name) from role r where r.organization_id = o.id) as roles,
       (select array_agg(l.name || '/' || b.name) from location l join bin b on b.location_id = l.id where l.organization_id = o.id) as places,
       (select array_agg(u.email || '/' || u.status || '/' || r.name) from mapping m join app_user u on u.id = m.user_id
          join role r on r.id = m.role_id where m.organization_id = o.id) as members
     from organization o where o.id = $1`,
    [organizationId],
  );

describe('approval', () => {
  it('makes the organisation as the set-up does, and invites its administrator in their language', async () => {
    const waiting = await registered();
    const { status, body } = await chief.ask('POST', '/approve', seen(waiting));
    expect([status, body.status, body.version]).toEqual([200, 'approved', 2]);
    expect(await madeOf(body.organizationId!)).toEqual([
      {
        name: 'Clinique des Érables', time_zone: 'America/Montreal', locale: 'fr', cloud: { telnyx: false },
        roles: Object.keys(startingRoles).sort(),
        places: ['Clinique des Érables/Inbox'],
        members: [`${waiting.email}/invited/Administrator`],
      },
    ]);
    expect((await auth.mailsTo(waiting.email)).map(({ subject }) => subject)).toEqual(['Invitation à rejoindre Intake']);
    expect((await trailOf(chief.organization.id, waiting.id)).at(-1)).toEqual({ action: 'U', event: 'approve', actor_id: chief.id });
    expect(await trailOf(body.organizationId!, body.organizationId!)).toMatchObject([{ action: 'C', actor_id: chief.id }]);
    expect((await verifyChains(auth.database)).filter(({ broken }) => broken)).toEqual([]);
  });

  it('twice is the same as once, and two at once make one organisation', async () => {
    const waiting = await registered();
    const answers = await Promise.all([1, 2].map(() => chief.ask('POST', '/approve', seen(waiting))));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const again = await chief.ask('POST', '/approve', seen(waiting));
    expect(again).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await auth.sql('select id from mapping m join app_user u on u.id = m.user_id where u.email = $1', [waiting.email])).toHaveLength(1);
    expect((await trailOf(chief.organization.id, waiting.id)).map(({ event }) => event)).toEqual(['request', 'approve']);
  });

  it('lets somebody in who belongs elsewhere', async () => {
    const known = await auth.newUser();
    const { body } = await chief.ask('POST', '/approve', seen(await registered({ email: known.email })));
    expect(await auth.sql('select organization_id::text from mapping where user_id = $1 order by created_at', [known.id])).toEqual([
      { organization_id: known.organization.id }, { organization_id: body.organizationId },
    ]);
    expect(await auth.mailsTo(known.email)).toHaveLength(1);
  });

  it('that cannot invite makes no organisation, and can be repeated', async () => {
    const waiting = await registered();
    const before = await auth.sql('select id from organization order by id');
    const users = createUserService({ database: auth.database, accounts: undefined });
    const hosted = createRegistrationService({ database: auth.database, users, limits: createPublicLimits(auth.database) });
    await expect(hosted.approve(actor(), seen(waiting))).rejects.toMatchObject({ status: 409, code: 'hosted-sign-in' });
    expect(await auth.sql('select id from organization order by id')).toEqual(before);
    expect(await chief.ask('POST', '/approve', seen(waiting))).toMatchObject({ status: 200 });
  });

  it('of an old version is refused', async () => {
    const { id } = await registered();
    expect(await chief.ask('POST', '/approve', { id, version: 7 })).toMatchObject({ status: 409, body: { error: { code: 'version-conflict' } } });
  });
});

const actor = () => ({
  userId: chief.id, organizationId: chief.organization.id, sessionId: '', displayName: 'Chief', permissions: new Set<never>(),
  isSuperAdmin: true, isPhysician: false, organizationIds: [chief.organization.id],
});

describe('decline', () => {
  it('keeps the request with the reason; then it is decided, and the address may ask again', async () => {
    const waiting = await registered();
    const { body } = await chief.ask('POST', '/decline', { ...seen(waiting), reason: ' Not a clinic ' });
    expect(body).toMatchObject({ status: 'declined', reason: 'Not a clinic', organizationId: null });
    for (const [path, more] of [['/approve', {}], ['/decline', { reason: 'Again' }]] as const)
      expect(await chief.ask('POST', path, { ...seen(body), ...more })).toMatchObject({ status: 409, body: { error: { code: 'illegal-transition' } } });
    expect(await auth.mailsTo(waiting.email)).toEqual([]);
    expect((await registered({ email: waiting.email })).id).not.toBe(waiting.id);
  });

  it('of what is approved is refused, and needs a reason', async () => {
    const waiting = await registered();
    expect((await chief.ask('POST', '/decline', { ...seen(waiting), reason: ' ' })).status).toBe(422);
    const { body } = await chief.ask('POST', '/approve', seen(waiting));
    expect((await chief.ask('POST', '/decline', { ...seen(body), reason: 'Late' })).status).toBe(409);
    expect((await chief.ask('POST', '/decline', { id: crypto.randomUUID(), version: 1, reason: 'Nobody' })).status).toBe(404);
  });
});
