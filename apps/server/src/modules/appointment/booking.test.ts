import type { Appointment, FreeTime } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { at, atTimeOf, dayOf, newCalendar, startCalendar, type TestCalendar } from '../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

const newPatients = (clinic: TestCalendar, count: number) => Promise.all(Array.from({ length: count }, (_, index) => clinic.newPatient(`Family ${index}`)));
const outcomesOf = (answers: { status: number; body: { error?: { code: string; freeTimes?: FreeTime[] } } }[]) =>
  answers.map(({ status, body }) => `${status} ${body.error?.code ?? 'done'} ${body.error?.freeTimes?.length ?? ''}`.trim()).sort();
const won = (count: number) => ['200 done', ...Array.from({ length: count - 1 }, () => '409 time-taken 3')];

test('of many bookings of one time at once one wins, and each other is offered three times', async () => {
  const clinic = await newCalendar(auth);
  const patients = await newPatients(clinic, 12);
  for (const [round, time] of ['09:00', '14:30'].entries()) {
    const answers = await Promise.all(patients.map((patientId) => clinic.book({ patientId, start: { at: at(1 + round, time) } })));
    expect(outcomesOf(answers)).toEqual(won(patients.length));
  }
});

test('of many concurrent holds of one time one wins', async () => {
  const clinic = await newCalendar(auth);
  const others = await Promise.all(Array.from({ length: 6 }, async () => {
    const other = await auth.newUser();
    await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [other.id, clinic.organization.id, clinic.organization.roleId]);
    await auth.sql('delete from mapping where user_id = $1 and organization_id <> $2', [other.id, clinic.organization.id]);
    return other.email;
  }));
  const { testPassword } = await import('../../auth/auth.fixtures.ts');
  const answers = await Promise.all(others.map(async (email) => {
    const { data } = await auth.client().auth.signInWithPassword({ email, password: testPassword });
    const answer = await fetch(`${auth.url}/api/appointments/hold`, {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session!.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...clinic.place, startsAt: at(1, '09:00') }),
    });
    return { status: answer.status, body: (await answer.json()) as { error?: { code: string; freeTimes?: FreeTime[] } } };
  }));
  expect(outcomesOf(answers)).toEqual(won(others.length));
});

test('of many visits that are moved to one time at once one wins, and the others stay where they were', async () => {
  const clinic = await newCalendar(auth);
  const patients = await newPatients(clinic, 6);
  const visits = await Promise.all(patients.map(async (patientId, index) => (await clinic.book({ patientId, start: { at: at(1, `${13 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`) } })).body));
  const answers = await Promise.all(visits.map(({ id, version }, index) => clinic.book({ id, version, patientId: patients[index], start: { at: at(2, '09:00') } })));
  expect(outcomesOf(answers)).toEqual(won(patients.length));
  const rows = await auth.sql<{ status: string }>('select status from appointment where organization_id = $1', [clinic.organization.id]);
  expect(rows.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 6 }, () => 'booked'), 'cancelled']);
});

test('the database itself refuses two visits of one physician, of one patient and of one room', async () => {
  const clinic = await newCalendar(auth);
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const [other, room] = [await clinic.newPhysician('Chen'), await clinic.insert("insert into resource (organization_id, location_id, name, kind) values ($1, $2, 'Room 2', 'room') returning id", clinic.place.locationId)];
  const copy = (physician: string | null, patient: string, resource: string | null) =>
    auth.sql(
      `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, resource_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local)
       select organization_id, 'booked', visit_type_id, $3, $2, $4, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local from appointment where id = $1`,
      [visit.id, physician, patient, resource],
    );
  await expect(copy(clinic.place.physicianId, await clinic.newPatient('Singh'), null)).rejects.toMatchObject({ constraint: 'appointment_physician_free' });
  await expect(copy(other, clinic.patientId, null)).rejects.toMatchObject({ constraint: 'appointment_patient_free' });
  await copy(null, await clinic.newPatient('Rossi'), room);
  await expect(copy(other, await clinic.newPatient('Haddad'), room)).rejects.toMatchObject({ constraint: 'appointment_resource_free' });
});

