import type { RequestDetail, RequisitionPage, RequisitionSettings } from '@intake/api/contract';
import { solveWork } from '@intake/api/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrganization } from '../../testing/organizations.ts';
import { actorOf, makePdf } from '../../testing/faxes.ts';
import { openPublicDesk, type PublicDesk } from '../../testing/publicDesk.ts';
import { createFaxService } from '../fax/fax.service.ts';
import { createUndo } from '../fax/faxUndo.service.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createWorkTickets } from '../../platform/limits/workTickets.ts';
import { createRequestService } from '../request/request.service.ts';

let desk: PublicDesk;
beforeAll(async () => {
  desk = await openPublicDesk();
});
afterAll(() => desk.end());
beforeEach(async () => {
  desk.setTime(undefined);
  await desk.sql('delete from rate_limit');
});

const counts = async () => {
  const [row] = await desk.sql<Record<'faxes' | 'requests' | 'requisitions', number>>(
    'select (select count(*)::int from fax) as faxes, (select count(*)::int from request) as requests, (select count(*)::int from requisition) as requisitions',
  );
  return row!;
};
const detailOf = async (reference: string): Promise<RequestDetail> => {
  const [row] = await desk.sql<{ id: string }>('select id from request where reference = $1', [reference]);
  return createRequestService(desk).get(desk.actor, row!.id);
};

describe('the page', () => {
  it('is set up by who may, shown while it is open, and then says what can be asked for', async () => {
    const { address } = desk.settings;
    const page = await desk.ask<RequisitionPage>('GET', `/api/requisition/page/${address}`);
    expect(page).toMatchObject({ status: 200, body: { address, services: [{ id: desk.serviceId, name: 'Echocardiogram' }] } });
    expect((await desk.ask('GET', '/api/requisition/clinics')).body).toMatchObject([{ address }]);
    const stored = (await desk.ask<RequisitionSettings>('GET', '/api/requisition/settings')).body;
    const closed = await desk.ask<RequisitionSettings>('POST', '/api/requisition/settings', { ...stored, isOn: false });
    expect(closed.body).toMatchObject({ isOn: false, version: stored.version + 1 });
    expect((await desk.ask('POST', '/api/requisition/settings', stored)).body.error.code).toBe('version-conflict');
    expect((await desk.ask('GET', `/api/requisition/page/${address}`)).status).toBe(404);
    expect((await desk.ask('GET', '/api/requisition/clinics')).body).toEqual([]);
    expect((await desk.ask('POST', '/api/requisition/work', { address })).status).toBe(404);
    expect((await desk.send(desk.newTicket(), desk.contentWith())).body.error.code).toBe('page-closed');
    expect((await desk.ask('POST', '/api/requisition/settings', { ...closed.body, isOn: true })).status).toBe(200);
  });

  it('is refused where it says nothing, what belongs to others, or what somebody else has', async () => {
    const other = await createOrganization(desk, ['settings.manage']);
    const stranger = actorOf({ ...desk, organization: other }, { permissions: new Set(['settings.manage']) });
    const [theirs] = await desk.sql<{ id: string }>("insert into modality (organization_id, name) values ($1, 'MRI') returning id", [other.id]);
    const stored = (await desk.ask<RequisitionSettings>('GET', '/api/requisition/settings')).body;
    const save = (different: object) => desk.ask('POST', '/api/requisition/settings', { ...stored, ...different });
    expect((await save({ serviceIds: [theirs!.id] })).status).toBe(422);
    expect((await save({ serviceIds: [] })).body.error.fields).toMatchObject([{ path: 'serviceIds', code: 'required' }]);
    for (const address of ['Ab', 'with space', '-x-', 'ä-clinic', '']) expect((await save({ address })).status).toBe(422);
    await desk.as(stranger, async () => {
      const mine = { address: stored.address, isOn: true, note: null, serviceIds: [theirs!.id], version: 0 };
      expect((await desk.ask('POST', '/api/requisition/settings', mine)).body.error.code).toBe('exists-already');
      expect((await desk.ask<RequisitionSettings>('GET', '/api/requisition/settings')).body).toMatchObject({ isOn: false, version: 0 });
    });
    await desk.as({ ...desk.actor, permissions: new Set(['requests.write']) }, async () => {
      expect((await save({})).status).toBe(404);
    });
    const direct = desk.database.asUser(stranger, (tx) => tx.selectFrom('requisition_page').selectAll().execute());
    expect(await direct).toEqual([]);
  });
});

