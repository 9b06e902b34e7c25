import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReferralFields, RequestSummary } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createRequestService, type RequestService } from './request.service.ts';
import { createRequestActions } from './requestAction.service.ts';
import { stopClocks } from './clock/requestClock.store.ts';
import { lockRequest } from './request.store.ts';
import { createRequestFaxService, type RequestFaxService } from './fax/requestFax.service.ts';
import { createRequestPresence, type RequestPresence } from './presence/requestPresence.service.ts';
import { createRequestSaving, type RequestSaving } from './requestSave.service.ts';

let clinic: TestClinic;
let requests: RequestService;
let saving: RequestSaving;
let actions: ReturnType<typeof createRequestActions>;
let presence: RequestPresence;
let attachments: RequestFaxService;
let clerk: Actor;
let colleague: Actor;
let patientId: string;
let modalityId: string;

let now = new Date('2026-06-01T15:00:00Z');
const clock: Clock = { now: () => now };
const day = 86_400_000;
const at = (days: number) => (now = new Date(Date.parse('2026-06-01T15:00:00Z') + days * day));

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql("update role set permissions = permissions || '{requests.read,requests.write}' where id = $1", [clinic.organization.roleId]);
  const parts = { ...clinic, clock };
  [requests, saving, actions] = [createRequestService(parts), createRequestSaving(parts), createRequestActions(parts)];
  presence = createRequestPresence(parts);
  attachments = createRequestFaxService(parts);
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
  const insert = async (text: string) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id]))[0]!.id;
  patientId = await insert("insert into patient (organization_id, family_name, given_name, phones) values ($1, 'Okafor', 'Ada', '{+14165550199}') returning id");
  modalityId = await insert("insert into modality (organization_id, name) values ($1, 'Echocardiogram') returning id");
});
afterAll(() => clinic.close());

const unsaved = { id: null, version: null, faxId: null };
const fields = (more: Partial<ReferralFields> = {}): ReferralFields => ({
  patientId, physicianId: null, modalityId, locationId: null, priority: 'routine', category: null, reason: 'Murmur', note: null, missing: [], ...more,
});
const newReferral = (more: Partial<ReferralFields> = {}) => saving.saveReferral(clerk, { ...unsaved, ...fields(more) });
const seen = ({ id, version }: RequestSummary) => ({ id, version });
const auditOf = (id: string) => clinic.sql<{ action: string; detail: { event?: string } }>('select action, detail from audit_event where entity_id = $1 order by sequence', [id]);

test('a referral has an owner, a day to look at it and the clock of the regulator from its first moment', async () => {
  at(0);
  const referral = await newReferral();
  expect(referral).toMatchObject({
    kind: 'referral', status: 'requested', source: 'hand', patientName: 'Okafor, Ada', modalityName: 'Echocardiogram',
    assignee: { userId: clerk.userId }, nextStepOn: '2026-06-02',
    clock: { clock: 'acknowledge', dueAt: '2026-06-16T04:00:00.000Z', stoppedAt: null },
  });
  expect(referral.reference).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  expect((await auditOf(referral.id)).map(({ action }) => action)).toEqual(['C']);
});

test('a bare acknowledgement does not stop the clock of Ontario, and a decision that was told by word does', async () => {
  at(0);
  const received = await actions.act(clerk, { ...seen(await newReferral()), event: 'acknowledge', isTold: true });
  expect(received).toMatchObject({ status: 'received', clock: { clock: 'acknowledge' } });
  const accepted = await actions.act(clerk, { ...seen(received), event: 'accept', isTold: false, expectedWaitWeeks: 6 });
  expect(accepted.clock).not.toBeNull();
  at(1);
  const reopened = await actions.undo(clerk, seen(accepted));
  const told = await actions.act(clerk, { ...seen(reopened), event: 'accept', isTold: true, expectedWaitWeeks: 6 });
  expect(told).toMatchObject({ status: 'accepted', clock: null, nextStepOn: '2026-06-04' });
  expect(await requests.get(clerk, told.id)).toMatchObject({ expectedWaitWeeks: 6, clocks: [{ stoppedAt: '2026-06-02T15:00:00.000Z' }] });
});