test('visits may be back to back, and a buffer is kept on its own side', async () => {
  const clinic = await newCalendar(auth);
  const [first, second, third] = await newPatients(clinic, 3);
  const { id: visitTypeId } = await clinic.newVisitType({ name: 'Echo', bufferBeforeMinutes: 0, bufferAfterMinutes: 10 });
  expect((await clinic.book({ patientId: first, start: { at: at(1, '09:00') } })).status).toBe(200);
  expect((await clinic.book({ patientId: second, start: { at: at(1, '09:30') }, visitTypeId })).status).toBe(200);
  expect((await clinic.book({ patientId: third, start: { at: at(1, '10:00') } })).body.error.code).toBe('time-taken');
  expect((await clinic.book({ patientId: third, start: { at: at(1, '10:10') } })).status).toBe(200);
});

test('a patient is not in two visits at once, also with two physicians', async () => {
  const clinic = await newCalendar(auth);
  const physicianId = await clinic.newPhysician('Chen');
  await clinic.addHours('09:00', '12:00', { physicianId });
  await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const refused = await clinic.book({ patientId: clinic.patientId, physicianId, start: { at: at(1, '09:15') } });
  expect(refused.body.error.code).toBe('patient-elsewhere');
  // What is offered instead can be had: none of it is while the patient is elsewhere.
  for (const { startsAt } of refused.body.error.freeTimes!) expect(startsAt === at(1, '09:00') || startsAt === at(1, '09:15')).toBe(false);
});

test('what is offered is what can be booked: hours, breaks, holidays and what is taken', async () => {
  const clinic = await newCalendar(auth);
  const day = at(1, '00:00').slice(0, 10);
  await clinic.ask('POST', '/appointments/hours/exceptions', {
    physicianId: null, locationId: null, firstDay: at(2, '12:00').slice(0, 10), lastDay: at(2, '12:00').slice(0, 10), from: null, until: null, isOpen: false, reason: 'Holiday',
  });
  await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '10:10') } });
  const offered = await clinic.freeTimes({ from: at(1, '00:00'), limit: '16' });
  const local = offered.map(({ startsAt }) => new Date(startsAt).toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).slice(0, 16));
  expect(local.slice(0, 12)).toEqual(
    ['09:00', '09:30', '10:40', '11:10', '13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'].map((time) => `${day} ${time}`),
  );
  // The Tuesday is a holiday.
  expect(local[12]).toBe(`${at(3, '12:00').slice(0, 10)} 09:00`);
  const patients = await newPatients(clinic, offered.length);
  for (const [index, { startsAt }] of offered.entries()) expect((await clinic.book({ patientId: patients[index], start: { at: startsAt } })).status).toBe(200);
});

test('of a day on which nobody works it is said why, and the next on which somebody does', async () => {
  const clinic = await newCalendar(auth);
  const day = (weekday: number, weeks?: number) => dayOf(weekday, weeks).toString();
  const closed = async (weekday: number, days = 1) => (await clinic.calendar(day(weekday), days)).closed;
  const except = (change: object) => clinic.ask('POST', '/appointments/hours/exceptions', { physicianId: null, locationId: null, from: null, until: null, isOpen: false, ...change });
  expect([await closed(5), await closed(6), await closed(6, 2)]).toEqual([null, { reason: null, nextDay: day(1, 3) }, null]);
  await except({ firstDay: day(1, 3), lastDay: day(2, 3), reason: 'Holiday' });
  await except({ firstDay: day(3, 3), lastDay: day(3, 3), reason: 'Leave', physicianId: clinic.place.physicianId });
  expect([await closed(6), await closed(8), await closed(10)]).toEqual([{ reason: null, nextDay: day(4, 3) }, { reason: 'Holiday', nextDay: day(4, 3) }, { reason: null, nextDay: day(4, 3) }]);
  // Somebody without other hours works there on the Sunday.
  await except({ firstDay: day(7), lastDay: day(7), from: '09:00', until: '12:00', isOpen: true, reason: 'Clinic day', physicianId: await clinic.newPhysician('Osei'), locationId: clinic.place.locationId });
  expect([await closed(6), await closed(7)]).toEqual([{ reason: null, nextDay: day(7) }, null]);
});

