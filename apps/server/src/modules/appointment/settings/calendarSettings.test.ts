import type { HoursException, Resource, VisitType, WorkingHours } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../../auth/auth.fixtures.ts';
import { newAdministrator } from '../../../testing/administrator.ts';
import { newCalendar, startCalendar, type TestCalendar } from '../../../testing/calendar.ts';

let auth: AuthFixture;
let clinic: TestCalendar;
beforeAll(async () => {
  auth = await startCalendar();
  clinic = await newCalendar(auth);
});
afterAll(() => auth.stop());

const visit = { name: 'Stress test', modalityId: null, minutes: 45, bufferBeforeMinutes: 10, bufferAfterMinutes: 5, preparation: 'No coffee that day.' };

test('a kind of visit is saved, changed once per version and removed, by its own organisation alone', async () => {
  const other = await newCalendar(auth);
  const { body: made } = await clinic.ask<VisitType>('POST', '/appointments/visit-types', visit);
  expect(made).toMatchObject({ ...visit, version: 1 });
  const change = { ...visit, id: made.id, version: 1, minutes: 60 };
  expect((await other.ask('POST', '/appointments/visit-types', change)).status).toBe(404);
  expect((await clinic.ask<VisitType>('POST', '/appointments/visit-types', change)).body).toMatchObject({ minutes: 60, version: 2 });
  expect((await clinic.ask('POST', '/appointments/visit-types', change)).body.error.code).toBe('version-conflict');
  expect((await clinic.ask('POST', '/appointments/visit-types', visit)).body.error.code).toBe('exists-already');
  expect((await clinic.ask('POST', '/appointments/visit-types', { ...visit, name: 'Other', minutes: 3 })).status).toBe(422);
  expect((await clinic.ask('DELETE', '/appointments/visit-types', { id: made.id, version: 2 })).status).toBe(200);
});

test('hours are of one physician or one resource, in order, and listed with their names', async () => {
  const { place } = clinic;
  const { body: room } = await clinic.ask<Resource>('POST', '/appointments/resources', { name: 'Room 4', kind: 'room', locationId: place.locationId });
  const hours = { physicianId: null, resourceId: room.id, locationId: place.locationId, weekdays: [5, 1, 1], from: '08:00', until: '24:00', validFrom: null, validUntil: null };
  const { body: made } = await clinic.ask<WorkingHours>('POST', '/appointments/hours', hours);
  expect(made).toMatchObject({ weekdays: [1, 5], ownerName: 'Room 4', locationName: 'Main' });
  const listed = (await clinic.ask<WorkingHours[]>('GET', '/appointments/hours')).body;
  expect(listed.map(({ ownerName, from }) => `${ownerName} ${from}`)).toEqual(['Rahman, Noor 09:00', 'Rahman, Noor 13:00', 'Room 4 08:00']);
  for (const [wrong, path] of [
    [{ physicianId: place.physicianId }, 'physicianId'], [{ resourceId: null }, 'physicianId'], [{ from: '24:00' }, 'from'], [{ until: '07:00' }, 'until'],
    [{ validFrom: '2026-02-02', validUntil: '2026-02-01' }, 'validUntil'],
  ] as const)
    expect((await clinic.ask('POST', '/appointments/hours', { ...hours, ...wrong })).body.error.fields).toMatchObject([{ path }]);
  expect((await clinic.ask('DELETE', '/appointments/resources', { id: room.id, version: 1 })).body.error.code).toBe('not-connected');
});

