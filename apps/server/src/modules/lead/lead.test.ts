import type { Lead, LeadChange, LeadDetail } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startAuth, testPassword, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { verifyChains } from '../../platform/audit/auditChain.ts';
import { leadRoutes } from './lead.routes.ts';
import { createLeadService } from './lead.service.ts';

let auth: AuthFixture;
let chief: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [leadRoutes(createLeadService(database))] });
  chief = await signedIn('is_super_admin');
});
afterAll(() => auth.stop());
beforeEach(() => auth.sql('delete from lead'));

async function signedIn(flag?: 'is_super_admin' | 'is_physician') {
  const user = await auth.newUser({ permissions: ['settings.manage', 'users.manage', 'audit.read'] });
  if (flag) await auth.sql(`update app_user set ${flag} = true where id = $1`, [user.id]);
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const headers = { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' };
  const ask = async <Answer = LeadDetail & { items: Lead[]; nextCursor: string | null; error: { code: string; fields?: { path: string }[] } }>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${auth.url}/api/lead${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  return { ...user, ask };
}

const address = () => `desk.${crypto.randomUUID().slice(0, 8)}@lakeshore.example`;
const estimate = { faxesPerDay: 45, unansweredPercent: 35, visitPercent: 50, visitRevenue: 120, minutesPerFax: 10, hourlyCost: 28 };

/** What the public pages store, each as its module does. */
const came = {
  registration: (email = address(), name = 'Clinique des Érables') =>
    auth.sql("insert into registration (organization_name, contact_name, email, phone, time_zone, locale, message) values ($2, 'Noémie Tremblay', $1, '+15145550123', 'America/Montreal', 'fr', 'Two sites.')", [email, name]),
  subscriber: (email = address()) => auth.sql("insert into subscription (email, locale) values ($1, 'ja')", [email]),
  demo: (email = address()) =>
    auth.sql("insert into demo_request (id, kind, email, contact_name, clinic_name, fax_number, locale, consent_text) values (gen_random_uuid(), 'fax', $1, 'Wei Zhang', 'Riverdale', '+14165550142', 'zh', 'Yes')", [email]),
  estimate: (email = address(), name = 'Lakeshore') =>
    auth.sql("insert into demo_request (id, kind, email, contact_name, clinic_name, locale, consent_text, estimate, status) values (gen_random_uuid(), 'estimate', $1, 'Rowan Ashby', $3, 'en', 'Yes', $2, 'mailed')", [email, JSON.stringify(estimate), name]),
};

const listed = async (query = '') => (await chief.ask('GET', `/list${query}`)).body.items;
/** The newest one. */
const last = async () => (await listed('?limit=1'))[0]!;
const change = ({ id, version }: Pick<Lead, 'id' | 'version'>, more: Partial<LeadChange> = {}): LeadChange => ({ id, version, state: 'contacted', ownerId: null, note: null, nextStep: null, nextStepOn: null, ...more });

describe('what comes in', () => {
  it('is a lead of its kind at once, with what was sent', async () => {
    for (const send of Object.values(came)) await send();
    expect((await listed()).map(({ kind, standing, state }) => [kind, standing, state])).toEqual([
      ['estimate', 'mailed', 'new'], ['demo', 'pending', 'new'], ['subscriber', 'pending', 'new'], ['registration', 'requested', 'new'],
    ]);
    const details = await Promise.all((await listed()).map(async ({ id }) => (await chief.ask('GET', `/detail/${id}`)).body));
    expect(details.map(({ sent }) => sent)).toMatchObject([
      { locale: 'en', estimate, consent: 'Yes', faxNumber: null },
      { locale: 'zh', faxNumber: '+14165550142', estimate: null, confirmedAt: null },
      { locale: 'ja', phone: null, consent: null },
      { locale: 'fr', phone: '+15145550123', message: 'Two sites.', timeZone: 'America/Montreal' },
    ]);
  });

  it('is one that was there before the same address sends something else, and each names the others', async () => {
    const email = address();
    await came.subscriber(email);
    await came.estimate(email);
    const { body } = await chief.ask('GET', `/detail/${(await last()).id}`);
    expect(body.others.map(({ kind }) => kind)).toEqual(['subscriber']);
  });

  it.each([['approved', 'won'], ['declined', 'lost']] as const)('that is %s as a registration is %s', async (status, state) => {
    const email = address();
    await came.registration(email);
    await auth.sql("update registration set status = $1, organization_id = case $1 when 'approved' then $3::uuid end, reason = case $1 when 'declined' then 'No clinic' end where email = $2", [status, email, chief.organization.id]);
    expect(await last()).toMatchObject({ state, standing: status, version: 2 });
  });
});

describe('the list', () => {
  it('comes in pages, each once, the newest first, also of one instant', async () => {
    await auth.sql("insert into subscription (email, locale, created_at) select 'many' || n || '@x.example', 'en', '2026-01-01T00:00:00.123456Z'::timestamptz from generate_series(1, 7) n");
    await came.registration();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: { items: Lead[]; nextCursor: string | null } } = await chief.ask('GET', `/list?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.items.map(({ email }) => email));
      cursor = body.nextCursor;
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect((await chief.ask('GET', '/list?cursor=forged')).status).toBe(422);
  });

  it('is narrowed by kind, state, words, owner, day and proof, and counted the same', async () => {
    await came.registration(address(), 'Percent 100%_Clinic');
    const registration = await last();
    await came.demo();
    await came.estimate();
    await chief.ask('POST', '/save', change(registration, { ownerId: chief.id, nextStep: 'Call', nextStepOn: '2026-11-20' }));
    const kinds = async (query: string) => (await listed(query)).map(({ kind }) => kind);
    expect(await kinds('?kind=demo')).toEqual(['demo']);
    expect(await kinds('?state=contacted')).toEqual(['registration']);
    expect(await kinds('?search=RIVERDALE')).toEqual(['demo']);
    expect(await kinds(`?search=${encodeURIComponent('100%_c')}`)).toEqual(['registration']);
    expect(await kinds(`?search=${encodeURIComponent('%')}`)).toEqual(['registration']);
    expect(await kinds(`?owner=${chief.id}`)).toEqual(['registration']);
    expect(await kinds('?owner=none')).toEqual(['estimate', 'demo']);
    expect([await kinds('?dueBy=2026-11-19'), await kinds('?dueBy=2026-11-20')]).toEqual([[], ['registration']]);
    expect(await kinds('?proven=yes')).toEqual(['estimate', 'registration']);
    const counts = async (query = '') => (await chief.ask('GET', `/counts${query}`)).body;
    expect(await counts()).toEqual({ new: 2, contacted: 1, won: 0, lost: 0 });
    expect(await counts('?proven=yes')).toEqual({ new: 1, contacted: 1, won: 0, lost: 0 });
    for (const wrong of ['state=open', 'kind=lead', 'owner=me', 'dueBy=tomorrow', 'proven=no'])
      expect([wrong, (await chief.ask('GET', `/list?${wrong}`)).status]).toEqual([wrong, 422]);
  });

  it('is nobody’s but a super administrator’s', async () => {
    await came.registration();
    const { id, version } = await last();
    const others = [await signedIn(), await signedIn('is_physician')];
    for (const other of others) {
      const answers = await Promise.all([
        other.ask('GET', '/list'), other.ask('GET', '/counts'), other.ask('GET', `/detail/${id}`), other.ask('GET', '/owners'),
        other.ask('GET', '/export?locale=en'), other.ask('POST', '/save', change({ id, version })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    }
    expect(await last()).toMatchObject({ state: 'new', version: 1 });
  });
});

describe('the work', () => {
  it('is written down with its audit event, and what was seen before is a conflict', async () => {
    await came.estimate();
    const seen = await last();
    const wanted = change(seen, { ownerId: chief.id, note: ' Wants two sites. ', nextStep: 'Call Rowan', nextStepOn: '2026-12-01' });
    const { status, body } = await chief.ask('POST', '/save', wanted);
    expect([status, body]).toMatchObject([200, { state: 'contacted', owner: { id: chief.id }, note: 'Wants two sites.', nextStep: 'Call Rowan', nextStepOn: '2026-12-01', version: 2 }]);
    expect(await chief.ask('POST', '/save', { ...wanted, state: 'lost' })).toMatchObject({ status: 409, body: { error: { code: 'version-conflict' } } });
    const trail = await auth.sql<{ action: string; detail: Record<string, unknown>; actor_id: string }>("select action, detail, actor_id from audit_event where entity = 'lead' and entity_id = $1", [seen.id]);
    expect(trail).toEqual([{ action: 'U', actor_id: chief.id, detail: { from: 'new', to: 'contacted', owner: chief.id, nextStepOn: '2026-12-01' } }]);
    expect((await verifyChains(auth.database)).filter(({ broken }) => broken)).toEqual([]);
  });

  it('of two who save at once is that of one', async () => {
    await came.estimate();
    const seen = await last();
    const answers = await Promise.all(['won', 'lost'].map((state) => chief.ask('POST', '/save', change(seen, { state: state as 'won' }))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('refuses an owner who does not look after the installation, and a day without a step; one who has left stays', async () => {
    await came.estimate();
    const seen = await last();
    const stranger = await signedIn();
    expect(await chief.ask('POST', '/save', change(seen, { ownerId: stranger.id }))).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'ownerId' }] } } });
    expect(await chief.ask('POST', '/save', change(seen, { nextStepOn: '2026-12-01' }))).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'nextStep' }] } } });
    expect((await chief.ask('POST', '/save', change({ id: crypto.randomUUID(), version: 1 }))).status).toBe(404);
    await auth.sql('update lead set owner_id = $1 where id = $2', [stranger.id, seen.id]);
    expect(await chief.ask('POST', '/save', change(seen, { ownerId: stranger.id, state: 'won' }))).toMatchObject({ status: 200, body: { owner: { id: stranger.id } } });
  });

  it('offers super administrators who are there', async () => {
    const gone = await signedIn('is_super_admin');
    await auth.sql("update app_user set status = 'deactivated' where id = $1", [gone.id]);
    const { body } = await chief.ask<{ id: string }[]>('GET', '/owners');
    expect(body.map(({ id }) => id)).toEqual([chief.id]);
  });
});

describe('the file', () => {
  it('holds what the filters leave, in the language that was asked for, and runs nothing', async () => {
    await came.estimate(address(), '=HYPERLINK("http://evil.example")');
    await came.registration();
    const { status, body } = await chief.ask<{ base64: string; count: number; isCut: boolean; mediaType: string }>('GET', '/export?locale=fr&kind=estimate');
    expect([status, body.count, body.isCut, body.mediaType]).toEqual([200, 1, false, 'text/csv; charset=utf-8']);
    const [head, row, ...rest] = Buffer.from(body.base64, 'base64').toString().split('\r\n');
    expect(head).toContain('Reçue (UTC),Genre,Suite donnée');
    expect(row).toContain('Estimation de revenus,Envoyée par courriel,"\'=HYPERLINK(""http://evil.example"")"');
    expect(rest).toEqual(['']);
    const [event] = await auth.sql<{ detail: unknown }>("select detail from audit_event where entity = 'lead' and action = 'E'");
    expect(event).toEqual({ detail: { event: 'export', entries: 1 } });
  });
});