test('offered is what suits the patient: from a day on, on some weekdays, at some time of day, and whole', async () => {
  const clinic = await newCalendar(auth);
  const local = async (wishes: Record<string, string>) =>
    (await clinic.freeTimes({ from: at(1, '00:00'), ...wishes })).map(({ startsAt }) => new Date(startsAt).toLocaleString('sv-SE', { timeZone: 'America/Toronto' }).slice(0, 16));
  const [wednesday, friday] = [3, 5].map((weekday) => at(weekday, '12:00').slice(0, 10));
  expect(await local({ weekdays: '3,5', timeFrom: '15:30', timeUntil: '16:45', limit: '4' })).toEqual([`${wednesday} 15:30`, `${wednesday} 16:00`, `${friday} 15:30`, `${friday} 16:00`]);
  expect(await local({ firstDay: friday!, timeFrom: '16:30', limit: '1' })).toEqual([`${friday} 16:30`]);
  // Nobody works then.
  expect(await local({ weekdays: '6', limit: '1' })).toEqual([]);
  const odd: Record<string, string>[] = [{ timeFrom: '10:00', timeUntil: '10:00' }, { weekdays: '8' }, { timeFrom: '25:00' }, { firstDay: 'soon' }];
  for (const wishes of odd) {
    const query = new URLSearchParams({ visitTypeId: clinic.place.visitTypeId, ...wishes }).toString();
    expect((await clinic.ask('GET', `/appointments/slots?${query}`)).status).toBe(422);
  }
});

test('outside working hours nothing is booked by accident', async () => {
  const clinic = await newCalendar(auth);
  const late = { patientId: clinic.patientId, start: { at: at(1, '18:00') } };
  expect((await clinic.book(late)).body.error).toMatchObject({ code: 'outside-hours', freeTimes: [{}, {}, {}] });
  expect((await clinic.book({ ...late, isOutsideHours: true })).status).toBe(200);
});

test('a held time is blocked for others, booked by its holder, and free again once it has expired', async () => {
  const clinic = await newCalendar(auth);
  const hold = async (time: string) => (await clinic.ask<{ id: string; heldUntil: string }>('POST', '/appointments/hold', { ...clinic.place, startsAt: at(1, time) })).body;
  const { id: holdId } = await hold('09:00');
  expect((await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } })).body.error.code).toBe('time-taken');
  expect((await clinic.freeTimes({ from: at(1, '00:00'), limit: '1' }))[0]!.startsAt).toBe(at(1, '09:30'));
  expect((await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') }, holdId })).status).toBe(200);
  const left = await hold('10:00');
  await auth.sql("update appointment set held_until = now() - interval '1 second' where id = $1", [left.id]);
  expect((await clinic.calendar(at(1, '12:00').slice(0, 10))).appointments.map(({ id }) => id)).not.toContain(left.id);
  expect((await clinic.book({ patientId: await clinic.newPatient('Singh'), start: { at: at(1, '10:00') } })).status).toBe(200);
  const again = await hold('11:00');
  expect((await clinic.ask('DELETE', '/appointments/hold', { id: again.id })).status).toBe(200);
  expect((await clinic.book({ patientId: await clinic.newPatient('Rossi'), start: { at: at(1, '11:00') } })).status).toBe(200);
});

test('a visit is not in the way of where it is moved itself, and what it takes besides is kept from others', async () => {
  const clinic = await newCalendar(auth);
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:30') } });
  const hold = (time: string, body: object = {}) =>
    clinic.ask<{ id: string | null; error: { code: string } }>('POST', '/appointments/hold', { ...clinic.place, startsAt: at(1, time), movingId: visit.id, ...body });
  const other = await clinic.newPatient('Singh');
  const bookOther = async (time: string) => (await clinic.book({ patientId: other, minutes: 5, start: { at: at(1, time) } })).body;
  expect((await hold('09:45', { movingId: null })).body.error.code).toBe('time-taken');
  // Later, longer, earlier, longer at both ends: what is beyond its own time is kept, of two ends the longer one.
  for (const [time, minutes, beyond] of [['09:45', 30, '10:05'], ['09:30', 45, '10:10'], ['09:15', 30, '09:20'], ['09:20', 60, '10:10']] as const) {
    expect((await hold(time, { minutes })).status).toBe(200);
    expect((await bookOther(beyond)).error?.code).toBe('time-taken');
  }
  // Shorter, it takes nothing besides; and another visit is in its way as ever.
  expect((await hold('09:30', { minutes: 15 })).body.id).toBeNull();
  const taken = await bookOther('10:10');
  expect((await hold('09:45')).body.error.code).toBe('time-taken');
  await clinic.cancel(taken);
  const { body: held } = await hold('09:45');
  expect((await clinic.book({ id: visit.id, version: visit.version, patientId: clinic.patientId, start: { at: at(1, '09:45') }, holdId: held.id })).status).toBe(200);
});