test('an event that does not fit is a conflict, and so is a version that changed', async () => {
  const referral = await newReferral();
  await expect(actions.act(clerk, { ...seen(referral), event: 'complete' })).rejects.toMatchObject({ state: 'requested', event: 'complete' });
  const asked = await actions.act(clerk, { ...seen(referral), event: 'ask', missing: ['imaging', 'ecg'], note: null });
  expect(asked).toMatchObject({ status: 'on-hold', missing: ['imaging', 'ecg'] });
  await expect(actions.act(clerk, { ...seen(referral), event: 'inform' })).rejects.toMatchObject({ code: 'version-conflict' });
  expect(await actions.act(clerk, { ...seen(asked), event: 'inform' })).toMatchObject({ status: 'received', missing: [] });
});

test('declining keeps the duty to say so until the letter has arrived, and opening it again goes on with the same clock', async () => {
  at(0);
  const declined = await actions.act(clerk, { ...seen(await newReferral()), event: 'decline', isTold: false, reason: 'out-of-scope', note: 'No echo for children' });
  expect(declined).toMatchObject({ status: 'rejected', clock: { clock: 'acknowledge' }, nextStepOn: null });
  const cancelled = await actions.act(clerk, { ...seen(await newReferral()), event: 'cancel' });
  expect(cancelled.clock).toBeNull();
  expect(await actions.act(clerk, { ...seen(cancelled), event: 'reopen' })).toMatchObject({ status: 'received', clock: { dueAt: '2026-06-16T04:00:00.000Z' } });
});

test('an answer that has arrived ends the duty to answer of a declined referral, once', async () => {
  at(0);
  const declined = await actions.act(clerk, { ...seen(await newReferral()), event: 'decline', isTold: false, reason: 'out-of-scope', note: null });
  const arrives = (days: number) => clinic.database.asUser(clerk, async (tx) => stopClocks(tx, await lockRequest(tx, declined.id), ['decision-delivered'], at(days)));
  await arrives(2);
  await arrives(3);
  expect(await requests.get(clerk, declined.id)).toMatchObject({ version: declined.version, clock: null, clocks: [{ stoppedAt: '2026-06-03T15:00:00.000Z' }] });
  expect(await clinic.sql('select clock_due_at::text from request where id = $1', [declined.id])).toEqual([{ clock_due_at: 'infinity' }]);
});

test('the last event is taken back as one by whoever did it, while nothing has changed since', async () => {
  at(0);
  const referral = await newReferral({ missing: ['consent'] });
  const declined = await actions.act(clerk, { ...seen(referral), event: 'decline', isTold: true, reason: 'duplicate', note: 'Twice' });
  await expect(actions.undo(colleague, seen(declined))).rejects.toMatchObject({ status: 404 });
  const back = await actions.undo(clerk, seen(declined));
  expect(back).toMatchObject({ status: 'requested', missing: ['consent'], nextStepOn: '2026-06-02', clock: { clock: 'acknowledge' } });
  expect(await requests.get(clerk, back.id)).toMatchObject({ declineReason: null, decidedAt: null, note: null, undoable: null, history: [{ event: 'decline' }] });
  const again = await actions.act(clerk, { ...seen(back), event: 'acknowledge', isTold: false });
  const planned = await requests.plan(colleague, { ...seen(again), nextStep: 'Call the clinic', nextStepOn: '2026-06-05' });
  await expect(actions.undo(clerk, seen(planned))).rejects.toMatchObject({ code: 'changed-since' });
});

