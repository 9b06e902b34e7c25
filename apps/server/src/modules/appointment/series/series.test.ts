import type { Appointment, AppointmentDetail, SeriesPreview } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../../auth/auth.fixtures.ts';
import { at, atTimeOf, dayOf, newCalendar, startCalendar, type TestCalendar } from '../../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

interface Refused {
  error: { code: string; fields?: { path: string; code: string }[]; freeTimes?: unknown[] };
}
const weekly = (count: number) => ({ every: 1, unit: 'week', end: { count } });
const clinicWithSeries = async () => {
  const clinic = await newCalendar(auth);
  const body = (change: object) => ({ ...clinic.place, patientId: clinic.patientId, start: { at: at(1, '09:00') }, recurrence: weekly(4), ...change });
  const preview = async (change: object = {}) => (await clinic.ask<SeriesPreview>('POST', '/appointments/series/preview', body(change))).body;
  const save = (change: object = {}) => clinic.ask<Appointment[] & Refused>('POST', '/appointments/series/save', body(change));
  return { ...clinic, preview, save };
};
const visitsOf = ({ organization }: TestCalendar) =>
  auth.sql<{ status: string; local: string; position: number }>(
    "select status, to_char(starts_local, 'MM-DD HH24:MI') as local, series_position as position from appointment where organization_id = $1 and series_id is not null order by starts_at, created_at",
    [organization.id],
  );
const standing = async (clinic: TestCalendar) => (await visitsOf(clinic)).filter(({ status }) => status === 'booked').map(({ local, position }) => `${position} ${local}`);
const local = (weekday: number, time: string, weeks: number) => `${dayOf(weekday, weeks).toString().slice(5)} ${time}`;

test('a preview says of each date what stands in its way and where it could be, and books nothing', async () => {
  const clinic = await clinicWithSeries();
  const holiday = dayOf(1, 3).toString();
  await clinic.ask('POST', '/appointments/hours/exceptions', { physicianId: null, locationId: null, firstDay: holiday, lastDay: holiday, from: null, until: null, isOpen: false, reason: 'Family Day' });
  await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(1, '09:15', 4) } });
  const physicianId = await clinic.newPhysician('Chen');
  await clinic.addHours('09:00', '12:00', { physicianId });
  await clinic.book({ patientId: clinic.patientId, physicianId, start: { at: at(1, '08:45', 5) }, isOutsideHours: true });
  const { timeZone, visits } = await clinic.preview({ recurrence: weekly(5) });
  expect(timeZone).toBe('America/Toronto');
  expect(visits.map(({ fault, reason }) => [fault, reason])).toEqual([[null, null], ['closed', 'Family Day'], ['time-taken', null], ['patient-elsewhere', null], [null, null]]);
  expect(visits.map(({ freeTimes }) => freeTimes.length)).toEqual([0, 3, 3, 3, 0]);
  const late = await clinic.preview({ start: { at: at(2, '18:00') }, recurrence: weekly(2) });
  expect(late.visits.map(({ fault }) => fault)).toEqual(['outside-hours', 'outside-hours']);

  // What is moved to a time that is offered, or left out, stands in nobody's way.
  const mended = await clinic.preview({ recurrence: weekly(5), leftOut: [2], moved: [3, 4].map((position) => ({ position, start: { at: visits[position - 1]!.freeTimes[0]!.startsAt } })) });
  expect(mended.visits.map(({ fault, isLeftOut, isMoved }) => [fault, isLeftOut, isMoved])).toEqual(
    [[null, false, false], [null, true, false], [null, false, true], [null, false, true], [null, false, false]],
  );
  // Two of one series cannot be at one time either.
  const doubled = await clinic.preview({ recurrence: weekly(2), moved: [{ position: 2, start: { at: at(1, '09:15') } }] });
  expect(doubled.visits.map(({ fault }) => fault)).toEqual([null, 'time-taken']);
  expect(await visitsOf(clinic)).toEqual([]);
});

test('the time that is kept for the form does not stand in its way', async () => {
  const clinic = await clinicWithSeries();
  const { body: hold } = await clinic.ask<{ id: string }>('POST', '/appointments/hold', { ...clinic.place, startsAt: at(1, '09:00') });
  expect((await clinic.preview()).visits[0]!.fault).toBeNull();
  expect((await clinic.save()).body.error.code).toBe('time-taken');
  expect((await clinic.save({ holdId: hold.id })).status).toBe(200);
});

