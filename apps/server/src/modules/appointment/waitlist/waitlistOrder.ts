import type { Priority, WaitlistSign } from '@intake/api/rules';
import { dayAt, timeOfDay } from '../../../platform/clock/wallTime.ts';

/** What somebody waits for, as far as it decides whether a time suits them and how well. */
export interface Wishes {
  physicianId: string | null;
  locationId: string | null;
  weekdays: readonly number[];
  /** `HH:MM` by the clock on the wall. */
  from: string | null;
  until: string | null;
  /** Calendar days, ISO 8601. */
  firstDay: string | null;
  lastDay: string | null;
  priority: Priority;
  travelMinutes: number | null;
  waitingSince: string;
  /** The visit that they have already. */
  visit: { startsAt: string } | null;
}

/** A time for somebody. */
export interface Offered {
  physicianId: string | null;
  locationId: string;
  timeZone: string;
  start: Date;
  end: Date;
}

export interface Reason {
  sign: WaitlistSign;
  points: number;
}

const day = 24 * 3_600_000;

/** Each step of priority weighs more than any wait and all wishes together. */
const priorityPoints: Record<Priority, number> = { stat: 1500, asap: 1000, urgent: 500, routine: 0 };
const mostDaysWaited = 200;
const met = 20;
const unmet = -60;
/** A long way weighs most when there is hardly time for it. */
const mostTravelPoints = 20;

/** Whether it can be theirs at all: not before or after the days they named, and earlier than what they have. */
export function canHave({ firstDay, lastDay, visit }: Wishes, { start, timeZone }: Offered): boolean {
  const date = dayAt(start, timeZone).toString();
  if (firstDay && date < firstDay) return false;
  if (lastDay && date > lastDay) return false;
  return !visit || start.getTime() < Date.parse(visit.startsAt);
}

/** What speaks for offering it to them and what against; a wish that nobody has says nothing. */
export function reasonsFor(wishes: Wishes, offered: Offered, now: Date): Reason[] {
  const { physicianId, locationId, weekdays, travelMinutes } = wishes;
  const waited = Math.floor((now.getTime() - Date.parse(wishes.waitingSince)) / day);
  const wish = (sign: WaitlistSign, isWished: boolean, isMet: boolean): Reason[] => (isWished ? [{ sign, points: isMet ? met : unmet }] : []);
  const isSoon = offered.start.getTime() - now.getTime() < day;
  return [
    { sign: 'priority', points: priorityPoints[wishes.priority] },
    { sign: 'waited', points: Math.min(Math.max(waited, 0), mostDaysWaited) },
    ...wish('physician', physicianId !== null, physicianId === offered.physicianId),
    ...wish('location', locationId !== null, locationId === offered.locationId),
    ...wish('weekday', weekdays.length > 0, weekdays.includes(dayAt(offered.start, offered.timeZone).dayOfWeek)),
    ...wish('time', wishes.from !== null, isBetween(wishes, offered)),
    ...(travelMinutes === null ? [] : [{ sign: 'travel' as const, points: -Math.min(Math.round((travelMinutes / 15) * (isSoon ? 2 : 1)), mostTravelPoints) }]),
  ];
}

function isBetween({ from, until }: Wishes, { start, end, timeZone }: Offered): boolean {
  const day = dayAt(start, timeZone);
  return timeOfDay(day, from ?? '00:00', timeZone) <= start.getTime() && end.getTime() <= timeOfDay(day, until ?? '24:00', timeZone);
}

export const pointsOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { points }) => sum + points, 0);