test('a further fax is attached by hand and taken off again, each with an entry that can be taken back', async () => {
  const referral = await newReferral();
  const [fax] = await clinic.sql<{ id: string }>("insert into fax (organization_id, source, sha256, size, status) values ($1, 'upload', 'x', 1, 'ready') returning id", [clinic.organization.id]);
  const faxId = fax!.id;
  const faxesOf = async () => (await requests.get(clerk, referral.id)).faxes.map(({ id }) => id);
  const attached = await attachments.attach(clerk, { ...seen(referral), faxId, isAttached: true });
  expect([attached.faxCount, await faxesOf()]).toEqual([1, [faxId]]);
  await expect(attachments.attach(clerk, { ...seen(attached), faxId, isAttached: true })).rejects.toMatchObject({ status: 409, code: 'settled' });
  await expect(attachments.attach(clerk, { ...seen(referral), faxId, isAttached: false })).rejects.toMatchObject({ code: 'version-conflict' });
  await expect(attachments.attach(clerk, { ...seen(attached), faxId: referral.id, isAttached: true })).rejects.toMatchObject({ status: 422 });
  expect((await requests.get(clerk, referral.id)).undoable).toMatchObject({ event: 'attach' });

  const undone = await actions.undo(clerk, seen(attached));
  expect(await faxesOf()).toEqual([]);
  const again = await attachments.attach(clerk, { ...seen(undone), faxId, isAttached: true });
  const off = await attachments.attach(clerk, { ...seen(again), faxId, isAttached: false });
  expect(await faxesOf()).toEqual([]);
  await actions.undo(clerk, seen(off));
  expect(await faxesOf()).toEqual([faxId]);
  expect((await requests.get(clerk, referral.id)).history.map(({ event, undoneAt }) => [event, undoneAt !== null])).toEqual([['detach', true], ['attach', false], ['attach', true]]);
  expect((await auditOf(referral.id)).flatMap(({ detail }) => detail.event ?? [])).toEqual(['attach', 'undo', 'attach', 'detach', 'undo']);
});

test('two people never work on one request', async () => {
  const referral = await newReferral();
  expect(await presence.claim(clerk, referral.id)).toMatchObject({ version: referral.version, claim: { userId: clerk.userId } });
  await expect(presence.claim(colleague, referral.id)).rejects.toMatchObject({ status: 409, code: 'claimed' });
  await expect(actions.act(colleague, { ...seen(referral), event: 'cancel' })).rejects.toMatchObject({ code: 'claimed' });
  expect((await presence.release(clerk, referral.id)).claim).toBeNull();
  expect(await requests.assign(colleague, { ...seen(referral), assigneeId: colleague.userId })).toMatchObject({ assignee: { displayName: 'Other Clerk' } });
});

test('presence on a request is published to the others once, and ends on leaving or after a timeout', async () => {
  at(0);
  const { id } = await newReferral();
  const told = () => clinic.sql("select id from event where entity_id = $1 and payload ->> 'event' = 'look'", [id]);
  const viewers = async () => (await requests.get(clerk, id)).viewers.map(({ displayName }) => displayName);
  await presence.look(clerk, { id, isLooking: true });
  await presence.look(colleague, { id, isLooking: true });
  await presence.look(colleague, { id, isLooking: true });
  expect(await viewers()).toEqual(['Other Clerk']);
  expect(await told()).toHaveLength(2);
  now = new Date(now.getTime() + 7 * 60_000);
  expect(await viewers()).toEqual([]);
  await presence.look(colleague, { id, isLooking: true });
  await presence.look(colleague, { id, isLooking: false });
  expect(await viewers()).toEqual([]);
  const other = await createOrganization(clinic, ['requests.read']);
  await expect(presence.look({ ...clerk, ...other.member, organizationIds: [other.id] }, { id, isLooking: true })).rejects.toMatchObject({ status: 404 });
});

test('only a colleague is given a request or mentioned in a note', async () => {
  const referral = await newReferral();
  const stranger = (await createOrganization(clinic)).member.userId!;
  await expect(requests.assign(clerk, { ...seen(referral), assigneeId: stranger })).rejects.toMatchObject({ status: 422 });
  await expect(requests.note(clerk, { id: referral.id, text: 'Look', mentions: [stranger] })).rejects.toMatchObject({ status: 422 });
  await requests.note(clerk, { id: referral.id, text: 'Please call them.', mentions: [colleague.userId!] });
  expect((await requests.get(clerk, referral.id)).notes).toMatchObject([{ author: 'Test Clerk', text: 'Please call them.', mentions: [{ displayName: 'Other Clerk' }] }]);
});

test('a second open referral of the patient for the service is shown, not joined', async () => {
  const [first, second] = [await newReferral(), await newReferral()];
  const { similar } = await requests.get(clerk, second.id);
  expect(similar.map(({ id }) => id)).toContain(first.id);
  expect(similar.map(({ id }) => id)).not.toContain(second.id);
});

