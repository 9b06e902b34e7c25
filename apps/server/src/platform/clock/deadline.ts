import type { Span } from '@intake/api/rules';
import { Temporal } from 'temporal-polyfill';
import { dayAt, startOfDay, zoned } from './wallTime.ts';

/** Whether nobody works on this day besides the weekend. */
export type IsHoliday = (day: Temporal.PlainDate) => boolean;

export interface Deadline {
  /** The first moment that is too late: the day after the last, as it begins in the zone. */
  dueAt: Date;
  /** A share of the span before that, and at least a day, or the start itself when the span is shorter. */
  atRiskAt: Date;
}

/** Percent of its time that a clock has left when it is at risk, where nobody says otherwise. */
const usualRiskPercent = 25;

/** Where a span ends that starts at a moment: with the end of its last local day, whatever the clocks of that zone did meanwhile. */
export function deadlineOf(startedAt: Date, span: Span, timeZone: string, isHoliday: IsHoliday, atRiskPercent = usualRiskPercent): Deadline {
  return dueAfter(startedAt, lastDay(dayAt(startedAt, timeZone), span, isHoliday), timeZone, atRiskPercent);
}

/** The deadline of a day that was named. */
export const deadlineOn = (startedAt: Date, day: string, timeZone: string, atRiskPercent = usualRiskPercent): Deadline =>
  dueAfter(startedAt, Temporal.PlainDate.from(day), timeZone, atRiskPercent);

/** The calendar day that it is in a zone, ISO 8601, or some days later. */
export const localDay = (now: Date, timeZone: string, daysLater = 0): string => dayAt(now, timeZone).add({ days: daysLater }).toString();

/** The hour that it is in a zone, 0 to 23. */
export const localHour = (now: Date, timeZone: string): number => zoned(now, timeZone).hour;

function dueAfter(startedAt: Date, last: Temporal.PlainDate, timeZone: string, atRiskPercent: number): Deadline {
  const due = startOfDay(last.add({ days: 1 }), timeZone);
  const day = 86_400_000;
  const ahead = Math.max(day, ((due - startedAt.getTime()) * atRiskPercent) / 100);
  return { dueAt: new Date(due), atRiskAt: new Date(Math.max(startedAt.getTime(), due - ahead)) };
}

function lastDay(first: Temporal.PlainDate, { count, unit }: Span, isHoliday: IsHoliday): Temporal.PlainDate {
  if (unit === 'days') return first.add({ days: count });
  if (unit === 'months') return first.add({ months: count });
  let day = first;
  for (let left = count; left > 0; ) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek < 6 && !isHoliday(day)) left -= 1;
  }
  return day;
}
