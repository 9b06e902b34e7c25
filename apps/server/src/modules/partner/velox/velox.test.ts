import { rm } from 'node:fs/promises';
import type { CreatedReferral, PartnerAppointment, ReferralInput } from '@intake/api/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../../auth/auth.fixtures.ts';
import { newAdministrator, type Administrator } from '../../../testing/administrator.ts';
import { makePdf } from '../../../testing/faxes.ts';
import { openPartnerRoutes } from '../../../testing/partner/partnerRoutes.ts';
import { newPartner, type TestPartner } from '../../../testing/partner/partners.ts';

let auth: AuthFixture;
let made: Awaited<ReturnType<typeof openPartnerRoutes>>;
let me: Administrator;
let client: TestPartner;
let serviceTypeId: string;
let clinicId: string;

const scopes = ['velox/referrals.write', 'velox/appointments.read', 'velox/directory.read'] as const;

const insert = async (text: string) => (await auth.sql<{ id: string }>(text, [me.organization.id]))[0]!.id;

beforeAll(async () => {
  made = await openPartnerRoutes();
  auth = await startAuth({ routes: ({ database }) => made.routes(database) });
  me = await newAdministrator(auth);
  client = await newPartner(auth.url, me, { scopes: [...scopes], name: 'Lakeside Family Practice' });
  serviceTypeId = await insert("insert into modality (organization_id, name, code) values ($1, 'Echocardiogram', 'ECHO') returning id");
  clinicId = await insert("insert into location (organization_id, name, address, fax_numbers) values ($1, 'Main site', '1 Elm St', '{+16135550100}') returning id");
});
afterAll(async () => {
  await auth.stop();
  await rm(made.folder, { recursive: true, force: true });
});

type Sent = Omit<ReferralInput, 'patient' | 'referrer' | 'documents' | 'clinicId' | 'note'> & Partial<Pick<ReferralInput, 'documents' | 'clinicId' | 'note'>> & { patient: object; referrer: object };
const referral = (reference: string, more: Partial<Sent> = {}): Sent => ({
  reference,
  patient: { familyName: 'Okafor', givenName: 'Ada', birthDate: '1961-04-09', healthNumber: '9876543217', phone: '(416) 555-0199' },
  referrer: { name: 'Dr. Lena Fournier', licenceNumber: '61234', clinicName: 'Lakeside' },
  serviceTypeId,
  priority: 'urgent',
  reason: 'New murmur, short of breath on stairs',
  ...more,
});
const create = (body: object, who = client) => who.ask<CreatedReferral & { error: { code: string; fields: { path: string; code: string }[] } }>('POST', '/api/velox/createReferral', body);
const rowsOf = (id: string) =>
  auth.sql('select status, source, priority, reason, requester, patient_id, physician_id, assignee_id, stated, modality_id, location_id from request where id = $1', [id]);

test('what can be asked for is what the clinic offers', async () => {
  expect((await client.ask('GET', '/api/velox/getServiceTypes')).body).toEqual({ items: [{ serviceTypeId, name: 'Echocardiogram', code: 'ECHO' }] });
  expect((await client.ask('GET', '/api/velox/getClinics/')).body).toMatchObject({ items: [{ clinicId, name: 'Main site', address: '1 Elm St', faxNumbers: ['+16135550100'] }] });
});

test('a referral stands in the queue as it was sent, with its clock, its origin and nobody who looks after it yet', async () => {
  const { status, body } = await create(referral('A-1', { clinicId }));
  expect([status, body]).toEqual([200, { referralId: expect.any(String), reference: 'A-1', clinicReference: expect.stringMatching(/^\w{6}$/), status: 'requested', receivedAt: expect.any(String), documents: 0, isRepeated: false }]);
  expect(await rowsOf(body.referralId)).toMatchObject([
    {
      status: 'requested', source: 'partner', priority: 'urgent', requester: 'Dr. Lena Fournier, Lakeside', patient_id: null, physician_id: null, assignee_id: null,
      modality_id: serviceTypeId, location_id: clinicId, stated: { familyName: 'Okafor', healthNumber: '9876543217', phone: '+14165550199' },
    },
  ]);
  expect(await auth.sql('select clock from request_clock where request_id = $1 order by clock', [body.referralId])).not.toEqual([]);
  expect(await auth.sql("select actor_name, action, detail ->> 'source' as source from audit_event where entity = 'request' and entity_id = $1", [body.referralId])).toEqual([
    { actor_name: 'Lakeside Family Practice', action: 'C', source: 'partner' },
  ]);
});