test('a work list is paged in the order of urgency and of what runs out, each request once', async () => {
  const other = await createTestClinic();
  await other.sql("update role set permissions = permissions || '{requests.read,requests.write}' where id = $1", [other.organization.roleId]);
  const [me, parts] = [actorOf(other), { ...other, clock }];
  const made: RequestSummary[] = [];
  for (const [days, priority] of [[0, 'routine'], [-20, 'routine'], [0, 'stat'], [-12, 'urgent'], [-3, 'routine']] as const) {
    at(days);
    made.push(await createRequestSaving(parts).saveReferral(me, { ...unsaved, ...fields({ patientId: null, modalityId: null, priority }) }));
  }
  const walk = async (cursor?: string): Promise<string[]> => {
    const { items, nextCursor } = await createRequestService(parts).list(me, { kind: 'referral', view: 'open', limit: 2, cursor, priority: undefined });
    return [...items.map(({ id }) => id), ...(nextCursor ? await walk(nextCursor) : [])];
  };
  expect(await walk()).toEqual([2, 3, 1, 4, 0].map((index) => made[index]!.id));
  const { views } = await createRequestService(parts).count(me, { kind: 'referral' });
  expect(views).toMatchObject({ open: 5, mine: 5, new: 5, waiting: 0, 'to-book': 0, closed: 0 });
  await other.close();
});

test('a project runs until the day that was set, and its checklist is kept as it is ticked', async () => {
  at(0);
  const project = { title: 'New ECG machine', patientId: null, locationId: null, priority: 'routine' as const, note: null, requester: 'Dr. Lee', dueOn: '2026-06-10', checklist: [{ text: 'Order', isDone: false }] };
  const made = await saving.saveProject(clerk, { ...unsaved, ...project });
  expect(made).toMatchObject({ title: 'New ECG machine', clock: { clock: 'due', dueAt: '2026-06-11T04:00:00.000Z' } });
  const moved = await saving.saveProject(clerk, { ...project, ...seen(made), faxId: null, dueOn: '2026-06-20', checklist: [{ text: 'Order', isDone: true }] });
  expect(moved).toMatchObject({ version: made.version + 1, clock: { dueAt: '2026-06-21T04:00:00.000Z' } });
  const done = await actions.act(clerk, { ...seen(await actions.act(clerk, { ...seen(moved), event: 'start' })), event: 'complete' });
  expect(done).toMatchObject({ status: 'completed', clock: null });
});

test('what a patient says at check-in is compared with the chart, and taken field by field', async () => {
  const stated = { familyName: 'Okafor', givenName: 'Adaeze', birthDate: null, healthNumber: null, versionCode: null, phone: '416 555 0123', email: null, address: '1 Bay St' };
  const made = await saving.saveCheckIn(clerk, { ...unsaved, patientId, locationId: null, priority: 'routine', note: null, stated });
  const { differences, ...detail } = await requests.get(clerk, made.id);
  expect(differences).toEqual([
    { field: 'givenName', chart: 'Ada', stated: 'Adaeze' },
    { field: 'phone', chart: '+14165550199', stated: '+14165550123' },
    { field: 'address', chart: null, stated: '1 Bay St' },
  ]);
  const taken = await saving.take(clerk, { ...seen(detail), field: 'phone' });
  expect(taken.differences.map(({ field }) => field)).toEqual(['givenName', 'address']);
  expect(taken.version, 'The request is as others saw it.').toBe(detail.version);
  const [row] = await clinic.sql<{ phones: string[] }>('select phones from patient where id = $1', [patientId]);
  expect(row?.phones).toEqual(['+14165550123', '+14165550199']);
});

test('numbers are stated as charts keep them, and a chart takes only what it can hold and what nobody else has', async () => {
  await clinic.sql("insert into patient (organization_id, family_name, given_name, health_number) values ($1, 'Singh', 'Amar', '1234567897')", [clinic.organization.id]);
  const stated = { familyName: null, givenName: null, birthDate: null, healthNumber: '1234-567-897 ab', versionCode: null, phone: null, email: 'not an address', address: null };
  const made = await saving.saveCheckIn(clerk, { ...unsaved, patientId, locationId: null, priority: 'routine', note: null, stated });
  const detail = await requests.get(clerk, made.id);
  expect(detail.differences).toMatchObject([{ field: 'healthNumber', stated: '1234567897' }, { field: 'versionCode', stated: 'AB' }, { field: 'email' }]);
  expect(detail.card).toMatchObject({ value: '1234567897', format: 'valid' });
  await expect(saving.take(clerk, { ...seen(detail), field: 'email' })).rejects.toMatchObject({ status: 422, code: 'not-for-chart' });
  await expect(saving.take(clerk, { ...seen(detail), field: 'healthNumber' })).rejects.toMatchObject({ status: 409, code: 'health-number-known' });
  await saving.take(clerk, { ...seen(detail), field: 'versionCode' });
  expect(await clinic.sql('select action from audit_event where entity = $1 and entity_id = $2', ['patient', patientId])).toContainEqual({ action: 'U' });
});

