import { z } from 'zod';
import { DateTime, Id, IsoDate, listOf } from '../base/common.contract.ts';
import { LocalDateTime } from './appointmentSummary.contract.ts';
import { WallTime, WallTimeEnd } from './calendarSettings.contract.ts';

/** Whom and what a visit takes; a physician, a resource, or both. */
export const Taken = z.object({
  visitTypeId: Id,
  physicianId: Id.nullable(),
  resourceId: Id.nullable().default(null),
  locationId: Id,
  /** Another length than that of the kind of visit. */
  minutes: z.number().int().min(5).max(480).nullable().default(null),
});

/** An instant, or the clock on the wall of the location: a time that does not exist is refused, of one that comes twice `turn` says which. */
export const Start = z.union([z.object({ at: DateTime }), z.object({ local: LocalDateTime, turn: z.enum(['first', 'second']).nullable().default(null) })]);
export type AppointmentStart = z.infer<typeof Start>;

/** When it suits the patient, by the calendar and the clock on the wall of the location. */
export const TimeWishes = z.object({
  /** Not before that day. */
  firstDay: IsoDate.optional(),
  /** ISO 8601: 1 is Monday; any when left out. */
  weekdays: listOf(['1', '2', '3', '4', '5', '6', '7']),
  /** The visit begins no earlier and ends no later. */
  timeFrom: WallTime.optional(),
  timeUntil: WallTimeEnd.optional(),
});
