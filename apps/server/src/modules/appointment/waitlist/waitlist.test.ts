import type { Opening, WaitlistEntry, WaitlistOffer } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../../testing/administrator.ts';
import { at, atTimeOf, dayOf, newCalendar, startCalendar } from '../../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

const anything = { physicianId: null, locationId: null, weekdays: [], from: null, until: null, firstDay: null, lastDay: null, priority: 'routine', noticeHours: 0, travelMinutes: null, note: null };

async function newWaitlist(more: string[] = []) {
  const clinic = await newCalendar(auth, more);
  const { ask, place } = clinic;
  const wait = async (name: string, change: object = {}) =>
    (await ask<WaitlistEntry>('POST', '/appointments/waitlist/save', { visitTypeId: place.visitTypeId, patientId: await clinic.newPatient(name), ...anything, ...change })).body;
  /** A visit that is cancelled, so that its time is free. */
  const free = async (time: string, weekday = 1) => {
    const { body } = await clinic.book({ patientId: await clinic.newPatient('Left'), start: { at: at(weekday, time) } });
    return (await clinic.cancel(body)).body;
  };
  return {
    ...clinic, wait, free,
    openings: async () => (await ask<Opening[]>('GET', '/appointments/waitlist/openings?days=28')).body,
    offers: async () => (await ask<WaitlistOffer[]>('GET', '/appointments/waitlist/offers')).body,
    list: async (query = '') => (await ask<{ items: WaitlistEntry[]; nextCursor: string | null }>('GET', `/appointments/waitlist/get-list?${query}`)).body,
    offer: ({ id }: WaitlistEntry, startsAt: string) =>
      ask<WaitlistOffer & { error: { code: string; freeTimes?: object[] } }>('POST', '/appointments/waitlist/offer', { entryId: id, startsAt, physicianId: place.physicianId, locationId: place.locationId }),
    answer: ({ id, version }: WaitlistOffer, outcome: string) =>
      ask<WaitlistOffer & { error: { code: string; freeTimes?: object[] } }>('POST', '/appointments/waitlist/answer', { id, version, outcome }),
    remove: ({ id, version }: WaitlistEntry) => ask<WaitlistEntry>('DELETE', '/appointments/waitlist/remove', { id, version, reason: 'not-wanted' }),
  };
}

const names = (opening: Opening | undefined) => opening?.candidates.map(({ entry }) => entry.patientName.split(',')[0]);

test('a freed time is proposed to those whom it suits, the best first and with the reasons', async () => {
  const clinic = await newWaitlist();
  const [monday, tuesday] = [dayOf(1).toString(), dayOf(2).toString()];
  await clinic.wait('Routine');
  await clinic.wait('Urgent', { priority: 'urgent' });
  const longest = await clinic.wait('Longest');
  await auth.sql("update waitlist_entry set waiting_since = now() - interval '40 days' where id = $1", [longest.id]);
  await clinic.wait('Tuesdays', { weekdays: [2] });
  await clinic.wait('Mornings', { weekdays: [1], from: '09:00', until: '12:00', physicianId: clinic.place.physicianId });
  await clinic.wait('Far', { travelMinutes: 120 });
  await clinic.wait('Later', { firstDay: tuesday });
  await clinic.wait('Earlier', { lastDay: dayOf(1).subtract({ days: 1 }).toString() });
  await clinic.wait('Long', { visitTypeId: (await clinic.newVisitType({ name: 'Long', minutes: 60 })).id });
  await clinic.wait('Notice', { noticeHours: 336, firstDay: monday });
  expect(await clinic.openings()).toEqual([]);
  await clinic.free('09:00');
  const [opening, ...others] = await clinic.openings();
  expect(others).toEqual([]);
  expect(opening).toMatchObject({ startsAt: at(1, '09:00'), endsAt: at(1, '09:30'), physicianName: 'Rahman, Noor', locationName: 'Main' });
  const isSoon = Date.parse(at(1, '09:00')) - Date.now() < 336 * 3_600_000;
  expect(names(opening)?.filter((name) => name !== 'Notice')).toEqual(['Urgent', 'Mornings', 'Longest', 'Routine', 'Far', 'Tuesdays']);
  expect(names(opening)?.includes('Notice')).toBe(!isSoon);
  expect(opening!.candidates.find(({ entry }) => entry.patientName.startsWith('Mornings'))).toMatchObject({
    points: 60,
    reasons: [{ sign: 'priority', points: 0 }, { sign: 'waited', points: 0 }, { sign: 'physician', points: 20 }, { sign: 'weekday', points: 20 }, { sign: 'time', points: 20 }],
  });
});