test('the times that a refused hold names are free for the patient too, when it says who that is', async () => {
  const { ask, book, newPhysician, addHours, newPatient, patientId, place } = await newCalendar(auth);
  const chen = await newPhysician('Chen');
  await addHours('09:00', '12:00', { physicianId: chen });
  await book({ patientId, physicianId: chen, start: { at: at(1, '09:30') } });
  await book({ patientId: await newPatient('Singh'), start: { at: at(1, '09:00') } });
  const hold = { ...place, startsAt: at(1, '09:00') };
  const instead = async (body: object) => (await ask<{ error: { freeTimes: FreeTime[] } }>('POST', '/appointments/hold', body)).body.error.freeTimes.map(({ startsAt }) => startsAt);
  expect(await instead(hold)).toContain(at(1, '09:30'));
  expect(await instead({ ...hold, patientId })).not.toContain(at(1, '09:30'));
});

test('overbooking needs a permission and a reason, is marked, and does not open the time to others', async () => {
  const [clinic, chief] = [await newCalendar(auth), await newCalendar(auth, ['appointments.overbook'])];
  for (const { book, newPatient, patientId, organization } of [clinic, chief]) {
    await book({ patientId, start: { at: at(1, '09:00') } });
    const { status, body } = await book({ patientId: await newPatient('Singh'), start: { at: at(1, '09:15') }, overbookReason: 'Chest pain' });
    if (organization.id === clinic.organization.id) expect(status).toBe(404);
    else expect(body).toMatchObject({ isOverbooked: true, overbookReason: 'Chest pain', status: 'booked' });
  }
  expect((await chief.book({ patientId: await chief.newPatient('Rossi'), start: { at: at(1, '09:30') } })).body.error.code).toBe('time-taken');
  // Nothing is overbooked where the time was free.
  expect((await chief.book({ patientId: await chief.newPatient('Haddad'), start: { at: at(1, '11:00') }, overbookReason: 'Chest pain' })).body).toMatchObject({ isOverbooked: false });
});

test('a reserved kind of visit is held, booked, moved and repeated by those alone who may', async () => {
  const [clinic, chief] = [await newCalendar(auth), await newCalendar(auth, ['appointments.reserved'])];
  for (const { ask, book, newPatient, newVisitType, place, organization } of [clinic, chief]) {
    const isRefused = organization.id === clinic.organization.id;
    const kind = await newVisitType({ name: 'Angiography', isReserved: true });
    expect(kind.isReserved).toBe(true);
    const visit = { ...place, visitTypeId: kind.id, patientId: await newPatient('Singh') };
    const series = { ...visit, start: { at: at(2, '09:00') }, recurrence: { every: 1, unit: 'week', end: { count: 2 } } };
    const answers = [
      await ask('POST', '/appointments/hold', { ...place, visitTypeId: kind.id, startsAt: at(1, '11:00') }),
      await book({ ...visit, start: { at: at(1, '09:00') } }),
      await ask('POST', '/appointments/series/preview', series),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(isRefused ? 422 : 200);
      if (isRefused) expect((body as { error: unknown }).error).toMatchObject({ fields: [{ path: 'visitTypeId', code: 'reserved' }] });
    }
    // Other kinds are everybody's.
    expect((await book({ patientId: await newPatient('Rossi'), start: { at: at(1, '10:00') } })).status).toBe(200);
  }
  // Reserved since: what is booked stays, and is moved by those alone who may.
  const { body: booked } = await clinic.book({ patientId: clinic.patientId, start: { at: at(3, '09:00') } });
  await auth.sql('update visit_type set is_reserved = true where id = $1', [clinic.place.visitTypeId]);
  expect((await clinic.book({ id: booked.id, version: booked.version, patientId: clinic.patientId, start: { at: at(3, '10:00') } })).status).toBe(422);
  expect((await clinic.act(booked, 'confirm')).status).toBe(200);
});