test('all visits of a series are booked, each with its place in it, or none is', async () => {
  const clinic = await clinicWithSeries();
  await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(1, '09:00', 4) } });
  const refused = await clinic.save();
  expect([refused.status, refused.body.error.code, refused.body.error.fields, refused.body.error.freeTimes?.length]).toEqual(
    [409, 'time-taken', [{ path: 'visits.3', code: 'time-taken', message: 'The time is taken.' }], 3],
  );
  expect(await visitsOf(clinic)).toEqual([]);
  const { status, body } = await clinic.save({ moved: [{ position: 3, start: { at: at(2, '10:00', 4) } }], leftOut: [2], reason: 'Dressing' });
  expect(status).toBe(200);
  expect(body.map(({ series, reason, startsLocal }) => [series?.position, series?.visits, series?.rule, reason, startsLocal.slice(5, 16).replace('T', ' ')])).toEqual(
    [[1, local(1, '09:00', 2)], [2, local(2, '10:00', 4)], [3, local(1, '09:00', 5)]].map(([position, when]) => [position, 3, 'FREQ=WEEKLY;COUNT=4', 'Dressing', when]),
  );
  const told = await auth.sql<{ detail: object }>("select detail from audit_event where organization_id = $1 and entity in ('appointment', 'appointment_series') and action = 'C' order by sequence", [clinic.organization.id]);
  expect(told.slice(-4).map(({ detail }) => detail)).toMatchObject([{ event: 'book', position: 1 }, { position: 2 }, { position: 3 }, { rule: 'FREQ=WEEKLY;COUNT=4', visits: 3 }]);
});

