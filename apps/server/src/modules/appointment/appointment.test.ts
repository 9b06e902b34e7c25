import type { Appointment } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../testing/administrator.ts';
import { arriveIn, findTodaysVisit } from './appointmentChange.ts';
import { at, atTimeOf, dayOf, newCalendar, startCalendar, timeZone, type TestCalendar } from '../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

const bookedBy = async (clinic: TestCalendar, time = '09:00', change: object = {}): Promise<Appointment> => {
  const { body, status } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, time) }, ...change });
  expect(status).toBe(200);
  return body;
};
const eventsOf = (id: string) => auth.sql<{ action: string; detail: { event?: string } }>('select action, detail from audit_event where entity_id = $1 order by sequence', [id]);

test('a visit is booked with its times, its zone and its local time, audited and published', async () => {
  const clinic = await newCalendar(auth);
  const visit = await bookedBy(clinic, '09:30', { reason: 'Murmur' });
  expect(visit).toMatchObject({
    status: 'booked', startsAt: at(1, '09:30'), endsAt: at(1, '10:00'), timeZone, startsLocal: `${dayOf(1).toString()}T09:30:00`,
    patientName: 'Okafor, Ada', physicianName: 'Rahman, Noor', visitTypeName: 'Consultation', locationName: 'Main', isOverbooked: false, reason: 'Murmur',
  });
  expect((await eventsOf(visit.id)).map(({ action, detail }) => [action, detail.event])).toEqual([['C', 'book']]);
  expect(await auth.sql('select topic, entity from event where entity_id = $1', [visit.id])).toEqual([{ topic: 'appointment', entity: 'appointment' }]);
  await auth.sql("update patient set birth_date = '1961-04-12' where id = $1", [clinic.patientId]);
  expect(await clinic.detail(visit.id)).toMatchObject({ patientBirthDate: '1961-04-12', history: [{ event: 'book', to: 'booked', actor: 'Test Clerk' }], undoable: null });
});

test('a visit goes from booked to fulfilled, what does not fit its status is refused, and so is an old version', async () => {
  const clinic = await newCalendar(auth);
  let visit = await bookedBy(clinic);
  const old = visit;
  for (const [event, status] of [['confirm', 'booked'], ['arrive', 'arrived'], ['check-in', 'checked-in'], ['fulfill', 'fulfilled']] as const) {
    const answer = await atTimeOf(visit, () => clinic.act(visit, event));
    expect(answer.body).toMatchObject({ status, version: visit.version + 1 });
    visit = answer.body;
  }
  expect(visit.confirmedBy).toBe('staff');
  expect((await atTimeOf(visit, () => clinic.act(visit, 'arrive'))).body.error.code).toBe('illegal-transition');
  expect((await clinic.act(old, 'no-show')).body.error.code).toBe('version-conflict');
  expect((await clinic.cancel(visit)).status).toBe(409);
});

test('nobody arrives, is seen or stays away before the day of the visit, as it is at its location', async () => {
  const clinic = await newCalendar(auth);
  const visit = await bookedBy(clinic, '16:30');
  // Then it is the day of the visit in London already.
  const evening = { startsAt: at(7, '23:59', 1) };
  for (const event of ['arrive', 'check-in', 'no-show'])
    expect(await atTimeOf(evening, () => clinic.act(visit, event))).toMatchObject({ status: 409, body: { error: { code: 'before-its-day' } } });
  expect((await atTimeOf(evening, () => clinic.act(visit, 'confirm'))).status).toBe(200);
  const confirmed = await clinic.detail(visit.id);
  expect((await atTimeOf({ startsAt: at(1, '00:01') }, () => clinic.act(confirmed, 'arrive'))).body).toMatchObject({ status: 'arrived' });
});

test('a visit that is cancelled is kept with its reason, and its time is free again', async () => {
  const clinic = await newCalendar(auth);
  const cancelled = (await clinic.cancel(await bookedBy(clinic), 'weather')).body;
  expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'weather' });
  await bookedBy(clinic, '09:00', { patientId: await clinic.newPatient('Singh') });
  expect((await clinic.calendar(dayOf(1).toString())).appointments.map(({ status }) => status).sort()).toEqual(['booked', 'cancelled']);
});

