import type { HoursException, WorkingHours } from '@intake/api/contract';
import type { Temporal } from 'temporal-polyfill';
import { timeOfDay } from '../../platform/clock/wallTime.ts';

/** Milliseconds since 1970, the end not included. */
export interface Stretch {
  from: number;
  until: number;
}

/** What a visit takes; milliseconds. */
export interface VisitLength {
  length: number;
  before: number;
  after: number;
}

/** What is taken already, with its buffers; of the patient themselves the visit alone counts. */
export interface Taken extends Stretch {
  isPatient: boolean;
}

type Hours = Pick<WorkingHours, 'physicianId' | 'resourceId' | 'locationId' | 'weekdays' | 'from' | 'until' | 'validFrom' | 'validUntil'>;

/** Whose hours, and where. */
export type Workplace = Pick<Hours, 'physicianId' | 'resourceId' | 'locationId'>;

const isOf = (hours: Workplace, place: Workplace) =>
  hours.locationId === place.locationId && (place.physicianId ? hours.physicianId === place.physicianId : hours.resourceId === place.resourceId);

/** When somebody works on a day: the hours of the week and those besides, less what is closed. In order, without overlaps. */
export function openOn(day: Temporal.PlainDate, timeZone: string, place: Workplace, hours: readonly Hours[], exceptions: readonly HoursException[]): Stretch[] {
  const date = day.toString();
  const stretch = (from: string, until: string): Stretch => ({ from: timeOfDay(day, from, timeZone), until: timeOfDay(day, until, timeZone) });
  const weekly = hours
    .filter((one) => isOf(one, place) && one.weekdays.includes(day.dayOfWeek) && (one.validFrom ?? date) <= date && date <= (one.validUntil ?? date))
    .map(({ from, until }) => stretch(from, until));
  const special = exceptions.filter(
    (one) =>
      one.firstDay <= date && date <= one.lastDay && (one.physicianId === null || one.physicianId === place.physicianId) &&
      (one.locationId === null || one.locationId === place.locationId),
  );
  const more = special.flatMap(({ isOpen, from, until }) => (isOpen && from && until ? [stretch(from, until)] : []));
  const less = special.flatMap(({ isOpen, from, until }) => (isOpen ? [] : [stretch(from ?? '00:00', until ?? '24:00')]));
  return less.reduce(without, joined([...weekly, ...more]));
}

/** In order, those that touch as one. */
export function joined(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { from, until } of stretches.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.until) last.until = Math.max(last.until, until);
    else if (from < until) result.push({ from, until });
  }
  return result;
}

/** What is left of stretches. */
export const without = (stretches: Stretch[], closed: Stretch): Stretch[] =>
  stretches
    .flatMap(({ from, until }) => [
      { from, until: Math.min(until, closed.from) },
      { from: Math.max(from, closed.until), until },
    ])
    .filter(({ from, until }) => from < until);

/** What suits a patient, by the calendar and the clock on the wall of the place. */
export interface TimeWishes {
  firstDay?: string | undefined;
  /** ISO 8601: 1 is Monday. */
  weekdays?: readonly string[] | undefined;
  timeFrom?: string | undefined;
  timeUntil?: string | undefined;
}

/** The part of a day's open hours that suits. */
export function suitingOn(day: Temporal.PlainDate, timeZone: string, open: Stretch[], { firstDay, weekdays, timeFrom, timeUntil }: TimeWishes): Stretch[] {
  if ((firstDay && day.toString() < firstDay) || (weekdays && !weekdays.includes(String(day.dayOfWeek)))) return [];
  const early = timeFrom ? [{ from: -Infinity, until: timeOfDay(day, timeFrom, timeZone) }] : [];
  const late = timeUntil ? [{ from: timeOfDay(day, timeUntil, timeZone), until: Infinity }] : [];
  return [...early, ...late].reduce(without, open);
}

/** What keeps a visit from starting then; the one that lasts longest, or undefined. */
export function takenAt(start: number, { length, before, after }: VisitLength, taken: readonly Taken[]): Taken | undefined {
  const end = start + length;
  return taken
    .filter((one) => (one.isPatient ? one.from < end && start < one.until : one.from < end + after && start - before < one.until))
    .toSorted((one, other) => other.until - one.until)[0];
}

const step = 5 * 60_000;
const onGrid = (at: number) => Math.ceil(at / step) * step;

/** The starts that fit into open hours, back to back from the first, and after what is taken on the next five minutes. */
export function startsIn(open: readonly Stretch[], visit: VisitLength, taken: readonly Taken[], notBefore: number): number[] {
  const starts: number[] = [];
  for (const { from, until } of open) {
    let start = onGrid(Math.max(from, notBefore));
    while (start + visit.length <= until) {
      const obstacle = takenAt(start, visit, taken);
      if (obstacle) start = onGrid(Math.max(start + step, obstacle.until + (obstacle.isPatient ? 0 : visit.before)));
      else {
        starts.push(start);
        start = onGrid(start + visit.length + visit.before + visit.after);
      }
    }
  }
  return starts;
}

/** Whether a visit lies within hours; its buffers may lie outside. */
export const isWithin = (start: number, { length }: VisitLength, open: readonly Stretch[]): boolean =>
  open.some(({ from, until }) => from <= start && start + length <= until);