test('of many series and visits that want the same times at once nobody is booked twice, and who loses has nothing', async () => {
  const clinic = await clinicWithSeries();
  const patients = await Promise.all(Array.from({ length: 10 }, (_, index) => clinic.newPatient(`Family ${index}`)));
  const answers = await Promise.all(
    patients.map((patientId, index) =>
      index % 2 ? clinic.save({ patientId, start: { at: at(1, '09:00', 2 + (index % 3)) } }) : clinic.book({ patientId, start: { at: at(1, '09:00', 5) } }),
    ),
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const rows = await auth.sql<{ patient: string; visits: number }>(
    "select patient_id as patient, count(*)::int as visits from appointment where organization_id = $1 and status = 'booked' group by 1", [clinic.organization.id]);
  const won = patients.filter((_, index) => answers[index]!.status === 200);
  expect(won.length).toBeGreaterThan(0);
  expect(new Map(rows.map(({ patient, visits }) => [patient, visits]))).toEqual(new Map(won.map((patient) => [patient, patients.indexOf(patient) % 2 ? 4 : 1])));
  const times = await auth.sql('select 1 from appointment a join appointment b on a.id < b.id and a.starts_at = b.starts_at and a.organization_id = b.organization_id where a.organization_id = $1', [clinic.organization.id]);
  expect(times).toEqual([]);
});

test('a series keeps the clock on the wall when clocks change, and a time that they skip has to be moved or left out', async () => {
  const clinic = await clinicWithSeries();
  // Clocks go forward on 9 March 2031 at two.
  const spring = { recurrence: { every: 1, unit: 'day', end: { until: '2031-03-10' } }, isOutsideHours: true };
  const { body } = await clinic.save({ ...spring, start: { local: '2031-03-08T14:00:00' } });
  expect(body.map(({ startsAt }) => startsAt)).toEqual(['2031-03-08T19:00:00.000Z', '2031-03-09T18:00:00.000Z', '2031-03-10T18:00:00.000Z']);
  const night = { ...spring, start: { local: '2031-03-08T02:30:00' } };
  const { visits } = await clinic.preview(night);
  expect(visits.map(({ startsAt, fault }) => [startsAt, fault])).toEqual(
    [['2031-03-08T07:30:00.000Z', 'outside-hours'], [null, 'gap'], ['2031-03-10T06:30:00.000Z', 'outside-hours']],
  );
  const skipped = await clinic.save(night);
  expect([skipped.status, skipped.body.error.fields?.[0]]).toMatchObject([422, { path: 'visits.2', code: 'gap' }]);
  expect((await clinic.save({ ...night, leftOut: [2] })).body).toHaveLength(2);
  // Of a time that comes twice the first is meant.
  const { body: autumn } = await clinic.save({ start: { local: '2031-11-01T01:30:00' }, recurrence: { every: 1, unit: 'day', end: { count: 3 } }, isOutsideHours: true });
  expect(autumn.map(({ startsAt }) => startsAt)).toEqual(['2031-11-01T05:30:00.000Z', '2031-11-02T05:30:00.000Z', '2031-11-03T06:30:00.000Z']);
});

test('a month without such a day has no visit, and a series has at least two and at most sixty', async () => {
  const clinic = await clinicWithSeries();
  const monthly = await clinic.preview({ start: { local: '2031-01-31T10:00:00' }, recurrence: { every: 1, unit: 'month', end: { count: 3 } } });
  expect(monthly.visits.map(({ startsLocal }) => startsLocal.slice(0, 10))).toEqual(['2031-01-31', '2031-03-31', '2031-05-31']);
  const faultOf = async (change: object) => (await clinic.save(change)).body.error.fields?.[0];
  expect(await faultOf({ recurrence: { every: 1, unit: 'day', end: { until: dayOf(1).toString() } } })).toMatchObject({ path: 'recurrence.end', code: 'too-few' });
  expect(await faultOf({ recurrence: { every: 1, unit: 'day', end: { until: dayOf(1, 40).toString() } } })).toMatchObject({ path: 'recurrence.end', code: 'too-many' });
  expect(await faultOf({ recurrence: weekly(2), leftOut: [1] })).toMatchObject({ path: 'leftOut', code: 'too-few' });
});

test('one visit, those from it on, or all to come are cancelled', async () => {
  const clinic = await clinicWithSeries();
  const cancel = ({ id, version }: Appointment, scope: string) => clinic.ask('DELETE', '/appointments/remove', { id, version, reason: 'patient', scope });
  const { body: visits } = await clinic.save();
  expect((await cancel(visits[1]!, 'this')).status).toBe(200);
  expect(await standing(clinic)).toEqual([`1 ${local(1, '09:00', 2)}`, `3 ${local(1, '09:00', 4)}`, `4 ${local(1, '09:00', 5)}`]);
  expect((await cancel({ ...visits[2]!, version: 9 }, 'following')).status).toBe(409);
  await cancel(visits[2]!, 'following');
  expect(await standing(clinic)).toEqual([`1 ${local(1, '09:00', 2)}`]);
  const { body: more } = await clinic.save({ start: { at: at(2, '09:00') } });
  await atTimeOf(more[0]!, () => clinic.act(more[0]!, 'arrive'));
  await cancel(more[3]!, 'all');
  // Who has come already is not sent home.
  expect((await visitsOf(clinic)).filter(({ local: when }) => when === local(2, '09:00', 2)).map(({ status }) => status)).toEqual(['arrived']);
  expect(await standing(clinic)).toEqual([`1 ${local(1, '09:00', 2)}`]);
});

test('visits that were cancelled together are taken back together, or one by itself', async () => {
  const clinic = await clinicWithSeries();
  const cancel = async ({ id, version }: Appointment, scope: string) => (await clinic.ask<Appointment>('DELETE', '/appointments/remove', { id, version, reason: 'patient', scope })).body;
  const undo = ({ id, version }: Appointment, more: object = {}) => clinic.ask<AppointmentDetail & Refused>('POST', '/appointments/undo', { id, version, ...more });
  const { body: visits } = await clinic.save();
  await cancel(visits[0]!, 'this');
  const cancelled = await cancel(visits[2]!, 'all');
  expect(await standing(clinic)).toEqual([]);
  // From whichever of them; the one that was cancelled by itself stays so.
  expect(await clinic.detail(visits[1]!.id)).toMatchObject({ undoable: { event: 'cancel', visits: 3 } });
  expect(await clinic.detail(visits[0]!.id)).toMatchObject({ undoable: { visits: 1 } });
  expect((await undo(await clinic.detail(visits[1]!.id))).status).toBe(200);
  expect(await standing(clinic)).toEqual([2, 3, 4].map((position) => `${position} ${local(1, '09:00', position + 1)}`));
  expect((await undo(cancelled)).body.error.code).toBe('version-conflict');

  // Where the time of one is taken all stay cancelled, and it says which; the others come back one by one.
  await cancel(await clinic.detail(visits[1]!.id), 'following');
  await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(1, '09:15', 4) } });
  const refused = await undo(await clinic.detail(visits[3]!.id));
  expect([refused.status, refused.body.error.code, refused.body.error.fields?.[0]?.path]).toEqual([409, 'time-taken', 'visits.3']);
  expect(await standing(clinic)).toEqual([]);
  expect((await undo(await clinic.detail(visits[3]!.id), { isAlone: true })).status).toBe(200);
  expect(await standing(clinic)).toEqual([`4 ${local(1, '09:00', 5)}`]);
  expect(await clinic.detail(visits[1]!.id)).toMatchObject({ undoable: { visits: 2 } });
});