test('a member without the right to book reserved kinds does not do so by SQL', async () => {
  const clinic = await newCalendar(auth);
  const { id: visitTypeId } = await clinic.newVisitType({ name: 'Angiography', isReserved: true });
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const copied = auth.database.asUser(clinic.organization.member, async (tx) => {
    const { id: _, ...row } = await tx.selectFrom('appointment').selectAll().where('id', '=', visit.id).executeTakeFirstOrThrow();
    return tx.insertInto('appointment').values({ ...row, visit_type_id: visitTypeId, physician_id: null, resource_id: null, patient_id: null }).execute();
  });
  await expect(copied).rejects.toMatchObject({ code: '42501' });
});

test('a member without the right to overbook does not do so by SQL', async () => {
  const clinic = await newCalendar(auth);
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') } });
  const asMember = <Answer>(work: Parameters<typeof auth.database.asUser<Answer>>[1]) => auth.database.asUser(clinic.organization.member, work);
  const change = asMember((tx) => tx.updateTable('appointment').set({ is_overbooked: true, overbook_reason: 'x' }).where('id', '=', visit.id).execute());
  await expect(change).rejects.toMatchObject({ code: '42501' });
  const removed = await asMember((tx) => tx.deleteFrom('appointment').where('id', '=', visit.id).executeTakeFirst());
  expect(removed.numDeletedRows).toBe(0n);
});

test('who referred the patient stays with the visit and with what it is moved to, from the referral or else the fax', async () => {
  const clinic = await newCalendar(auth);
  const [referrer, sender] = [await clinic.newPhysician('Côté'), await clinic.newPhysician('Abara')];
  const requestId = await clinic.insert("insert into request (organization_id, kind, reference, status, source, patient_id, physician_id) values ($1, 'referral', 'REF234', 'accepted', 'hand', $2, $3) returning id", clinic.patientId, referrer);
  const faxId = await clinic.insert("insert into fax (organization_id, source, sha256, size, media_type, status, physician_id) values ($1, 'upload', 'x', 1, 'application/pdf', 'completed', $2) returning id", sender);
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, requestId, faxId, start: { at: at(1, '09:00') } });
  expect(await clinic.detail(visit.id)).toMatchObject({ referrer: { id: referrer, name: 'Côté, Noor' } });
  const { body: moved } = await clinic.book({ id: visit.id, version: visit.version, patientId: clinic.patientId, start: { at: at(1, '10:00') } });
  expect(await clinic.detail(moved.id)).toMatchObject({ referrer: { id: referrer } });
  const { body: ofFax } = await clinic.book({ patientId: await clinic.newPatient('Singh'), faxId, start: { at: at(1, '11:00') } });
  expect(await clinic.detail(ofFax.id)).toMatchObject({ referrer: { id: sender } });
  const { body: ofNobody } = await clinic.book({ patientId: await clinic.newPatient('Chen'), start: { at: at(1, '14:00') } });
  expect(await clinic.detail(ofNobody.id)).toMatchObject({ referrer: null });
});

test('a referral is booked with its visit, is to be booked again when it loses it, and is completed when it took place', async () => {
  const clinic = await newCalendar(auth);
  const requestId = await clinic.insert("insert into request (organization_id, kind, reference, status, source, patient_id) values ($1, 'referral', 'ABC234', 'booking', 'hand', $2) returning id", clinic.patientId);
  const status = async () => (await auth.sql<{ status: string }>('select status from request where id = $1', [requestId]))[0]!.status;
  const { body: other } = await clinic.book({ patientId: await clinic.newPatient('Singh'), requestId, start: { at: at(1, '09:00') } });
  expect(other.error.fields).toMatchObject([{ path: 'patientId', code: 'other-patient' }]);
  const { body: visit } = await clinic.book({ patientId: clinic.patientId, requestId, start: { at: at(1, '09:00') } });
  expect(await status()).toBe('booked');
  const { body: moved } = await clinic.book({ id: visit.id, version: visit.version, patientId: clinic.patientId, start: { at: at(1, '10:00') } });
  expect([moved.requestId, await status()]).toEqual([requestId, 'booked']);
  const cancelled = (await clinic.cancel(moved)).body;
  expect(await status()).toBe('booking');
  const back: Appointment = (await clinic.undo(cancelled)).body;
  expect(await status()).toBe('booked');
  const { body: seen } = await atTimeOf(back, async () => clinic.act((await clinic.act(back, 'arrive')).body, 'fulfill'));
  expect(await status()).toBe('completed');
  expect((await clinic.undo(seen)).body.error.code).toBe('request-closed');
});