test('the same reference makes one referral, however often and at once it is sent', async () => {
  const document = { name: 'letter.pdf', content: Buffer.from(await makePdf(['Referral for Okafor, Ada'])).toString('base64') };
  const sent = referral('A-2', { documents: [document] });
  const answers = await Promise.all([create(sent), create(sent), create(sent)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body.referralId)).size).toBe(1);
  expect(answers.filter(({ body }) => !body.isRepeated)).toHaveLength(1);
  const [faxes] = await auth.sql<{ count: number }>('select count(*)::int as count from fax where organization_id = $1', [me.organization.id]);
  expect(faxes!.count).toBe(1);
  // Fields in another order are the same content; other content is not.
  const { reason, ...rest } = sent;
  expect((await create({ reason, ...rest })).body).toMatchObject({ referralId: answers[0]!.body.referralId, isRepeated: true });
  expect((await create({ ...sent, reason: 'Something else' })).body.error.code).toBe('reference-taken');
});

test('its documents come in as all others do, and hang on it', async () => {
  const page = async (text: string) => ({ name: `${text}.pdf`, content: Buffer.from(await makePdf([text])).toString('base64') });
  const { body } = await create(referral('A-3', { documents: [await page('one'), await page('two')] }));
  expect(body.documents).toBe(2);
  const faxes = await auth.sql('select source, sender_name, original_name, status from fax join request_fax on fax_id = fax.id where request_id = $1 order by original_name', [body.referralId]);
  expect(faxes).toEqual(['one', 'two'].map((name) => ({ source: 'upload', sender_name: 'Dr. Lena Fournier, Lakeside', original_name: `${name}.pdf`, status: 'received' })));
});

test('a chart is found by number, birth date and name together, a physician by the licence, and nobody is told', async () => {
  const [patient] = await auth.sql<{ id: string }>(
    "insert into patient (organization_id, family_name, given_name, birth_date, health_number) values ($1, 'Martel', 'Guy', '1950-01-02', '9663096510') returning id", [me.organization.id],
  );
  const [physician] = await auth.sql<{ id: string }>("insert into physician (organization_id, family_name, licence_number) values ($1, 'Fournier', '61234') returning id", [me.organization.id]);
  const guy = { familyName: 'martel', givenName: 'Guy', birthDate: '1950-01-02', healthNumber: '9663-096-510' };
  const known = await create(referral('B-1', { patient: guy }));
  const unknown = await create(referral('B-2', { patient: { ...guy, birthDate: '1950-01-03' } }));
  expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
  expect(await rowsOf(known.body.referralId)).toMatchObject([{ patient_id: patient!.id, physician_id: physician!.id }]);
  expect(await rowsOf(unknown.body.referralId)).toMatchObject([{ patient_id: null }]);
});

test('what cannot be is refused by its field, and nothing is kept of it', async () => {
  const before = await auth.sql('select count(*) from request');
  const refusals: [object, string][] = [
    [referral('C-1', { patient: { familyName: 'X', givenName: 'Y', birthDate: '2020-02-30' } }), 'patient.birthDate'],
    [referral('C-1', { patient: { familyName: 'X', givenName: 'Y', birthDate: '2999-01-01' } }), 'patient.birthDate'],
    [referral('C-1', { patient: { familyName: 'X', givenName: 'Y', birthDate: '1990-01-01', email: 'x@clinic.example\r\nBcc: y@clinic.example' } }), 'patient.email'],
    [referral('C-1', { serviceTypeId: crypto.randomUUID() }), 'serviceTypeId'],
    [referral('C-1', { clinicId: crypto.randomUUID() }), 'clinicId'],
    [referral('C-1', { documents: [{ name: 'x.pdf', content: 'not base64!' }] }), 'documents.0.content'],
    [referral('C-1', { documents: [{ name: 'x.exe', content: Buffer.from('MZ program').toString('base64') }] }), 'documents.0.content'],
    [referral(' '), 'reference'],
  ];
  for (const [body, path] of refusals) {
    const { status, body: answer } = await create(body);
    expect([path, status, answer.error.fields.map((field) => field.path)]).toEqual([path, 422, [path]]);
  }
  const large = Buffer.alloc(16 * 1024 * 1024, 'x');
  large.write('%PDF-1.4');
  expect((await create(referral('C-1', { documents: [{ name: 'large.pdf', content: large.toString('base64') }] }))).status).toBe(413);
  expect(await auth.sql('select count(*) from request')).toEqual(before);
});