test('who needs notice is proposed the first start that leaves them enough, when the time freed is long', async () => {
  const clinic = await newWaitlist();
  const { body } = await clinic.book({ patientId: await clinic.newPatient('Left'), start: { at: at(1, '09:00', 1) }, minutes: 180 });
  await clinic.cancel(body);
  // At nine it is too soon by less than an hour.
  const noticeHours = Math.ceil((Date.parse(at(1, '09:00', 1)) - Date.now()) / 3_600_000);
  await clinic.wait('Notice', { noticeHours });
  const [opening] = await clinic.openings();
  const [candidate] = opening!.candidates;
  expect(Date.parse(candidate!.startsAt) - Date.now()).toBeGreaterThanOrEqual(noticeHours * 3_600_000 - 60_000);
  expect(Date.parse(candidate!.startsAt)).toBeLessThan(Date.parse(at(1, '10:06', 1)));
});

test('a freed time that goes past midnight is open as long as somebody works', async () => {
  const clinic = await newWaitlist();
  const night = await clinic.newVisitType({ name: 'Sleep study' });
  await clinic.addHours('20:00', '24:00');
  await clinic.addHours('00:00', '05:00');
  const { status, body } = await clinic.book({ visitTypeId: night.id, patientId: await clinic.newPatient('Left'), start: { at: at(1, '22:00') }, minutes: 480, isOutsideHours: true });
  expect(status).toBe(200);
  await clinic.cancel(body);
  expect(await clinic.openings()).toMatchObject([{ startsAt: at(1, '22:00'), endsAt: at(2, '05:00') }]);
});

test('times beside each other are one opening, what was booked since is none, and other services are not proposed', async () => {
  const clinic = await newWaitlist();
  const [mine, other] = await Promise.all(['CARD', 'DERM'].map((code) => clinic.insert('insert into modality (organization_id, name, code) values ($1, $2, $2) returning id', code)));
  const heart = await clinic.newVisitType({ name: 'Heart', modalityId: mine });
  const skin = await clinic.newVisitType({ name: 'Skin', modalityId: other });
  for (const time of ['09:00', '09:30', '10:00']) {
    const { body } = await clinic.book({ visitTypeId: heart.id, patientId: await clinic.newPatient('Left'), start: { at: at(1, time) } });
    await clinic.cancel(body);
  }
  await clinic.wait('Heart', { visitTypeId: heart.id });
  await clinic.wait('Skin', { visitTypeId: skin.id });
  expect(await clinic.openings()).toMatchObject([{ startsAt: at(1, '09:00'), endsAt: at(1, '10:30'), candidateCount: 1 }]);
  await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const [opening] = await clinic.openings();
  expect([opening?.startsAt, names(opening)]).toEqual([at(1, '09:30'), ['Heart']]);
});