test('visits are moved together, also onto each other’s times, and none is where one of them cannot be', async () => {
  const clinic = await clinicWithSeries();
  const move = ({ id, version }: Appointment, scope: string, start: string) => clinic.book({ id, version, patientId: clinic.patientId, scope, start: { at: start } });
  const { body: visits } = await clinic.save();
  // A week later: each where the next one was.
  const { body: moved } = await move(visits[1]!, 'following', at(1, '09:00', 4));
  expect(moved).toMatchObject({ rescheduledFrom: visits[1]!.id, series: { position: 2, visits: 4 } });
  expect(await standing(clinic)).toEqual([`1 ${local(1, '09:00', 2)}`, `2 ${local(1, '09:00', 4)}`, `3 ${local(1, '09:00', 5)}`, `4 ${local(1, '09:00', 6)}`]);
  await move(moved, 'all', at(2, '10:30', 3));
  const now = [`1 ${local(2, '10:30', 1)}`, `2 ${local(2, '10:30', 3)}`, `3 ${local(2, '10:30', 4)}`, `4 ${local(2, '10:30', 5)}`];
  expect(await standing(clinic)).toEqual(now);
  await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(3, '10:30', 5) } });
  const { id } = (await clinic.calendar(dayOf(2, 3).toString())).appointments[0]!;
  const refused = await move(await clinic.detail(id), 'following', at(3, '10:30', 3));
  expect([refused.status, refused.body.error.code, refused.body.error.fields[0]?.path, refused.body.error.freeTimes?.length]).toEqual([409, 'time-taken', 'visits.4', 3]);
  expect(await standing(clinic)).toEqual(now);
});

test('a series that is moved and cancelled at once by several people ends in one way, without a deadlock', async () => {
  const clinic = await clinicWithSeries();
  const { body: visits } = await clinic.save();
  const answers = await Promise.all([
    ...visits.map(({ id, version }) => clinic.ask('DELETE', '/appointments/remove', { id, version, reason: 'clinic', scope: 'all' })),
    ...visits.map(({ id, version }, index) => clinic.book({ id, version, patientId: clinic.patientId, scope: 'following', start: { at: at(4, '10:00', 2 + index) } })),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const rows = (await visitsOf(clinic)).filter(({ status }) => status === 'booked').map(({ position }) => position);
  expect(new Set(rows).size).toBe(rows.length);
});

test('a feed says which visit of a series it is', async () => {
  const clinic = await clinicWithSeries();
  await clinic.save({ recurrence: weekly(3) });
  const fields = { name: 'Telephone', physicianId: clinic.place.physicianId, locationId: null, hasInitials: true, language: 'en' };
  const { body: made } = await clinic.ask<{ path: string }>('POST', '/appointments/feeds', fields);
  const text = await (await fetch(auth.url + made.path)).text();
  expect(text.match(/(?<=SUMMARY:).*(?=\r)/g)).toEqual(['A. O. 1/3', 'A. O. 2/3', 'A. O. 3/3']);
});

test('a series of another clinic is not there', async () => {
  const [clinic, other] = [await clinicWithSeries(), await clinicWithSeries()];
  const { body: visits } = await clinic.save();
  expect((await other.ask('DELETE', '/appointments/remove', { id: visits[0]!.id, version: 1, reason: 'clinic', scope: 'all' })).status).toBe(404);
  expect((await other.save({ physicianId: clinic.place.physicianId })).status).toBe(422);
  expect(await standing(clinic)).toHaveLength(4);
});