test('who has checked in arrives for the visit of today, in one step that is taken back as one', async () => {
  at(0);
  const insert = async (text: string, ...values: unknown[]) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id, ...values]))[0]!.id;
  const locationId = await insert("insert into location (organization_id, name, time_zone) values ($1, 'East', 'America/Toronto') returning id");
  const visitTypeId = await insert("insert into visit_type (organization_id, name, minutes) values ($1, 'Follow-up', 30) returning id");
  const physicianId = await insert("insert into physician (organization_id, family_name, given_name) values ($1, 'Lee', 'Min') returning id");
  const visitAt = async (start: string) =>
    insert(
      `insert into appointment (organization_id, status, visit_type_id, patient_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, physician_id)
       values ($1, 'booked', $2, $3, $4, $5, $5::timestamptz + interval '30 min', $5, $5::timestamptz + interval '30 min', 'America/Toronto', '2026-06-01 12:00', $6) returning id`,
      visitTypeId, patientId, locationId, start, physicianId,
    );
  const [today, tomorrow] = [await visitAt('2026-06-01T16:00:00Z'), await visitAt('2026-06-02T16:00:00Z')];
  const desk = { ...clerk, permissions: new Set([...clerk.permissions, 'appointments.read', 'appointments.write'] as const) };
  await clinic.sql("update role set permissions = permissions || '{appointments.read,appointments.write}' where id = $1", [clinic.organization.roleId]);
  const stated = { familyName: null, givenName: null, birthDate: null, healthNumber: null, versionCode: null, phone: null, email: null, address: null };
  const made = await saving.saveCheckIn(desk, { ...unsaved, patientId, locationId, priority: 'routine', note: null, stated });
  const confirmed = await actions.act(desk, { ...seen(made), event: 'accept', isTold: false, expectedWaitWeeks: null });
  expect((await requests.get(desk, made.id)).visit).toMatchObject({ id: today, status: 'booked', visitTypeName: 'Follow-up' });
  const statuses = async () => (await clinic.sql<{ status: string }>('select status from appointment where id = any ($1) order by starts_at', [[today, tomorrow]])).map(({ status }) => status);
  const arrived = await actions.act(desk, { ...seen(confirmed), event: 'complete' });
  expect(await statuses()).toEqual(['arrived', 'booked']);
  expect((await requests.get(desk, made.id)).visit).toMatchObject({ id: today, status: 'arrived' });
  const back = await actions.undo(desk, seen(arrived));
  expect([back.status, await statuses()]).toEqual(['accepted', ['booked', 'booked']]);
  const again = await actions.act(desk, { ...seen(back), event: 'complete' });
  await clinic.sql("update appointment set status = 'fulfilled', version = version + 1 where id = $1", [today]);
  await expect(actions.undo(desk, seen(again))).rejects.toMatchObject({ status: 409, code: 'changed-since' });
  expect((await requests.get(desk, made.id)).status).toBe('completed');
});

test('a request of another organisation is not there', async () => {
  const referral = await newReferral();
  const other = await createOrganization(clinic, ['requests.read', 'requests.write']);
  const stranger = { ...clerk, ...other.member, organizationIds: [other.id] };
  await expect(requests.get(stranger, referral.id)).rejects.toMatchObject({ status: 404 });
  await expect(actions.act(stranger, { ...seen(referral), event: 'cancel' })).rejects.toMatchObject({ status: 404 });
  expect((await requests.list(stranger, { kind: 'referral', view: 'open', limit: 50, priority: undefined })).items).toEqual([]);
  await expect(createRequestSaving({ ...clinic, clock }).saveReferral(stranger, { ...unsaved, ...fields() })).rejects.toMatchObject({ status: 422 });
});