test('an offer keeps its time for the patient, is answered by who calls, and books the visit when it is accepted', async () => {
  const clinic = await newWaitlist();
  const requestId = await clinic.insert("insert into request (organization_id, kind, reference, status, source, patient_id, received_at) values ($1, 'referral', 'WAT234', 'booking', 'hand', $2, now() - interval '9 days') returning id", clinic.patientId);
  const first = await clinic.wait('First', { priority: 'asap' });
  const second = await clinic.wait('x', { patientId: clinic.patientId, requestId });
  expect(Date.now() - Date.parse(second.waitingSince)).toBeGreaterThan(8 * 86_400_000);
  await clinic.free('09:00');
  const { body: declined } = await clinic.offer(first, at(1, '09:00'));
  expect(declined).toMatchObject({ channel: 'call', outcome: null, startsAt: at(1, '09:00'), patientName: 'First, Ada' });
  expect(await clinic.openings()).toEqual([]);
  expect((await clinic.offer(second, at(1, '09:00'))).body.error).toMatchObject({ code: 'time-taken', freeTimes: [{}, {}, {}] });
  expect((await clinic.offer(first, at(1, '10:00'))).body.error.code).toBe('already-offered');
  expect((await clinic.offers()).map(({ id }) => id)).toEqual([declined.id]);
  expect((await clinic.answer(declined, 'declined')).body).toMatchObject({ outcome: 'declined', appointmentId: null });
  expect((await clinic.answer(declined, 'accepted')).body.error.code).toBe('offer-closed');
  expect((await clinic.list()).items[0]).toMatchObject({ declinedCount: 1, offeredUntil: null });

  const { body: offer } = await clinic.offer(second, at(1, '09:00'));
  const { body: accepted } = await clinic.answer(offer, 'accepted');
  expect(await clinic.detail(accepted.appointmentId!)).toMatchObject({ status: 'booked', startsAt: at(1, '09:00'), patientId: clinic.patientId, requestId });
  expect((await clinic.list()).items.map(({ id }) => id)).toEqual([first.id]);
  expect(await auth.sql('select status from request where id = $1', [requestId])).toEqual([{ status: 'booked' }]);
  const trail = await auth.sql<{ entity: string; action: string; event: string }>("select entity, action, detail->>'event' as event from audit_event where patient_id = $1 and entity like 'waitlist%' order by sequence", [clinic.patientId]);
  expect(trail.map(({ entity, action, event }) => [entity, action, event])).toEqual([
    ['waitlist_entry', 'C', null], ['waitlist_offer', 'C', null], ['waitlist_offer', 'U', 'accepted'], ['waitlist_entry', 'U', 'booked'],
  ]);
});

test('who accepts a time that was overbooked meanwhile is told three that are free, and waits still', async () => {
  const clinic = await newWaitlist(['appointments.overbook']);
  const entry = await clinic.wait('Okafor');
  await clinic.free('09:00');
  const { body: offer } = await clinic.offer(entry, at(1, '09:00'));
  const { body: urgent } = await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(1, '09:00') }, overbookReason: 'Chest pain' });
  expect(urgent.isOverbooked).toBe(true);
  const { status, body } = await clinic.answer(offer, 'accepted');
  expect([status, body.error.code, body.error.freeTimes?.length]).toEqual([409, 'time-taken', 3]);
  expect((await clinic.list()).items.map(({ id }) => id)).toEqual([entry.id]);
  expect((await clinic.answer(offer, 'declined')).status).toBe(200);
});

test('an offer that runs out frees its time by itself and cannot be accepted any more', async () => {
  const clinic = await newWaitlist();
  const [first, second] = [await clinic.wait('First'), await clinic.wait('Second')];
  await clinic.free('09:00');
  const { body: offer } = await clinic.offer(first, at(1, '09:00'));
  await auth.sql("update appointment set held_until = now() - interval '1 second' where patient_id = $1", [first.patientId]);
  await auth.sql("update waitlist_offer set expires_at = now() - interval '1 second' where id = $1", [offer.id]);
  expect((await clinic.answer(offer, 'accepted')).body.error.code).toBe('offer-expired');
  expect(await clinic.offers()).toEqual([]);
  expect((await clinic.openings())[0]?.candidateCount).toBe(2);
  expect((await clinic.list()).items.map(({ unansweredCount }) => unansweredCount)).toEqual([1, 0]);
  expect((await clinic.offer(second, at(1, '09:00'))).status).toBe(200);
  // Who let one run out can be offered another.
  expect((await clinic.offer(first, at(1, '10:00'))).status).toBe(200);
});