describe('work', () => {
  it('gives a ticket to who has done it, and to nobody else', async () => {
    const { address } = desk.settings;
    const { body } = await desk.ask<{ challenge: string; bits: number }>('POST', '/api/requisition/work', { address });
    const nonce = await solveWork(body.challenge, body.bits);
    const redeem = (challenge: string, tried: number) => desk.ask<{ ticket: string }>('POST', '/api/requisition/ticket', { challenge, nonce: tried });
    expect((await redeem(body.challenge, nonce + 1)).body.error.fields).toMatchObject([{ code: 'work' }]);
    expect((await redeem(`${body.challenge}x`, nonce)).status).toBe(404);
    const first = await redeem(body.challenge, nonce);
    expect(first.status).toBe(200);
    // Shown twice, one proof is one ticket: it brings in one requisition.
    const second = await redeem(body.challenge, nonce);
    const sent = await desk.send(first.body.ticket, desk.contentWith());
    expect([sent.status, (await desk.send(second.body.ticket, desk.contentWith())).body]).toEqual([200, sent.body]);
    desk.setTime(new Date(Date.now() + 2 * 3600_000));
    expect((await redeem(body.challenge, nonce)).body.error.code).toBe('ticket-old');
  });
});

describe('a requisition', () => {
  it('arrives as a document of the inbox and as a referral that belongs to it, with what came along', async () => {
    const ticket = desk.newTicket();
    const { body: upload } = await desk.putFile(ticket, await makePdf(['ECG of the patient']), 'ECG Okafor.pdf');
    const { status, body } = await desk.send(ticket, desk.contentWith({ files: [upload.file] }));
    expect([status, body.isAsSent]).toEqual([200, true]);
    expect(body.reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    const detail = await detailOf(body.reference);
    expect(detail).toMatchObject({
      kind: 'referral', source: 'requisition', status: 'requested', priority: 'urgent', patientId: null, patientName: 'Okafor, Ada', modalityId: desk.serviceId,
      reason: 'Murmur, short of breath on stairs', stated: { familyName: 'Okafor', birthDate: '1958-03-14', healthNumber: '9876543217', versionCode: 'AB' },
      sender: { name: 'Dr. Hélène Côté', billingNumber: '123456', fax: '+16135550112' }, referrer: { faxNumbers: ['+16135550112'] }, faxCount: 2,
    });
    expect(detail.clocks.length).toBeGreaterThan(0);
    const faxes = await desk.sql<{ source: string; from_number: string; original_name: string; binId: string }>(
      "select f.source, f.from_number, f.original_name, f.bin_id from fax f join job j on j.fax_id = f.id and j.kind = 'render' where f.id = any($1) order by f.provider_fax_id", [detail.faxes.map(({ id }) => id)],
    );
    expect(faxes).toMatchObject([
      { source: 'requisition', from_number: '+16135550112', original_name: `${body.reference}.pdf`, bin_id: desk.binId },
      { source: 'requisition', original_name: 'ECG Okafor.pdf', bin_id: desk.binId },
    ]);
    const copy = await desk.ask<{ fileName: string; base64: string }>('POST', '/api/requisition/copy', { ticket });
    expect(copy.body.fileName).toBe(`${body.reference}.pdf`);
    expect(Buffer.from(copy.body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await desk.ask('POST', '/api/requisition/copy', { ticket: desk.newTicket() })).status).toBe(404);
  });

  it('comes once by one ticket, however often and by how many at once it is sent; something else is told apart', async () => {
    const before = await counts();
    const ticket = desk.newTicket();
    const { body: upload } = await desk.putFile(ticket, await makePdf(['Once']));
    const content = desk.contentWith({ files: [upload.file] });
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.send(ticket, content)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference} ${body.isAsSent}`)).size).toBe(1);
    expect((await desk.send(ticket, content)).body).toEqual(answers[0]!.body);
    expect((await desk.send(ticket, { ...content, reason: 'Something else' })).body).toEqual({ ...answers[0]!.body, isAsSent: false });
    expect(await counts()).toEqual({ faxes: before.faxes + 2, requests: before.requests + 1, requisitions: before.requisitions + 1 });
  });

  it('is answered the same whether or not the clinic knows the patient, the referrer or the file', async () => {
    await desk.sql("insert into patient (organization_id, family_name, given_name, birth_date, health_number, province) values ($1, 'Known', 'Rosa', '1970-01-01', '1234567897', 'ON')", [desk.organization.id]);
    await desk.sql("insert into physician (organization_id, family_name, fax_numbers) values ($1, 'Côté', array['+16135550112'])", [desk.organization.id]);
    const bytes = await makePdf(['A file that comes twice']);
    const answerTo = async (patient: object) => {
      const ticket = desk.newTicket();
      const { body: upload } = await desk.putFile(ticket, bytes);
      const content = desk.contentWith({ files: [upload.file] });
      const { status, body } = await desk.send(ticket, { ...content, patient: { ...content.patient, ...patient } });
      return { status, keys: Object.keys(body), isAsSent: body.isAsSent };
    };
    const known = await answerTo({ familyName: 'Known', givenName: 'Rosa', birthDate: '1970-01-01', healthNumber: '1234567897' });
    expect(await answerTo({ familyName: 'Unknown', givenName: 'Nobody' })).toEqual(known);
    expect(known).toEqual({ status: 200, keys: ['reference', 'receivedAt', 'isAsSent'], isAsSent: true });
  });

  it('comes whole or not at all', async () => {
    const before = await counts();
    const ticket = desk.newTicket();
    const { body: upload } = await desk.putFile(ticket, await makePdf(['Gone before it is sent']));
    await desk.files.sweep(-60);
    expect((await desk.send(ticket, desk.contentWith({ files: [upload.file] }))).body.error.code).toBe('not-stored');
    expect(await counts()).toEqual(before);
    expect((await desk.send(ticket, desk.contentWith())).status).toBe(200);
  });

  it.each([
    ['a service of nobody', { serviceId: crypto.randomUUID() }, 'content.serviceId'],
    ['a birth date to come', { patient: { birthDate: '2999-01-01' } }, 'content.patient.birthDate'],
    ['a day that there is not', { patient: { birthDate: '1990-02-31' } }, 'content.patient.birthDate'],
    ['a phone that is none', { patient: { phone: '555' } }, 'content.patient.phone'],
    ['nothing to look for', { reason: ' ' }, 'content.reason'],
    ['a referrer without a name', { referrer: { name: '' } }, 'content.referrer.name'],
  ])('is refused with %s, and stays with who wrote it', async (_what, different, path) => {
    const before = await counts();
    const content = desk.contentWith() as unknown as Record<string, object>;
    const changed = Object.fromEntries(Object.entries(different).map(([key, value]) => [key, typeof value === 'object' ? { ...content[key], ...value } : value]));
    const { status, body } = await desk.ask('POST', '/api/requisition', { ticket: desk.newTicket(), content: { ...content, ...changed } });
    expect([status, body.error.fields?.map((field) => field.path)]).toEqual([422, [path]]);
    expect(await counts()).toEqual(before);
  });

  it('needs a ticket that was given out here, and not too long ago', async () => {
    expect((await desk.send('forged.ticket', desk.contentWith())).status).toBe(404);
    const ticket = desk.newTicket();
    desk.setTime(new Date(Date.now() + 13 * 3600_000));
    expect((await desk.send(ticket, desk.contentWith())).body.error.code).toBe('ticket-old');
    expect((await desk.putFile(ticket, await makePdf(['late']))).body.error.code).toBe('ticket-old');
  });

  it('is not for what was worked for at another form', async () => {
    const ticket = createWorkTickets(Buffer.from('a secret of this test'), desk.clock, 'demo-fax').issue('demo-fax');
    expect((await desk.putFile(ticket, await makePdf(['ECG']))).status).toBe(404);
    expect((await desk.send(ticket, desk.contentWith())).status).toBe(404);
  });

  it('is sealed in the browser with a key of its ticket, until it was sent or the ticket is old', async () => {
    const keyOf = (ticket: string) => desk.ask<{ key: string }>('POST', '/api/requisition/progress', { ticket });
    const ticket = desk.newTicket();
    const { key } = (await keyOf(ticket)).body;
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect((await keyOf(ticket)).body.key).toBe(key);
    expect((await keyOf(desk.newTicket())).body.key).not.toBe(key);
    expect((await keyOf(`${ticket.slice(0, -4)}AAAA`)).status).toBe(404);
    await desk.send(ticket, desk.contentWith());
    expect(await keyOf(ticket)).toMatchObject({ status: 409, body: { error: { code: 'sent-already' } } });
    const other = desk.newTicket();
    desk.setTime(new Date(Date.now() + 13 * 3600_000));
    expect(await keyOf(other)).toMatchObject({ status: 409, body: { error: { code: 'ticket-old' } } });
  });

  it('is sent thirty times an hour from one network, and no flood reaches one clinic', async () => {
    for (let n = 0; n < 30; n += 1) await desk.send(desk.newTicket(), desk.contentWith({ serviceId: crypto.randomUUID() }));
    expect((await desk.send(desk.newTicket(), desk.contentWith())).body.error.code).toBe('too-many-requests');
    expect((await desk.send(desk.newTicket(), desk.contentWith(), '198.51.100.7')).status).toBe(200);
    const used = await desk.send(desk.newTicket(), desk.contentWith(), '2001:db8::1');
    expect(used.status).toBe(200);
  });
});

describe('a file', () => {
  it.each([
    ['a page of the web', new TextEncoder().encode('<html><script>alert(1)</script>'), 415, 'unsupported-type'],
    ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0]), 415, 'unsupported-type'],
    ['nothing', new Uint8Array(), 422, 'empty'],
    ['more than anybody scans', Uint8Array.from({ length: 20 * 1024 * 1024 + 1 }, (_, at) => '%PDF-1.7'.charCodeAt(at)), 413, 'too-large'],
  ])('of %s is refused before it is kept', async (_what, bytes, status, code) => {
    const answer = await desk.putFile(desk.newTicket(), bytes);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('is of the clinic that it was sent to, and of no other', async () => {
    const { body: upload } = await desk.putFile(desk.tickets.issue(crypto.randomUUID()), await makePdf(['of another clinic']));
    expect((await desk.send(desk.newTicket(), desk.contentWith({ files: [upload.file] }))).status).toBe(404);
    expect((await desk.putFile('forged', await makePdf(['x']))).status).toBe(404);
    expect((await desk.send(desk.newTicket(), desk.contentWith({ files: ['forged.token'] }))).status).toBe(404);
  });
});

describe('who files its page', () => {
  it('tells the referral whom it is about, and takes that back with it', async () => {
    const { body } = await desk.send(desk.newTicket(), desk.contentWith());
    const before = await detailOf(body.reference);
    const faxId = before.faxes[0]!.id;
    await desk.sql("update fax set status = 'ready', stage = null, page_count = 1 where id = $1", [faxId]);
    await desk.sql('delete from job');
    const [patient] = await desk.sql<{ id: string }>("insert into patient (organization_id, family_name, given_name, birth_date) values ($1, 'Okafor', 'Ada', '1958-03-14') returning id", [desk.organization.id]);
    const parts = { ...desk, links: createFileLinks(Buffer.alloc(32, 1), desk.clock) };
    const faxes = createFaxService(parts);
    const { version } = await faxes.claim(desk.actor, faxId);
    await faxes.file(desk.actor, { faxId, version, documentType: 'referral', priority: 'urgent', patientId: patient!.id, physicianId: null, modalityId: null, nextStep: 'referral', reason: null, note: null });
    const named = await detailOf(body.reference);
    expect(named).toMatchObject({ patientId: patient!.id, faxCount: 1 });
    // The chart lacks what whoever referred wrote; staff take it over or leave it.
    expect(named.differences.map(({ field }) => field)).toContain('healthNumber');
    expect((await counts()).requests).toBe((await desk.sql('select id from requisition')).length);
    const [action] = await desk.sql<{ id: string }>("select id from action where fax_id = $1 and kind = 'file'", [faxId]);
    await createUndo(desk)(desk.actor, action!.id);
    expect((await detailOf(body.reference)).patientId).toBeNull();
  });
});