test('my last event is taken back, but not once the time was given to somebody else', async () => {
  const clinic = await newCalendar(auth);
  const booked = await bookedBy(clinic);
  const missed = (await atTimeOf(booked, () => clinic.act(booked, 'no-show'))).body;
  expect(await clinic.detail(missed.id)).toMatchObject({ undoable: { event: 'no-show' } });
  const back = (await clinic.undo(missed)).body;
  expect(back).toMatchObject({ status: 'booked' });
  expect((await clinic.undo(back)).status).toBe(404);
  const cancelled = (await clinic.cancel(back)).body;
  await bookedBy(clinic, '09:00', { patientId: await clinic.newPatient('Singh') });
  expect((await clinic.undo(cancelled)).body.error.code).toBe('time-taken');
  expect(await clinic.detail(cancelled.id)).toMatchObject({ status: 'cancelled', version: cancelled.version });
});

test('a visit that is moved leaves the old one linked, its time free, and takes its fax along', async () => {
  const clinic = await newCalendar(auth);
  const faxId = await clinic.insert("insert into fax (organization_id, source, sha256, size) values ($1, 'upload', $2, 1) returning id", crypto.randomUUID());
  const old = await bookedBy(clinic, '09:00', { faxId, reason: 'Murmur' });
  const { body: moved } = await clinic.book({ id: old.id, version: old.version, patientId: clinic.patientId, start: { at: at(1, '09:15') } });
  expect(moved).toMatchObject({ status: 'booked', startsAt: at(1, '09:15'), rescheduledFrom: old.id, faxId, reason: 'Murmur' });
  expect(await clinic.detail(old.id)).toMatchObject({ status: 'cancelled', cancelReason: 'rescheduled', rescheduledTo: { id: moved.id } });
  const { body: ofFax } = await clinic.ask<Appointment[]>('GET', `/appointments/get-by-faxid?faxId=${faxId}`);
  expect(ofFax.map(({ id }) => id)).toEqual([old.id, moved.id]);
  const other = { id: moved.id, version: moved.version, patientId: await clinic.newPatient('Singh'), start: { at: at(1, '10:00') } };
  expect((await clinic.book(other)).body.error.fields).toMatchObject([{ path: 'patientId', code: 'other-patient' }]);
});

test('a move that is refused leaves the visit where it was', async () => {
  const clinic = await newCalendar(auth);
  const [first, second] = [await bookedBy(clinic, '09:00'), await bookedBy(clinic, '10:00', { patientId: await clinic.newPatient('Singh') })];
  const refused = await clinic.book({ id: first.id, version: first.version, patientId: clinic.patientId, start: { at: second.startsAt } });
  expect(refused.body.error).toMatchObject({ code: 'time-taken', freeTimes: [{}, {}, {}] });
  expect(await clinic.detail(first.id)).toMatchObject({ status: 'booked', version: first.version });
});

test('a time that clocks skip is refused, and one that comes twice has to be said which', async () => {
  const clinic = await newCalendar(auth);
  const book = (local: string, turn: string | null = null) => clinic.book({ patientId: clinic.patientId, start: { local, turn }, isOutsideHours: true });
  expect((await book('2027-03-14T02:30')).body.error.fields).toMatchObject([{ path: 'start', code: 'gap' }]);
  expect((await book('2027-11-07T01:30')).body.error.fields).toMatchObject([{ path: 'start', code: 'fold' }]);
  expect((await book('2027-11-07T01:30', 'first')).body).toMatchObject({ startsAt: '2027-11-07T05:30:00.000Z', startsLocal: '2027-11-07T01:30:00' });
  expect((await book('2027-11-07T01:30', 'second')).body).toMatchObject({ startsAt: '2027-11-07T06:30:00.000Z', startsLocal: '2027-11-07T01:30:00' });
  const { appointments } = await clinic.calendar('2027-11-07');
  expect(appointments).toHaveLength(2);
});

test('visits that move because the rules of a zone have changed are listed', async () => {
  const clinic = await newCalendar(auth);
  const visit = await bookedBy(clinic);
  const shifted = async () => (await clinic.ask<Appointment[]>('GET', '/appointments/shifted')).body;
  expect(await shifted()).toEqual([]);
  // As if the zone had been an hour off when the patient was told.
  await auth.sql("update appointment set starts_local = starts_local + interval '1 hour' where id = $1", [visit.id]);
  expect((await shifted()).map(({ id }) => id)).toEqual([visit.id]);
});