test('who waits for an earlier visit has it moved, and its own time is the next opening', async () => {
  const clinic = await newWaitlist();
  const { body: late } = await clinic.book({ patientId: clinic.patientId, start: { at: at(3, '10:00') }, reason: 'Murmur' });
  const entry = await clinic.wait('x', { patientId: clinic.patientId, appointmentId: late.id });
  // It is moved by hand in the meantime, and still the one that they have.
  const { body: moved } = await clinic.book({ id: late.id, version: late.version, patientId: clinic.patientId, start: { at: at(3, '11:00') } });
  expect((await clinic.list()).items[0]).toMatchObject({ id: entry.id, visit: { id: moved.id, startsAt: at(3, '11:00') } });
  await clinic.free('09:00', 4);
  await clinic.free('09:00', 2);
  const openings = await clinic.openings();
  expect(openings.map((one) => [one.startsAt, one.candidateCount])).toEqual([[at(2, '09:00'), 1], [at(3, '10:00'), 1], [at(4, '09:00'), 0]]);
  const { body: offer } = await clinic.offer(entry, at(2, '09:00'));
  const { body: accepted } = await clinic.answer(offer, 'accepted');
  expect(await clinic.detail(accepted.appointmentId!)).toMatchObject({ rescheduledFrom: moved.id, reason: 'Murmur', startsAt: at(2, '09:00') });
  expect(await clinic.detail(moved.id)).toMatchObject({ status: 'cancelled', cancelReason: 'rescheduled' });
});

test('who has come to the visit that they have waits for no earlier one, until that is taken back; what warns of them is said', async () => {
  const clinic = await newWaitlist();
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '10:00') } });
  await auth.sql("update patient set alerts = '{Falls easily}' where id = $1", [clinic.patientId]);
  const entry = await clinic.wait('x', { patientId: clinic.patientId, appointmentId: visit.id });
  expect((await clinic.list()).items).toMatchObject([{ id: entry.id, patientAlerts: ['Falls easily'] }]);
  const { body: arrived } = await atTimeOf(visit, () => clinic.act(visit, 'arrive'));
  expect((await clinic.list()).items).toEqual([]);
  // Nor is one offered to them by who still has the list of before.
  expect((await clinic.offer(entry, at(1, '09:00'))).body.error.code).toBe('entry-closed');
  await clinic.free('09:00');
  expect((await clinic.openings())[0]).toMatchObject({ candidateCount: 0 });
  await clinic.undo(arrived);
  expect((await clinic.list()).items).toMatchObject([{ id: entry.id }]);
});

test('a referral that gets its visit elsewhere in the calendar waits no more, and what was kept for it is free', async () => {
  const clinic = await newWaitlist();
  const requestId = await clinic.insert("insert into request (organization_id, kind, reference, status, source, patient_id) values ($1, 'referral', 'WAT235', 'booking', 'hand', $2) returning id", clinic.patientId);
  const entry = await clinic.wait('x', { patientId: clinic.patientId, requestId });
  await clinic.free('09:00');
  const { body: offer } = await clinic.offer(entry, at(1, '09:00'));
  expect((await clinic.book({ patientId: clinic.patientId, requestId, start: { at: at(2, '09:00') } })).status).toBe(200);
  expect((await clinic.list()).items).toEqual([]);
  expect((await clinic.answer(offer, 'accepted')).body.error.code).toBe('offer-closed');
  expect(await clinic.openings()).toHaveLength(1);
});

test('who is taken off the list is kept with the reason, and what was offered is free again', async () => {
  const clinic = await newWaitlist();
  const entry = await clinic.wait('First');
  await clinic.free('09:00');
  await clinic.offer(entry, at(1, '09:00'));
  expect((await clinic.remove({ ...entry, version: 7 })).status).toBe(409);
  expect((await clinic.remove(entry)).body).toMatchObject({ status: 'removed', offeredUntil: null });
  expect(await clinic.openings()).toHaveLength(1);
  expect(await auth.sql('select remove_reason from waitlist_entry where id = $1', [entry.id])).toEqual([{ remove_reason: 'not-wanted' }]);
  expect((await clinic.remove(entry)).body).toMatchObject({ error: { code: 'entry-closed' } });
});

test('an entry is changed by who saw its version, and bad wishes name their field', async () => {
  const clinic = await newWaitlist();
  const entry = await clinic.wait('First');
  const save = (change: object) => clinic.ask<WaitlistEntry & { error: { code: string; fields: { path: string; code: string }[] } }>('POST', '/appointments/waitlist/save', { ...entry, ...change });
  expect((await save({ priority: 'stat', weekdays: [5, 1, 5] })).body).toMatchObject({ version: 2, priority: 'stat', weekdays: [1, 5] });
  expect((await save({})).body.error.code).toBe('version-conflict');
  expect((await save({ id: null, from: '10:00', until: '09:00' })).body.error.fields).toMatchObject([{ path: 'until', code: 'backwards' }]);
  expect((await save({ id: null, firstDay: '2027-02-01', lastDay: '2027-01-01' })).body.error.fields).toMatchObject([{ path: 'lastDay', code: 'backwards' }]);
});