test('hours name the kinds of visits that are booked then, of their own organisation, and keep them from being removed', async () => {
  const { place, newVisitType, newPhysician } = clinic;
  const kind = await newVisitType({ name: 'Injection' });
  const stranger = await (await newCalendar(auth)).newVisitType({ name: 'Elsewhere' });
  const hours = { physicianId: await newPhysician('Sandhu'), resourceId: null, locationId: place.locationId, weekdays: [1], from: '08:00', until: '12:00', validFrom: null, validUntil: null };
  expect((await clinic.ask('POST', '/appointments/hours', { ...hours, visitTypeIds: [stranger.id] })).body.error.fields).toMatchObject([{ path: 'visitTypeIds', code: 'unknown' }]);
  const { body: made } = await clinic.ask<WorkingHours>('POST', '/appointments/hours', { ...hours, visitTypeIds: [kind.id, kind.id] });
  expect(made).toMatchObject({ visitTypeIds: [kind.id] });
  const removal = { id: kind.id, version: 1 };
  expect((await clinic.ask('DELETE', '/appointments/visit-types', removal)).body.error.code).toBe('not-connected');
  expect((await clinic.ask<WorkingHours>('POST', '/appointments/hours', { ...hours, id: made.id, version: 1 })).body).toMatchObject({ visitTypeIds: [] });
  expect((await clinic.ask('DELETE', '/appointments/visit-types', removal)).status).toBe(200);
  expect((await clinic.ask('DELETE', '/appointments/hours', { id: made.id, version: 2 })).status).toBe(200);
});

test('hours that are saved while their kind of visit is removed never name what is gone', async () => {
  const { ask, place, newVisitType, newPhysician } = clinic;
  const hours = { physicianId: await newPhysician('Osei'), resourceId: null, locationId: place.locationId, weekdays: [2], from: '08:00', until: '12:00', validFrom: null, validUntil: null };
  for (let round = 0; round < 30; round += 1) {
    const kind = await newVisitType({ name: `Gone ${round}` });
    const [saved, removed] = await Promise.all([
      ask('POST', '/appointments/hours', { ...hours, visitTypeIds: [kind.id] }), ask('DELETE', '/appointments/visit-types', { id: kind.id, version: 1 }),
    ]);
    expect([saved.status, removed.status]).toEqual(saved.status === 200 ? [200, 409] : [422, 200]);
  }
});

test('an exception closes days or opens hours of somebody, somewhere', async () => {
  const { place } = clinic;
  const leave = { physicianId: place.physicianId, locationId: null, firstDay: '2027-07-05', lastDay: '2027-07-16', from: null, until: null, isOpen: false, reason: 'Leave' };
  expect((await clinic.ask<HoursException>('POST', '/appointments/hours/exceptions', leave)).body).toMatchObject(leave);
  for (const [wrong, path] of [
    [{ lastDay: '2027-07-04' }, 'lastDay'], [{ lastDay: '2037-07-04' }, 'lastDay'], [{ from: '09:00' }, 'until'], [{ isOpen: true }, 'isOpen'],
  ] as const)
    expect((await clinic.ask('POST', '/appointments/hours/exceptions', { ...leave, ...wrong })).body.error.fields).toMatchObject([{ path }]);
});

test('the public holidays of a province are added once, and can be taken away one by one', async () => {
  const add = (asked: object = {}) => clinic.ask<HoursException[]>('POST', '/appointments/hours/holidays', { province: 'QC', year: 2027, locationId: null, ...asked });
  const holidays = (await add()).body.filter(({ reason }) => reason !== 'Leave');
  expect(holidays.map(({ firstDay }) => firstDay)).toContain('2027-06-24');
  expect((await add()).body).toHaveLength(holidays.length + 1);
  expect((await clinic.ask('DELETE', '/appointments/hours/exceptions', { id: holidays[0]!.id, version: 1 })).status).toBe(200);
});

test('public holidays are named in the language of whoever adds them, where they have names in it', async () => {
  const named = async (year: number, locale: string) => {
    const { body } = await clinic.ask<HoursException[]>('POST', '/appointments/hours/holidays', { province: 'QC', year, locationId: null, locale });
    return body.find(({ firstDay }) => firstDay === `${year}-06-24`)?.reason;
  };
  expect(await named(2030, 'fr')).toBe('Fête nationale du Québec');
  expect(await named(2031, 'ja')).toBe('National Holiday');
  expect(await named(2032, 'zh')).toBe('National Holiday');
});

test('who may not change settings reads them and changes nothing', async () => {
  const reader = await newAdministrator(auth, ['appointments.read', 'appointments.write']);
  expect((await reader.ask('GET', '/appointments/visit-types')).status).toBe(200);
  for (const path of ['visit-types', 'resources', 'hours', 'hours/exceptions', 'hours/holidays'])
    expect((await reader.ask('POST', `/appointments/${path}`, {})).status).toBe(404);
});