test('the list is paged by time and narrowed', async () => {
  const clinic = await newCalendar(auth);
  for (const time of ['11:00', '09:00', '10:00']) await bookedBy(clinic, time);
  const page = async (query: string) => (await clinic.ask<{ items: Appointment[]; nextCursor: string | null }>('GET', `/appointments/get-list?${query}`)).body;
  const first = await page('limit=2');
  expect(first.items.map(({ startsAt }) => startsAt)).toEqual([at(1, '09:00'), at(1, '10:00')]);
  const second = await page(`limit=2&cursor=${first.nextCursor}`);
  expect([second.items.map(({ startsAt }) => startsAt), second.nextCursor]).toEqual([[at(1, '11:00')], null]);
  expect((await page(`from=${at(1, '09:30')}&until=${at(1, '11:00')}&status=booked`)).items).toHaveLength(1);
  expect((await page('status=cancelled')).items).toEqual([]);
});

test('what belongs to another organisation is neither seen, booked nor changed', async () => {
  const [clinic, other] = [await newCalendar(auth), await newCalendar(auth)];
  const visit = await bookedBy(clinic);
  expect((await other.act(visit, 'arrive')).status).toBe(404);
  expect((await other.ask('GET', `/appointments/detail/${visit.id}`)).status).toBe(404);
  for (const [key, value] of [['patientId', clinic.patientId], ['physicianId', clinic.place.physicianId], ['locationId', clinic.place.locationId], ['visitTypeId', clinic.place.visitTypeId]]) {
    const { status, body } = await other.book({ patientId: other.patientId, start: { at: at(1, '09:00') }, [key!]: value });
    expect([status, body.error.fields[0]]).toMatchObject([422, { path: key, code: 'unknown' }]);
  }
});

test('who may only read books nothing, and who may not read sees nothing', async () => {
  const reader = await newAdministrator(auth, ['appointments.read']);
  expect((await reader.ask('POST', '/appointments/save', {})).status).toBe(404);
  expect((await reader.ask<{ items: [] }>('GET', '/appointments/get-list')).body.items).toEqual([]);
  const nobody = await newAdministrator(auth, ['faxes.read']);
  expect((await nobody.ask('GET', '/appointments/get-list')).status).toBe(404);
});

test('a check-in marks the visit of the day as arrived, with any physician, and no other day’s', async () => {
  const clinic = await newCalendar(auth);
  const actor = { ...clinic.organization.member, displayName: 'Test Clerk' };
  const { body: later } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const find = () => auth.database.asUser(actor, (tx) => findTodaysVisit(tx, { now: () => new Date(at(2, '08:00')) }, { patientId: clinic.patientId, locationId: null }));
  expect(await find()).toBeUndefined();
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(2, '16:00') } });
  expect(await find()).toBe(visit.id);
  expect(await auth.database.asUser(actor, (tx) => arriveIn(tx, actor, visit.id))).toMatchObject({ status: 'arrived' });
  expect(await find()).toBeUndefined();
  expect((await clinic.detail(later.id)).status).toBe('booked');
  expect((await eventsOf(visit.id)).map(({ detail }) => detail.event)).toEqual(['book', 'arrive']);
});

test('the visits of a day are one CSV file, in which nothing runs as a formula', async () => {
  const clinic = await newCalendar(auth);
  const patientId = await clinic.newPatient('=HYPERLINK("https://odd.example")');
  const { body } = await clinic.book({ patientId, start: { at: at(5, '15:00', 3) }, reason: '@SUM(1)', note: 'Says “hello”, twice' });
  const day = body.startsLocal.slice(0, 10);
  const { body: file } = await clinic.ask<{ fileName: string; mediaType: string; base64: string }>(
    'GET', `/appointments/export?locationId=${clinic.place.locationId}&day=${day}&locale=fr`,
  );
  expect(file).toMatchObject({ fileName: `visits-${day}.csv`, mediaType: 'text/csv; charset=utf-8' });
  const text = Buffer.from(file.base64, 'base64').toString();
  expect(text.startsWith('\uFEFFJour,De,À,Patient,')).toBe(true);
  const [line] = text.split('\r\n').filter((row) => row.includes('HYPERLINK'));
  expect(line).toBe(`${day},15:00,15:30,"'=HYPERLINK(""https://odd.example""), Ada",Consultation,"Rahman, Noor",,Main,Fixé,,'@SUM(1),"Says “hello”, twice"`);
  expect(await auth.sql("select detail->>'visits' as visits from audit_event where organization_id = $1 and detail->>'event' = 'export'", [clinic.organization.id])).toHaveLength(1);
});