test('people are named as in a register: with one name alone without a comma, and in Chinese without one, too', async () => {
  const clinic = await newWaitlist();
  const person = (family: string, given: string) => clinic.insert('insert into patient (organization_id, family_name, given_name) values ($1, $2, $3) returning id', family, given);
  for (const [family, given] of [['Teller', ''], ['高橋', '美咲'], ['𠮷田', '翔'], ['Łukasz', 'Ada']] as const) await clinic.wait('x', { patientId: await person(family, given) });
  expect((await clinic.list()).items.map(({ patientName }) => patientName)).toEqual(['Teller', '高橋 美咲', '𠮷田 翔', 'Łukasz, Ada']);
});

test('the list is by priority, then by how long they have waited, in pages', async () => {
  const clinic = await newWaitlist();
  for (const [name, priority] of [['A', 'routine'], ['B', 'stat'], ['C', 'routine'], ['D', 'urgent']]) await clinic.wait(name!, { priority });
  const first = await clinic.list('limit=2');
  const second = await clinic.list(`limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ patientName }) => patientName[0])).toEqual(['B', 'D', 'A', 'C']);
  expect(second.nextCursor).toBeNull();
});

const outcomes = (answers: { status: number; body: unknown }[]) =>
  answers.map(({ status, body }) => `${status} ${(body as { error?: { code: string } }).error?.code ?? 'done'}`).sort();

test('of many who offer one freed time at once one wins, and of many who accept the offer one books it', async () => {
  const clinic = await newWaitlist();
  const entries = await Promise.all(Array.from({ length: 8 }, (_, index) => clinic.wait(`Family ${index}`)));
  for (const time of ['09:00', '14:30']) {
    await clinic.free(time);
    const offered = await Promise.all(entries.map((entry) => clinic.offer(entry, at(1, time))));
    expect(outcomes(offered).filter((one) => one !== '409 time-taken')).toEqual(['200 done']);
    const offer = offered.find(({ status }) => status === 200)!.body;
    const answers = await Promise.all(entries.map(() => clinic.answer(offer, 'accepted')));
    expect(outcomes(answers).filter((one) => one !== '409 offer-closed')).toEqual(['200 done']);
    entries.splice(entries.findIndex(({ id }) => id === offer.entryId), 1);
  }
  const booked = await auth.sql("select id from appointment where organization_id = $1 and status = 'booked'", [clinic.organization.id]);
  expect(booked).toHaveLength(2);
});

test('a time that is kept for an offer is no visit that one can act on', async () => {
  const clinic = await newWaitlist();
  await clinic.free('09:00');
  await clinic.offer(await clinic.wait('First'), at(1, '09:00'));
  const held = (await clinic.calendar(dayOf(1).toString())).appointments.find(({ status }) => status === 'proposed')!;
  expect((await clinic.act(held, 'book')).body).toMatchObject({ error: { code: 'illegal-transition' } });
});

test('what belongs to another organisation is neither seen nor offered, and who may only read offers nothing', async () => {
  const [clinic, other] = [await newWaitlist(), await newWaitlist()];
  const entry = await clinic.wait('First');
  await clinic.free('09:00');
  expect((await other.list()).items).toEqual([]);
  expect((await other.offer(entry, at(1, '09:00'))).status).toBe(404);
  expect((await other.remove(entry)).status).toBe(404);
  const { body: offer } = await clinic.offer(entry, at(1, '09:00'));
  expect((await other.answer(offer, 'accepted')).status).toBe(404);
  const { body } = await other.ask<{ error: { fields: object[] } }>('POST', '/appointments/waitlist/save', { ...anything, visitTypeId: other.place.visitTypeId, patientId: clinic.patientId });
  expect(body.error.fields).toMatchObject([{ path: 'patientId', code: 'unknown' }]);
  const reader = await newAdministrator(auth, ['appointments.read']);
  for (const path of ['save', 'offer', 'answer']) expect((await reader.ask('POST', `/appointments/waitlist/${path}`, {})).status).toBe(404);
});

