import type { Appointment, AppointmentDetail, VisitLink } from '@intake/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newCalendar, dayOf, type TestCalendar } from '../../testing/calendar.ts';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { createMessageLinks } from '../../platform/links/messageLinks.ts';
import { createPublicLimits } from '../../platform/limits/publicLimits.ts';
import { appointmentRoutes } from '../appointment/appointment.routes.ts';
import { createAppointmentService } from '../appointment/appointment.service.ts';
import { createBookingService } from '../appointment/appointmentBooking.service.ts';
import { calendarSettingsRoutes } from '../appointment/settings/calendarSettings.routes.ts';
import { createCalendarSettings } from '../appointment/settings/calendarSettings.service.ts';
import { messageLinkRoutes } from './messageLink.routes.ts';
import { createVisitLinkService } from './visitLink.service.ts';

let auth: AuthFixture;
let calendar: TestCalendar;
let now: Date | undefined;
const clock = { now: () => now ?? new Date() };
const links = createMessageLinks(Buffer.from('of this test'), 'https://intake.example');

beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => {
      const parts = { database, clock };
      const visits = createVisitLinkService({ ...parts, messageLinks: links, limits: createPublicLimits(database) });
      // Missing pages have a test of their own.
      const pages = { look: () => Promise.reject(new Error('not asked here')), send: () => Promise.reject(new Error('not asked here')) };
      const mails = { look: () => Promise.reject(new Error('not asked here')), end: () => Promise.reject(new Error('not asked here')) };
      return [appointmentRoutes(createAppointmentService(parts), createBookingService(parts)), calendarSettingsRoutes(createCalendarSettings(database)), messageLinkRoutes(visits, pages, mails)];
    },
  });
  calendar = await newCalendar(auth);
  await auth.sql("update location set phone = '+16135550100' where organization_id = $1", [calendar.organization.id]);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  now = undefined;
  await auth.sql('delete from rate_limit');
});

let taken = 0;
/** A visit at a time of its own. */
async function booked(): Promise<Appointment> {
  taken += 1;
  const local = `${dayOf((taken % 5) + 1, 2 + Math.floor(taken / 5)).toString()}T09:30`;
  const { body } = await calendar.book({ patientId: await calendar.newPatient(`Visitor ${taken}`), start: { local } });
  return body;
}
const tokenOf = ({ id, startsAt }: Pick<Appointment, 'id' | 'startsAt'>) => links.visit({ appointmentId: id, startsAt: new Date(startsAt) }).split('#visit=')[1]!;
async function ask(path: string, body: object) {
  const answer = await fetch(`${auth.url}/api/link/visit${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as VisitLink & { error: { code: string } } };
}
const look = async (token: string) => (await ask('', { token })).body;
const answer = async (token: string, given: 'confirm' | 'cancel') => (await ask('/answer', { token, answer: given })).body;
const stored = (id: string): Promise<AppointmentDetail> => calendar.detail(id);

test('opening a link says what it asks and changes nothing; nobody is named in it', async () => {
  const visit = await booked();
  const before = await stored(visit.id);
  for (let n = 0; n < 3; n += 1) {
    expect(await look(tokenOf(visit))).toEqual({
      clinicName: expect.any(String), clinicPhone: '+16135550100', state: 'open', answers: ['confirm', 'cancel'],
      visit: { startsAt: visit.startsAt, timeZone: 'America/Toronto', locationName: 'Main' },
    });
  }
  expect((await stored(visit.id)).version).toBe(before.version);
});

test('a visit is confirmed once, by its patient, and the link is spent', async () => {
  const visit = await booked();
  const token = tokenOf(visit);
  expect(await answer(token, 'confirm')).toMatchObject({ state: 'confirmed', answers: [], visit: { startsAt: visit.startsAt } });
  expect(await stored(visit.id)).toMatchObject({ status: 'booked', confirmedBy: 'patient' });
  const { version } = await stored(visit.id);
  for (const given of ['confirm', 'cancel'] as const) expect((await answer(token, given)).state).toBe('confirmed');
  expect((await look(token)).state).toBe('confirmed');
  expect((await stored(visit.id)).version).toBe(version);
  const [event] = await auth.sql<{ detail: { by: string } }>("select detail from audit_event where entity_id = $1 and detail ->> 'event' = 'confirm'", [visit.id]);
  expect(event?.detail.by).toBe('patient');
});

test('a visit is cancelled once, also by two at once, and its time is free again', async () => {
  const visit = await booked();
  const token = tokenOf(visit);
  const both = await Promise.all([answer(token, 'cancel'), answer(token, 'cancel')]);
  expect(both.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  const { status, cancelReason, history } = await stored(visit.id);
  expect([status, cancelReason, history.filter(({ event }) => event === 'cancel').length]).toEqual(['cancelled', 'patient', 1]);
  expect(await look(token)).toMatchObject({ state: 'cancelled', answers: [], visit: null });
});

test('a visit that was moved says so, says where to, and is not answered by the old link', async () => {
  const visit = await booked();
  const later = `${dayOf(3, 9).toString()}T10:00`;
  const moved = await calendar.book({ id: visit.id, version: visit.version, patientId: visit.patientId, start: { local: later } });
  expect(moved.status).toBe(200);
  const old = tokenOf(visit);
  expect(await look(old)).toMatchObject({ state: 'moved', answers: [], visit: { startsAt: moved.body.startsAt } });
  expect((await answer(old, 'cancel')).state).toBe('moved');
  expect((await stored(moved.body.id)).status).toBe('booked');
  expect((await look(tokenOf(moved.body))).state).toBe('open');
});

test('a visit that has begun is not answered any more', async () => {
  const visit = await booked();
  now = new Date(Date.parse(visit.startsAt) + 60_000);
  expect(await look(tokenOf(visit))).toMatchObject({ state: 'old', answers: [], visit: null });
  expect((await answer(tokenOf(visit), 'confirm')).state).toBe('old');
  now = undefined;
  expect((await stored(visit.id)).confirmedBy).toBeNull();
});

test('staff who have confirmed leave it to the patient to say so, or to cancel', async () => {
  const visit = await booked();
  await calendar.act(visit, 'confirm');
  expect(await look(tokenOf(visit))).toMatchObject({ state: 'open', answers: ['confirm', 'cancel'] });
  expect((await answer(tokenOf(visit), 'cancel')).state).toBe('cancelled');
});

test.each(['x', 'a'.repeat(43), '💊', '../..', 'A'.repeat(999)])('answers 404 for the forged link "%s"', async (token) => {
  expect((await ask('', { token })).status).toBe(404);
  expect((await ask('/answer', { token, answer: 'cancel' })).status).toBe(404);
});

test('a link to a visit that is not there leads nowhere, and guessing is slowed down', async () => {
  expect((await ask('', { token: tokenOf({ id: crypto.randomUUID(), startsAt: new Date().toISOString() }) })).status).toBe(404);
  const statuses = await Promise.all(Array.from({ length: 125 }, async (_, n) => (await ask('', { token: `guess-${n}` })).status));
  expect(statuses).toContain(429);
});
