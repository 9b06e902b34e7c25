import { z } from 'zod';
import { mostVisits, recurrenceUnits } from '../../rules/vocabulary.ts';
import { DateTime, FreeTime, Id, IsoDate, OptionalText } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { Appointment, LocalDateTime } from './appointmentSummary.contract.ts';
import { Start, Taken } from './booking.contract.ts';

/** Every so many days, weeks or months by the clock on the wall, so often or until a day, that day included. */
export const Recurrence = z.object({
  every: z.number().int().min(1).max(52),
  unit: z.enum(recurrenceUnits),
  end: z.union([z.object({ count: z.number().int().min(2).max(mostVisits) }), z.object({ until: IsoDate })]),
});
export type Recurrence = z.infer<typeof Recurrence>;

const Position = z.number().int().min(1).max(mostVisits);

/** Which visits a series has: those of the recurrence, less what is left out, with what takes place at another time. */
export const SeriesPlan = Taken.extend({
  patientId: Id.nullable(),
  /** The first of them, as the recurrence counts. */
  start: Start,
  recurrence: Recurrence,
  /** By their place in the recurrence, from one. */
  leftOut: z.array(Position).max(mostVisits).default([]),
  moved: z.array(z.object({ position: Position, start: Start })).max(mostVisits).default([]),
});
export type SeriesPlan = z.infer<typeof SeriesPlan>;

/** What stands in the way of a visit: clocks that skip it, whoever has the time already, that nobody works then, or that the hours are for other kinds of visits. */
export const seriesFaults = ['gap', 'time-taken', 'resource-taken', 'patient-elsewhere', 'closed', 'outside-hours', 'other-kinds'] as const;

export const SeriesVisit = z.object({
  position: Position,
  /** Null where clocks skip the time. */
  startsAt: DateTime.nullable(),
  endsAt: DateTime.nullable(),
  startsLocal: LocalDateTime,
  isLeftOut: z.boolean(),
  isMoved: z.boolean(),
  fault: z.enum(seriesFaults).nullable(),
  /** Of a day that is closed: its holiday, or why. */
  reason: z.string().nullable(),
  /** Where it could be instead, the nearest first; none where nothing stands in the way. */
  freeTimes: z.array(FreeTime),
});
export type SeriesVisit = z.infer<typeof SeriesVisit>;

export const SeriesPreview = z.object({ timeZone: z.string(), visits: z.array(SeriesVisit) });
export type SeriesPreview = z.infer<typeof SeriesPreview>;

export const SaveSeries = SeriesPlan.extend({
  patientId: Id,
  /** The time that was kept for the form. */
  holdId: Id.nullable().default(null),
  faxId: Id.nullable().default(null),
  requestId: Id.nullable().default(null),
  reason: OptionalText.default(null),
  /** Books times at which nobody works. */
  isOutsideHours: z.boolean().default(false),
});
export type SaveSeries = z.infer<typeof SaveSeries>;

export const seriesContract = {
  previewSeries: route({
    method: 'POST',
    path: '/api/appointments/series/preview',
    summary: 'The dates of a recurrence in the zone of its location, each with what stands in its way and where it could be instead; nothing is booked',
    access: 'appointments.write',
    body: SeriesPlan,
    response: SeriesPreview,
  }),
  saveSeries: route({
    method: 'POST',
    path: '/api/appointments/series/save',
    summary: 'Book all visits of a recurrence or none; 409 with the first that cannot be had and three free times for it',
    access: 'appointments.write',
    body: SaveSeries,
    response: z.array(Appointment),
  }),
};
