import type { Opening, SeriesPreview, WaitlistEntry } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { at, newCalendar, startCalendar } from '../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

/** Dr Rahman sees everything but echoes; Dr Chen sees echoes on Mondays, everything on Tuesdays. */
async function newClinic() {
  const clinic = await newCalendar(auth);
  const { visitTypeId } = clinic.place;
  const echo = (await clinic.newVisitType({ name: 'Echo' })).id;
  await auth.sql('update working_hours set visit_type_ids = $2 where organization_id = $1', [clinic.organization.id, [visitTypeId]]);
  const chen = await clinic.newPhysician('Chen');
  await clinic.addHours('09:00', '12:00', { physicianId: chen, weekdays: [1], visitTypeIds: [echo] });
  await clinic.addHours('09:00', '12:00', { physicianId: chen, weekdays: [2] });
  return { ...clinic, echo, chen };
}

test('the times that are offered are of those who see the kind of visit, in the hours for it', async () => {
  const { freeTimes, place, echo, chen } = await newClinic();
  const offered = async (visitTypeId: string) => new Set((await freeTimes({ visitTypeId, from: at(1, '00:00'), limit: '50' })).map(({ physicianId, startsAt }) => `${physicianId} ${new Date(startsAt).getUTCDay()}`));
  expect(await offered(echo)).toEqual(new Set([`${chen} 1`, `${chen} 2`]));
  const consultations = await offered(place.visitTypeId);
  expect(consultations).toContain(`${place.physicianId} 1`);
  expect(consultations).toContain(`${chen} 2`);
  expect(consultations).not.toContain(`${chen} 1`);
  expect(await freeTimes({ visitTypeId: echo, physicianId: place.physicianId })).toEqual([]);
});

test('what is offered nowhere is refused with three times that fit, and booked all the same by who says so', async () => {
  const { book, patientId, place, echo, chen } = await newClinic();
  const wrong = { patientId, physicianId: chen, start: { at: at(1, '09:00') } };
  const { status, body } = await book(wrong);
  expect([status, body.error.code]).toEqual([409, 'other-kinds']);
  expect(body.error.freeTimes).toHaveLength(3);
  const [instead] = body.error.freeTimes!;
  expect((await book({ ...wrong, physicianId: instead!.physicianId, start: { at: instead!.startsAt } })).status).toBe(200);
  expect((await book({ ...wrong, visitTypeId: echo })).status).toBe(200);
  expect((await book({ ...wrong, visitTypeId: echo, physicianId: place.physicianId, start: { at: at(3, '09:00') } })).body.error.code).toBe('other-kinds');
  expect((await book({ ...wrong, start: { at: at(1, '19:00') } })).body.error.code).toBe('outside-hours');
  expect((await book({ ...wrong, start: { at: at(1, '10:00') }, isOutsideHours: true })).status).toBe(200);
});

test('a series says of each date whose hours are for other kinds, and where it could be instead', async () => {
  const { ask, patientId, place, chen } = await newClinic();
  const { body } = await ask<SeriesPreview>('POST', '/appointments/series/preview', {
    ...place, physicianId: chen, patientId, start: { at: at(1, '09:00') }, recurrence: { every: 1, unit: 'day', end: { count: 2 } },
  });
  expect(body.visits.map(({ fault, freeTimes }) => [fault, freeTimes.length])).toEqual([['other-kinds', 3], [null, 0]]);
});

test('a freed time is proposed to those alone who wait for what is seen then', async () => {
  const { ask, book, cancel, newPatient, patientId, place, echo, chen } = await newClinic();
  const anything = { locationId: null, weekdays: [], from: null, until: null, firstDay: null, lastDay: null, priority: 'routine', noticeHours: 0, travelMinutes: null, note: null };
  const wait = async (name: string, visitTypeId: string) =>
    (await ask<WaitlistEntry>('POST', '/appointments/waitlist/save', { ...anything, visitTypeId, physicianId: null, patientId: await newPatient(name) })).body;
  const consultation = await wait('Consultation', place.visitTypeId);
  await wait('Echo', echo);
  await cancel((await book({ visitTypeId: echo, patientId, physicianId: chen, start: { at: at(1, '09:00') } })).body);
  const { body: openings } = await ask<Opening[]>('GET', '/appointments/waitlist/openings?days=28');
  expect(openings.map(({ candidates }) => candidates.map(({ entry }) => entry.patientName))).toEqual([['Echo, Ada']]);
  const offer = await ask<{ error: { code: string } }>('POST', '/appointments/waitlist/offer', { entryId: consultation.id, startsAt: at(1, '09:00'), physicianId: chen, locationId: place.locationId });
  expect(offer.body.error.code).toBe('other-kinds');
});