test('a service or a clinic of another organisation is not there', async () => {
  const other = await newAdministrator(auth);
  const [theirs] = await auth.sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'MRI') returning id", [other.organization.id]);
  expect((await create(referral('D-1', { serviceTypeId: theirs!.id }))).status).toBe(422);
});

test('a partner sees the appointments of its own referrals, and no others', async () => {
  const colleague = await newPartner(auth.url, me, { scopes: [...scopes] });
  const ours = (await create(referral('E-1'))).body.referralId;
  const theirs = (await create(referral('E-1'), colleague)).body.referralId;
  expect(theirs).not.toBe(ours);
  const [type] = await auth.sql<{ id: string }>("insert into visit_type (organization_id, name, minutes) values ($1, 'Echo', 30) returning id", [me.organization.id]);
  const [physicianId, patientId] = await Promise.all(['physician', 'patient'].map((table) => insert(`insert into ${table} (organization_id, family_name) values ($1, 'Booked') returning id`)));
  const book = (requestId: string | null, day: string, more = '') =>
    auth.sql(
      `insert into appointment (organization_id, status, visit_type_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, request_id, physician_id, patient_id ${more && ', held_until'})
       values ($1, ${more ? "'proposed'" : "'booked'"}, $2, $3, $4::timestamptz, $4::timestamptz + interval '30 minutes', $4::timestamptz, $4::timestamptz + interval '30 minutes', 'America/Toronto', ($4::timestamptz at time zone 'America/Toronto'), $5, $6, $7 ${more})`,
      [me.organization.id, type!.id, clinicId, `${day}T15:00:00Z`, requestId, physicianId, patientId],
    );
  await book(ours, '2027-03-01');
  await book(ours, '2027-03-08');
  await book(theirs, '2027-03-02');
  await book(null, '2027-03-03');
  await book(ours, '2027-03-04', ", now() + interval '5 minutes'");
  const list = (query = '', who = client) => who.ask<{ items: PartnerAppointment[]; nextCursor: string | null }>('GET', `/api/velox/getAppointments${query}`);
  const first = (await list('?limit=1')).body;
  const second = (await list(`?limit=1&cursor=${encodeURIComponent(first.nextCursor!)}`)).body;
  expect([...first.items, ...second.items].map(({ startsAt }) => startsAt).toSorted()).toEqual(['2027-03-01T15:00:00.000Z', '2027-03-08T15:00:00.000Z']);
  expect(second.nextCursor).toBeNull();
  expect(first.items[0]).toMatchObject({ referralId: ours, reference: 'E-1', status: 'booked', visitType: 'Echo', clinicName: 'Main site', timeZone: 'America/Toronto' });
  expect((await list('?reference=E-1', colleague)).body.items.map(({ referralId }) => referralId)).toEqual([theirs]);
  expect((await list('?reference=A-1')).body.items).toEqual([]);
  expect((await list('?cursor=x')).status).toBe(422);
});

test('the database lets a partner do what its scopes need, in its own organisation, and nothing else', async () => {
  const reader = await newPartner(auth.url, me, { scopes: ['velox/appointments.read'] });
  const other = await newAdministrator(auth);
  const asPartner = (organizationId: string, statement: string) =>
    auth.database.asUser({ userId: reader.partner.id, organizationId }, async (tx) => (await sql.raw(statement).execute(tx)).rows.length);
  expect(await asPartner(me.organization.id, 'select id from request')).toBeGreaterThan(0);
  expect(await asPartner(other.organization.id, 'select id from location')).toBe(0);
  expect(await asPartner(me.organization.id, 'select id from partner union all select id from partner_key')).toBe(0);
  expect(await asPartner(me.organization.id, 'select 1 from partner_referral')).toBe(0);
  await expect(asPartner(me.organization.id, `insert into request (organization_id, kind, reference, source) values ('${me.organization.id}', 'referral', 'ZZZZZZ', 'partner')`)).rejects.toMatchObject({ code: '42501' });
  await auth.sql('update partner set is_active = false where id = $1', [reader.partner.id]);
  expect(await asPartner(me.organization.id, 'select id from request')).toBe(0);
});
