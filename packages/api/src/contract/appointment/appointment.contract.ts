import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { appointmentStatuses, cancelReasons, seriesScopes } from '../../rules/vocabulary.ts';
import { DateTime, Empty, FreeTime, Id, IdBody, IsoDate, listOf, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { Appointment, AppointmentDetail } from './appointmentSummary.contract.ts';
import { Start, Taken, TimeWishes } from './booking.contract.ts';
import { HoursException, Resource, WorkingHours } from './calendarSettings.contract.ts';

export const SaveAppointment = Taken.extend({
  /** The appointment that this one takes the place of; with it its version. */
  id: Id.nullable().default(null),
  version: Version.nullable().default(null),
  /** Of a visit of a series that is moved: the others go as far as it does, by the clock on the wall. */
  scope: z.enum(seriesScopes).default('this'),
  /** The time that was kept for the form. */
  holdId: Id.nullable().default(null),
  start: Start,
  patientId: Id,
  faxId: Id.nullable().default(null),
  requestId: Id.nullable().default(null),
  reason: OptionalText.default(null),
  note: OptionalText.default(null),
  /** The patient is asked first: the time is kept, the visit not yet agreed. */
  isPending: z.boolean().default(false),
  /** Books a time that is taken; takes the right to do so. */
  overbookReason: z.string().trim().min(1).max(200).nullable().default(null),
  /** Books a time at which nobody works. */
  isOutsideHours: z.boolean().default(false),
});
export type SaveAppointment = z.infer<typeof SaveAppointment>;

export const appointmentActions = ['book', 'confirm', 'arrive', 'check-in', 'fulfill', 'no-show', 'void'] as const;

/** What the screen of the calendar draws, of some days of one location. */
export const CalendarDays = z.object({
  timeZone: z.string(),
  appointments: z.array(Appointment),
  physicians: z.array(z.object({ id: Id, name: z.string(), specialty: z.string().nullable() })),
  resources: z.array(Resource),
  hours: z.array(WorkingHours),
  exceptions: z.array(HoursException),
  /** Of one day on which nobody works there: the holiday, and the next day on which somebody does. Null of more days. */
  closed: z.object({ reason: z.string().nullable(), nextDay: IsoDate.nullable() }).nullable(),
});
export type CalendarDays = z.infer<typeof CalendarDays>;

export const appointmentContract = {
  listAppointments: route({
    method: 'GET',
    path: '/api/appointments/get-list',
    summary: 'Appointments by their time, filtered and paged',
    access: 'appointments.read',
    query: PageQuery.extend({
      from: DateTime.optional(),
      until: DateTime.optional(),
      status: listOf(appointmentStatuses),
      locationId: Id.optional(),
      physicianId: Id.optional(),
      resourceId: Id.optional(),
      visitTypeId: Id.optional(),
      patientId: Id.optional(),
      requestId: Id.optional(),
    }),
    response: pageOf(Appointment),
  }),
  getCalendar: route({
    method: 'GET',
    path: '/api/appointments/calendar',
    summary: 'Some days of a location with its hours, its people and its rooms',
    access: 'appointments.read',
    query: z.object({ locationId: Id, from: IsoDate, days: z.coerce.number<number>().int().min(1).max(14).default(1) }),
    response: CalendarDays,
  }),
  getAppointment: route({
    method: 'GET',
    path: '/api/appointments/detail/{id}',
    summary: 'One appointment with its history; the view is audited',
    access: 'appointments.read',
    params: z.object({ id: Id }),
    response: AppointmentDetail,
  }),
  listFaxAppointments: route({
    method: 'GET',
    path: '/api/appointments/get-by-faxid',
    summary: 'Appointments that were made from a fax',
    access: 'appointments.read',
    query: z.object({ faxId: Id }),
    response: z.array(Appointment),
  }),
  listFreeTimes: route({
    method: 'GET',
    path: '/api/appointments/slots',
    summary: 'The next times that fit a kind of visit, by physician, resource and location, and what suits the patient',
    access: 'appointments.read',
    query: TimeWishes.extend({
      visitTypeId: Id,
      physicianId: Id.optional(),
      resourceId: Id.optional(),
      locationId: Id.optional(),
      /** Another length than that of the kind of visit. */
      minutes: z.coerce.number<number>().int().min(5).max(480).optional(),
      /** Who is not to be in two places at once. */
      patientId: Id.optional(),
      /** Not before; now when left out. */
      from: DateTime.optional(),
      limit: z.coerce.number<number>().int().min(1).max(50).default(12),
    }),
    response: z.array(FreeTime),
  }),
  holdTime: route({
    method: 'POST',
    path: '/api/appointments/hold',
    summary: 'Keep a time for five minutes while the form is filled in; what the caller held before is free again',
    access: 'appointments.write',
    body: Taken.extend({
      startsAt: DateTime,
      /** For whom it is, when that is known: the times that a refusal names are free for them too. */
      patientId: Id.nullable().default(null),
      /** The visit that is moved there: its own time is not in its way. */
      movingId: Id.nullable().default(null),
    }),
    /** Without an id where nothing had to be kept: the time is that of the visit already. */
    response: z.object({ id: Id.nullable(), heldUntil: DateTime }),
  }),
  releaseTime: route({
    method: 'DELETE',
    path: '/api/appointments/hold',
    summary: 'Give a time that was kept back',
    access: 'appointments.write',
    body: z.object({ id: Id }),
    response: Empty,
  }),
  saveAppointment: route({
    method: 'POST',
    path: '/api/appointments/save',
    summary: 'Book a visit, or with an id move one; 409 with three free times when the time is taken',
    access: 'appointments.write',
    body: SaveAppointment,
    response: Appointment,
  }),
  actOnAppointment: route({
    method: 'POST',
    path: '/api/appointments/act',
    summary: 'One event of the lifecycle; 409 when it does not fit the status, or the day of the visit has not come',
    access: 'appointments.write',
    body: IdBody.extend({ event: z.enum(appointmentActions) }),
    response: Appointment,
  }),
  removeAppointment: route({
    method: 'DELETE',
    path: '/api/appointments/remove',
    summary: 'Cancel an appointment, which is kept',
    access: 'appointments.write',
    body: IdBody.extend({
      reason: z.enum(cancelReasons),
      note: OptionalText.default(null),
      /** Of a series: also the visits to come after it, or all to come. */
      scope: z.enum(seriesScopes).default('this'),
    }),
    response: Appointment,
  }),
  undoAppointment: route({
    method: 'POST',
    path: '/api/appointments/undo',
    summary: 'Take back my last event, and what it did to other visits of the series, while nothing has changed since and the times are still free',
    access: 'appointments.write',
    body: IdBody.extend({
      /** Of visits that were cancelled together: this one alone. */
      isAlone: z.boolean().default(false),
    }),
    response: Appointment,
  }),
  exportAppointments: route({
    method: 'GET',
    path: '/api/appointments/export',
    summary: 'The visits of a day at a location as a CSV file; the export is audited',
    access: 'appointments.read',
    query: z.object({ locationId: Id, day: IsoDate, locale: z.enum(locales) }),
    response: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  listShiftedAppointments: route({
    method: 'GET',
    path: '/api/appointments/shifted',
    summary: 'Coming visits whose clock on the wall is not what the patient was told, since the rules of a zone have changed',
    access: 'appointments.read',
    response: z.array(Appointment),
  }),
};
