import type { CallPolicy } from '@intake/api/contract';
import type { Temporal } from 'temporal-polyfill';
import { dayAt, timeOfDay, zoned } from '../../../platform/clock/wallTime.ts';

type Hours = Pick<CallPolicy, 'weekday' | 'weekend'>;
interface Window {
  from: string;
  until: string;
}

/** No agent calls outside of these, whatever a clinic would like. */
const widest = { weekday: { from: '09:00', until: '21:30' }, weekend: { from: '10:00', until: '18:00' } } as const satisfies Hours;

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);

function windowOf(day: Temporal.PlainDate, hours: Hours): Window {
  const kind = day.dayOfWeek > 5 ? 'weekend' : 'weekday';
  return { from: later(hours[kind].from, widest[kind].from), until: earlier(hours[kind].until, widest[kind].until) };
}

/** Whether an agent may call somebody whose clock is in one of these zones: it has to be allowed in all of them. */
export const mayCallAt = (now: Date, zones: readonly string[], hours: Hours): boolean =>
  zones.length > 0 &&
  zones.every((zone) => {
    const local = zoned(now, zone);
    const { from, until } = windowOf(local.toPlainDate(), hours);
    const time = local.toPlainTime().toString({ smallestUnit: 'second' });
    return `${from}:00` <= time && time < `${until}:00`;
  });

/** The next moment at which it may; null when there is none within a week. */
export function nextCallTime(now: Date, zones: readonly string[], hours: Hours): Date | null {
  if (mayCallAt(now, zones, hours)) return now;
  const openings = zones.flatMap((zone) =>
    Array.from({ length: 8 }, (_, days) => {
      const day = dayAt(now, zone).add({ days });
      return timeOfDay(day, windowOf(day, hours).from, zone);
    }),
  );
  const next = openings.filter((at) => at > now.getTime()).toSorted((one, other) => one - other).find((at) => mayCallAt(new Date(at), zones, hours));
  return next === undefined ? null : new Date(next);
}
