import type { Resource, WaitlistEntry } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../../auth/auth.fixtures.ts';
import { at, dayOf, newCalendar, startCalendar } from '../../../testing/calendar.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startCalendar();
});
afterAll(() => auth.stop());

test('a retired kind of visit or room is held, booked, waited for and repeated no more, and what is booked is moved with it', async () => {
  const clinic = await newCalendar(auth);
  const { ask, book, place, newPatient } = clinic;
  const room = (await ask<Resource>('POST', '/appointments/resources', { name: 'Room 9', kind: 'room', locationId: place.locationId })).body;
  const kind = await clinic.newVisitType({ name: 'Injection' });
  const own = { ...place, visitTypeId: kind.id, resourceId: room.id, patientId: clinic.patientId };
  const { body: booked } = await book({ ...own, start: { at: at(1, '09:00') } });
  const entry = { patientId: await newPatient('Haddad'), visitTypeId: kind.id, physicianId: null, locationId: null, weekdays: [], from: null, until: null, firstDay: null, lastDay: null, priority: 'routine', noticeHours: 24, travelMinutes: null, note: null };
  const { body: waiting } = await ask<WaitlistEntry>('POST', '/appointments/waitlist/save', { ...entry, patientId: await newPatient('Kim') });

  const retiring = { ...kind, isRetired: true };
  expect((await ask('POST', '/appointments/visit-types', retiring)).body).toMatchObject({ isRetired: true });
  expect((await ask('POST', '/appointments/resources', { ...room, isRetired: true })).body).toMatchObject({ isRetired: true });

  const ofKind = { ...place, visitTypeId: kind.id, patientId: await newPatient('Rossi') };
  const inRoom = { ...place, resourceId: room.id, patientId: await newPatient('Singh') };
  const refused = async (visit: typeof ofKind | typeof inRoom, field: { path: string; code: string }) => {
    const { patientId: _, ...where } = visit;
    const answers = [
      await ask('POST', '/appointments/hold', { ...where, startsAt: at(1, '11:00') }),
      await book({ ...visit, start: { at: at(1, '11:00') } }),
      await ask('POST', '/appointments/series/preview', { ...visit, start: { at: at(2, '09:00') }, recurrence: { every: 1, unit: 'week', end: { count: 2 } } }),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { error: { fields: unknown[] } }).error.fields])).toEqual(answers.map(() => [422, [expect.objectContaining(field)]]));
  };
  await refused(ofKind, { path: 'visitTypeId', code: 'retired-kind' });
  await refused(inRoom, { path: 'resourceId', code: 'retired-resource' });
  expect((await ask('POST', '/appointments/waitlist/save', entry)).body.error.fields).toMatchObject([{ path: 'visitTypeId', code: 'retired-kind' }]);

  // What was there before goes on with it.
  expect((await ask('POST', '/appointments/waitlist/save', { ...entry, ...waiting, note: 'Mornings' })).status).toBe(200);
  expect((await book({ ...own, id: booked.id, version: booked.version, start: { at: at(1, '10:00') } })).status).toBe(200);
  // In the calendar the room is seen on the days on which somebody is booked there.
  const roomsOn = async (day: string) => (await clinic.calendar(day)).resources.map(({ name }) => name);
  expect(await roomsOn(dayOf(1).toString())).toContain('Room 9');
  expect(await roomsOn(dayOf(2).toString())).not.toContain('Room 9');
});
