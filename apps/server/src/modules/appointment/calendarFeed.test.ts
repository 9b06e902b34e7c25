import ICAL from 'ical.js';
import type { CalendarFeed } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { at, newCalendar, startCalendar, type TestCalendar } from '../../testing/calendar.ts';

let auth: AuthFixture;
let clinic: TestCalendar;
beforeAll(async () => {
  auth = await startCalendar();
  clinic = await newCalendar(auth);
});
afterAll(() => auth.stop());

const fields = (change: object = {}) => ({ name: 'Telephone', physicianId: clinic.place.physicianId, locationId: null, hasInitials: false, language: 'en', ...change });
const create = async (change?: object, who = clinic) => (await who.ask<{ feed: CalendarFeed; path: string }>('POST', '/appointments/feeds', fields(change))).body;
const read = (path: string, headers: Record<string, string> = {}) => fetch(auth.url + path, { headers });

/** As another program reads it: the lines of a calendar, and of each visit what it says. */
async function parsed(path: string) {
  const answer = await read(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as string);
  const visits = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const value = (name: string) => component.getFirstPropertyValue(name);
    return {
      id: event.uid, start: event.startDate.toJSDate().toISOString(), end: event.endDate.toJSDate().toISOString(), isUtc: event.startDate.zone.tzid === 'UTC',
      summary: event.summary, place: event.location, description: event.description, sequence: event.sequence, status: value('status'), shows: value('transp'),
    };
  });
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), version: calendar.getFirstPropertyValue('version'), visits };
}

test('a calendar program reads the visits of a physician in UTC, without a word of who comes and why', async () => {
  const booked = await clinic.book({ patientId: clinic.patientId, start: { at: at(1, '09:00') }, reason: 'Chest pain' });
  const { feed, path } = await create();
  expect(feed).toMatchObject({ name: 'Telephone', physicianId: clinic.place.physicianId, locationId: null, lastReadAt: null });
  const calendar = await parsed(path);
  expect(calendar).toMatchObject({ name: 'Rahman\\, Noor', version: '2.0' });
  expect(calendar.visits).toEqual([
    {
      id: booked.body.id, start: at(1, '09:00'), end: at(1, '09:30'), isUtc: true, summary: 'Visit', place: 'Main', description: null, sequence: 0, status: 'CONFIRMED',
      shows: 'OPAQUE',
    },
  ]);
  const text = await (await read(path)).text();
  // Of a text a comma is escaped; a line ends with CRLF and has 75 octets at the most.
  expect(text).toContain('\r\nNAME:Rahman\\, Noor\r\n');
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const word of ['Okafor', 'Ada', 'Chest', 'Consultation']) expect(text).not.toContain(word);
  expect((await clinic.ask<CalendarFeed[]>('GET', '/appointments/feeds')).body.find(({ id }) => id === feed.id)?.lastReadAt).toMatch(/:00:00\.000Z$/);
});

test('initials and another language are a choice, and a location has the visits of everybody there', async () => {
  const other = await clinic.newPhysician('Chen');
  await clinic.addHours('09:00', '12:00', { physicianId: other });
  const { body } = await clinic.book({ patientId: await clinic.newPatient('Élie'), physicianId: other, start: { at: at(2, '09:00') } });
  const { path } = await create({ physicianId: null, locationId: clinic.place.locationId, hasInitials: true, language: 'fr' });
  const { name, visits } = await parsed(path);
  expect(name).toBe('Main');
  expect(visits.find(({ id }) => id === body.id)).toMatchObject({ summary: 'A. É.' });
  expect(visits.length).toBeGreaterThan(1);
  const french = await create({ language: 'fr' });
  expect(new Set((await parsed(french.path)).visits.map(({ summary }) => summary))).toEqual(new Set(['Rendez-vous']));
});

test('what is moved or cancelled stays as cancelled with a higher sequence, and gives the time free', async () => {
  const { body: booked } = await clinic.book({ patientId: await clinic.newPatient('Moved'), start: { at: at(3, '09:00') } });
  const { body: moved } = await clinic.book({ id: booked.id, version: booked.version, patientId: booked.patientId, start: { at: at(3, '10:00') } });
  await clinic.cancel(moved);
  const { visits } = await parsed((await create()).path);
  const cancelled = { status: 'CANCELLED', sequence: 1, shows: 'TRANSPARENT' };
  expect(visits.find(({ id }) => id === booked.id)).toMatchObject(cancelled);
  expect(visits.find(({ id }) => id === moved.id)).toMatchObject({ ...cancelled, start: at(3, '10:00') });
  const { body: kept } = await clinic.book({ patientId: await clinic.newPatient('Waits'), start: { at: at(3, '11:00') }, isPending: true });
  expect((await parsed((await create()).path)).visits.find(({ id }) => id === kept.id)).toMatchObject({ status: 'TENTATIVE' });
});

test('a program that has the calendar already is told so until a visit changes', async () => {
  const { path } = await create();
  const tag = (await read(path)).headers.get('etag')!;
  expect((await read(path)).headers.get('etag')).toBe(tag);
  const unchanged = await read(path, { 'if-none-match': `"other", W/${tag}` });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  await clinic.book({ patientId: await clinic.newPatient('News'), start: { at: at(4, '09:00') } });
  expect((await read(path, { 'if-none-match': tag })).status).toBe(200);
});

test('an address that is revoked leads nowhere, as one that never was; neither is stored or told again', async () => {
  const { feed, path } = await create();
  const token = path.replace('/api/calendars/', '').replace('.ics', '');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await auth.sql('select count(*)::int as found from calendar_feed f where f::text like $1', [`%${token}%`])).toEqual([{ found: 0 }]);
  expect(JSON.stringify((await clinic.ask('GET', '/appointments/feeds')).body)).not.toContain(token);
  expect((await clinic.ask('DELETE', '/appointments/feeds', { id: feed.id, version: feed.version })).status).toBe(200);
  expect([(await read(path)).status, (await read(`/api/calendars/${'A'.repeat(43)}.ics`)).status]).toEqual([404, 404]);
  expect(await auth.sql('select action from audit_event where entity_id = $1 order by action', [feed.id])).toEqual([{ action: 'C' }, { action: 'D' }]);
});

test('who guesses addresses is stopped, and who has one is not', async () => {
  const { path } = await create();
  const guesses = [];
  for (let guess = 0; guess < 70; guess += 1) guesses.push((await read(`/api/calendars/${guess}.ics`)).status);
  expect(guesses.at(-1)).toBe(429);
  expect((await read(path)).status).toBe(200);
});

test('an address is of somebody or somewhere of the own clinic, and made by who manages settings', async () => {
  const stranger = await newCalendar(auth);
  for (const [wrong, path] of [[{ physicianId: null }, 'physicianId'], [{ physicianId: stranger.place.physicianId }, 'physicianId'], [{ name: ' ' }, 'name']] as const)
    expect((await clinic.ask('POST', '/appointments/feeds', fields(wrong))).body.error.fields).toMatchObject([{ path }]);
  const { feed } = await create();
  expect((await stranger.ask('DELETE', '/appointments/feeds', { id: feed.id, version: 1 })).status).toBe(404);
  expect((await stranger.ask<CalendarFeed[]>('GET', '/appointments/feeds')).body).toEqual([]);
});
