import { z } from 'zod';
import { appointmentStatuses, cancelReasons } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate, Version } from '../base/common.contract.ts';

/** `YYYY-MM-DDTHH:MM:SS` by the clock on the wall, without a zone. */
export const LocalDateTime = z.iso.datetime({ local: true }).regex(/^[^Z+]{16,19}$/, 'local');

/** One visit, as the calendar and lists show it. */
export const Appointment = z.object({
  id: Id,
  version: Version,
  status: z.enum(appointmentStatuses),
  startsAt: DateTime,
  endsAt: DateTime,
  /** With what the visit needs before and after. */
  busyFrom: DateTime,
  busyUntil: DateTime,
  /** IANA name of the zone of the location. */
  timeZone: z.string(),
  /** What the patient was told. It differs from `startsAt` in the zone once the rules of the zone have changed. */
  startsLocal: LocalDateTime,
  visitTypeId: Id,
  visitTypeName: z.string(),
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  /** Tells the patient from another of the name. */
  patientBirthDate: IsoDate.nullable(),
  physicianId: Id.nullable(),
  physicianName: z.string().nullable(),
  resourceId: Id.nullable(),
  resourceName: z.string().nullable(),
  locationId: Id,
  locationName: z.string(),
  isOverbooked: z.boolean(),
  overbookReason: z.string().nullable(),
  /** By whom the visit was confirmed; null while nobody has. */
  confirmedBy: z.enum(['staff', 'patient']).nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  cancelReason: z.enum([...cancelReasons, 'rescheduled']).nullable(),
  cancelNote: z.string().nullable(),
  faxId: Id.nullable(),
  requestId: Id.nullable(),
  rescheduledFrom: Id.nullable(),
  /** The third of six that were booked together; null for one by itself. */
  series: z.object({ id: Id, position: z.number().int(), visits: z.number().int(), rule: z.string() }).nullable(),
  /** Of a hold: until when it keeps the time. */
  heldUntil: DateTime.nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

export const AppointmentEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.enum(appointmentStatuses),
  to: z.enum(appointmentStatuses),
  actor: z.string(),
  at: DateTime,
  undoneAt: DateTime.nullable(),
});
export type AppointmentEntry = z.infer<typeof AppointmentEntry>;

export const AppointmentDetail = Appointment.extend({
  patientPhone: z.string().nullable(),
  /** What the patient is told before the visit. */
  preparation: z.string().nullable(),
  /** The appointment that took its place. */
  rescheduledTo: z.object({ id: Id, startsAt: DateTime }).nullable(),
  history: z.array(AppointmentEntry),
  /** Who referred the patient when the visit was booked. */
  referrer: z.object({ id: Id, name: z.string() }).nullable(),
  /** The last event when it was mine and can be taken back, and how many visits that brings back with it. */
  undoable: z.object({ id: Id, event: z.string(), visits: z.number().int() }).nullable(),
});
export type AppointmentDetail = z.infer<typeof AppointmentDetail>;
