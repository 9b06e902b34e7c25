import type { Appointment, AppointmentDetail, CalendarDays, ErrorBody, FreeTime, VisitType } from '@intake/api/contract';
import { Temporal } from 'temporal-polyfill';
import { startAuth, type AuthFixture } from '../auth/auth.fixtures.ts';
import { appointmentRoutes, seriesRoutes } from '../modules/appointment/appointment.routes.ts';
import { createAppointmentService } from '../modules/appointment/appointment.service.ts';
import { createBookingService } from '../modules/appointment/appointmentBooking.service.ts';
import { calendarFeedRoutes, calendarRoutes } from '../modules/appointment/calendarFeed.routes.ts';
import { createCalendarFeedService } from '../modules/appointment/calendarFeed.service.ts';
import { calendarSettingsRoutes } from '../modules/appointment/settings/calendarSettings.routes.ts';
import { createCalendarSettings } from '../modules/appointment/settings/calendarSettings.service.ts';
import { createSeriesService } from '../modules/appointment/series/series.service.ts';
import { createOfferService } from '../modules/appointment/waitlist/offer.service.ts';
import { waitlistRoutes } from '../modules/appointment/waitlist/waitlist.routes.ts';
import { createWaitlistService } from '../modules/appointment/waitlist/waitlist.service.ts';
import { systemClock, type Clock } from '../platform/clock/clock.ts';
import { createPublicLimits } from '../platform/limits/publicLimits.ts';
import { newAdministrator } from './administrator.ts';

export const timeZone = 'America/Toronto';

let timeOfVisit: Date | null = null;
const clock: Clock = { now: () => timeOfVisit ?? systemClock.now() };

/** While the day of a visit is. */
export async function atTimeOf<Done>({ startsAt }: Pick<Appointment, 'startsAt'>, work: () => Promise<Done>): Promise<Done> {
  timeOfVisit = new Date(startsAt);
  return work().finally(() => (timeOfVisit = null));
}

/** The server with the calendar alone. */
export const startCalendar = (): Promise<AuthFixture> =>
  startAuth({
    routes: ({ database }) => {
      const parts = { database, clock };
      const feeds = createCalendarFeedService({ ...parts, limits: createPublicLimits(database) });
      return [
        appointmentRoutes(createAppointmentService(parts), createBookingService(parts)), seriesRoutes(createSeriesService(parts)), waitlistRoutes(createWaitlistService(parts), createOfferService(parts)), calendarSettingsRoutes(createCalendarSettings(database)),
        calendarFeedRoutes(feeds), calendarRoutes(feeds),
      ];
    },
  });

const rights = ['appointments.read', 'appointments.write', 'settings.manage', 'requests.read', 'requests.write'];

export type TestCalendar = Awaited<ReturnType<typeof newCalendar>>;

/** A clinic whose physician works on weekdays from nine to noon and from one to five, with a visit of thirty minutes. */
export async function newCalendar(auth: AuthFixture, more: string[] = []) {
  const me = await newAdministrator(auth, [...rights, ...more]);
  const insert = async (text: string, ...values: unknown[]) => (await auth.sql<{ id: string }>(text, [me.organization.id, ...values]))[0]!.id;
  const locationId = await insert('insert into location (organization_id, name, time_zone) values ($1, $2, $3) returning id', 'Main', timeZone);
  const newPhysician = (name: string) => insert("insert into physician (organization_id, family_name, given_name, is_internal) values ($1, $2, 'Noor', true) returning id", name);
  const newPatient = (name: string) => insert("insert into patient (organization_id, family_name, given_name) values ($1, $2, 'Ada') returning id", name);
  const physicianId = await newPhysician('Rahman');
  const visit = { name: 'Consultation', modalityId: null, minutes: 30, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, preparation: null };
  const newVisitType = async (change: object = {}) => (await me.ask<VisitType>('POST', '/appointments/visit-types', { ...visit, ...change })).body;
  const { id: visitTypeId } = await newVisitType();
  const addHours = (from: string, until: string, change: object = {}) =>
    me.ask('POST', '/appointments/hours', {
      physicianId, resourceId: null, locationId, weekdays: [1, 2, 3, 4, 5], from, until, validFrom: null, validUntil: null, ...change,
    });
  await addHours('09:00', '12:00');
  await addHours('13:00', '17:00');
  const place = { visitTypeId, physicianId, resourceId: null, locationId };
  return {
    ...me, place, insert, newPatient, newPhysician, newVisitType, addHours,
    patientId: await newPatient('Okafor'),
    book: (change: object) => me.ask<Appointment>('POST', '/appointments/save', { ...place, ...change }) as Promise<Answer<Appointment>>,
    act: ({ id, version }: Appointment, event: string) => me.ask<Appointment>('POST', '/appointments/act', { id, version, event }),
    cancel: ({ id, version }: Appointment, reason = 'patient') => me.ask<Appointment>('DELETE', '/appointments/remove', { id, version, reason }),
    undo: ({ id, version }: Appointment) => me.ask<Appointment>('POST', '/appointments/undo', { id, version }),
    detail: async (id: string) => (await me.ask<AppointmentDetail>('GET', `/appointments/detail/${id}`)).body,
    freeTimes: async (query: Record<string, string>) =>
      (await me.ask<FreeTime[]>('GET', `/appointments/slots?${new URLSearchParams({ visitTypeId, locationId, ...query }).toString()}`)).body,
    calendar: async (from: string, days = 1) =>
      (await me.ask<CalendarDays>('GET', `/appointments/calendar?locationId=${locationId}&from=${from}&days=${days}`)).body,
  };
}

interface Answer<Body> {
  status: number;
  body: Body & ErrorBody & { error: { fields: { path: string; code: string }[]; freeTimes?: FreeTime[] } };
}

/** The day of the week, by its ISO number, some weeks ahead. */
export const dayOf = (weekday: number, weeks = 2): Temporal.PlainDate => {
  const today = Temporal.Now.plainDateISO(timeZone);
  return today.add({ days: weekday - today.dayOfWeek + 7 * weeks });
};

/** The instant of a time of such a day. */
export const at = (weekday: number, time: string, weeks?: number): string =>
  dayOf(weekday, weeks).toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant().toString({ smallestUnit: 'millisecond' });
