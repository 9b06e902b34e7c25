import type { CalendarDays, HoursException, WorkingHours } from '@intake/api/contract';
import type { Temporal } from 'temporal-polyfill';
import { openOn } from './freeTimes.ts';
import { daysAhead } from './freeTimes.store.ts';

interface Place {
  locationId: string;
  timeZone: string;
  hours: readonly WorkingHours[];
  exceptions: readonly HoursException[];
}

/** By the hours of the week, or by those besides of somebody who may have no others there. */
const isOpenOn = (day: Temporal.PlainDate, { locationId, timeZone, hours, exceptions }: Place) =>
  hours.some((one) => openOn(day, timeZone, one, [one], exceptions).length > 0) ||
  exceptions.some(({ isOpen, physicianId }) => isOpen && openOn(day, timeZone, { physicianId, resourceId: null, locationId }, [], exceptions).length > 0);

/** What is said of a day on which nobody works at a location; null where somebody does, or it has no hours at all. */
export async function closedOn(day: Temporal.PlainDate, place: Place, exceptionsUntil: (last: string) => Promise<HoursException[]>): Promise<CalendarDays['closed']> {
  const { locationId, hours, exceptions } = place;
  if (hours.length === 0 || isOpenOn(day, place)) return null;
  const holiday = exceptions.find((one) => !one.isOpen && one.from === null && one.physicianId === null && (one.locationId === null || one.locationId === locationId));
  const ahead = { ...place, exceptions: await exceptionsUntil(day.add({ days: daysAhead }).toString()) };
  const next = Array.from({ length: daysAhead }, (_, at) => day.add({ days: at + 1 })).find((one) => isOpenOn(one, ahead));
  return { reason: holiday?.reason ?? null, nextDay: next?.toString() ?? null };
}
