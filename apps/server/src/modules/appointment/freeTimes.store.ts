import { hoursFor } from '@intake/api/rules';
import type { FreeTime, HoursException, WorkingHours } from '@intake/api/contract';
import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { unknownReference } from '../../kernel/references.ts';
import { dayAt, startOfDay } from '../../platform/clock/wallTime.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { listExceptionsOn, workingHoursStore } from './settings/calendarSettings.store.ts';
import { listTaken, type TakenRow } from './appointment.store.ts';
import { openOn, startsIn, suitingOn, type Taken, type TimeWishes, type VisitLength, type Workplace } from './freeTimes.ts';

type VisitTypeRow = Selectable<Tables['visit_type']>;

const minute = 60_000;

/** Of a kind of visit; `minutes` where it is to be longer or shorter. */
export const lengthOf = (visit: Pick<VisitTypeRow, 'minutes' | 'buffer_before_minutes' | 'buffer_after_minutes'>, minutes: number | null = null): VisitLength => ({
  length: (minutes ?? visit.minutes) * minute,
  before: visit.buffer_before_minutes * minute,
  after: visit.buffer_after_minutes * minute,
});

/** 422 for what is not the organisation's. */
export async function findVisitType(tx: Tx, organizationId: string, id: string): Promise<VisitTypeRow> {
  const row = await tx.selectFrom('visit_type').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownReference('visitTypeId');
  return row;
}

export interface Wanted extends TimeWishes {
  organizationId: string;
  visitTypeId: string;
  physicianId?: string | undefined;
  resourceId?: string | undefined;
  locationId?: string | undefined;
  minutes?: number | null | undefined;
  /** Who is not to be in two places. */
  patientId?: string | null;
  from: Date;
  limit: number;
}

interface Place extends Workplace {
  name: string | null;
  locationName: string;
  timeZone: string;
}

/** Days that are looked through at once, and how often: half a year ahead. */
const window = 14;
const windows = 13;
/** How far free times are looked for. */
export const daysAhead = window * windows;

/** The next times that fit, at all the places where they are wanted; earliest first. */
export async function findFreeTimes(tx: Tx, wanted: Wanted): Promise<FreeTime[]> {
  const { organizationId, from, limit } = wanted;
  const visit = lengthOf(await findVisitType(tx, organizationId, wanted.visitTypeId), wanted.minutes);
  const hours = hoursFor(await workingHoursStore.list(tx, organizationId), wanted.visitTypeId);
  const places = await placesOf(tx, wanted, hours);
  const found: FreeTime[] = [];
  for (let at = 0; at < windows && found.length < limit && places.length > 0; at += 1) {
    const opens = new Date(from.getTime() + at * window * 24 * 60 * minute);
    const closes = new Date(opens.getTime() + window * 24 * 60 * minute);
    // A day more at each end: the day of a place begins and ends at its own midnight.
    const span = { from: dayAt(opens, 'UTC').subtract({ days: 1 }).toString(), until: dayAt(closes, 'UTC').add({ days: 1 }).toString() };
    const exceptions = await listExceptionsOn(tx, organizationId, span);
    const who = {
      physicianIds: places.flatMap(({ physicianId }) => physicianId ?? []),
      resourceIds: [...places.flatMap(({ resourceId }) => resourceId ?? []), ...(wanted.resourceId ? [wanted.resourceId] : [])],
      patientIds: wanted.patientId ? [wanted.patientId] : [],
    };
    const taken = await listTaken(tx, who, opens, new Date(closes.getTime() + 12 * 60 * minute));
    const starts = places.flatMap((place) => startsAt(place, visit, { wanted, hours, exceptions, taken, opens, closes }));
    found.push(...starts.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt) || (one.physicianName ?? '').localeCompare(other.physicianName ?? '')));
  }
  return found.slice(0, limit);
}

interface Search {
  wanted: Wanted;
  hours: WorkingHours[];
  exceptions: HoursException[];
  taken: TakenRow[];
  opens: Date;
  closes: Date;
}

function startsAt(place: Place, visit: VisitLength, { wanted, hours, exceptions, taken, opens, closes }: Search): FreeTime[] {
  const { timeZone, physicianId, locationId } = place;
  const resourceId = place.resourceId ?? wanted.resourceId ?? null;
  const obstacles = takenFrom(taken, { physicianId, resourceId, patientId: wanted.patientId ?? null });
  const open = daysBetween(opens, closes, timeZone).flatMap((day) => suitingOn(day, timeZone, openOn(day, timeZone, place, hours, exceptions), wanted));
  return startsIn(open, visit, obstacles, opens.getTime())
    .filter((start) => start < closes.getTime())
    .map((start) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + visit.length).toISOString(),
      physicianId,
      physicianName: physicianId ? place.name : null,
      resourceId,
      locationId,
      locationName: place.locationName,
      timeZone,
    }));
}

/** What stands in the way of these; null is nobody. */
export const takenFrom = (rows: TakenRow[], { physicianId, resourceId, patientId }: { physicianId: string | null; resourceId: string | null; patientId: string | null }): Taken[] =>
  rows.flatMap((row) => {
    const isBusy = (physicianId !== null && row.physicianId === physicianId) || (resourceId !== null && row.resourceId === resourceId);
    const isThere = patientId !== null && row.patientId === patientId;
    return [
      ...(isBusy ? [{ from: row.busyFrom.getTime(), until: row.busyUntil.getTime(), isPatient: false }] : []),
      ...(isThere ? [{ from: row.startsAt.getTime(), until: row.endsAt.getTime(), isPatient: true }] : []),
    ];
  });

function daysBetween(from: Date, until: Date, timeZone: string): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  for (let day = dayAt(from, timeZone); startOfDay(day, timeZone) < until.getTime(); day = day.add({ days: 1 })) days.push(day);
  return days;
}

/** Where somebody has hours: whom and where it was asked for, else all physicians; a resource by itself has hours of its own. */
async function placesOf(tx: Tx, { organizationId, physicianId, resourceId, locationId }: Wanted, hours: WorkingHours[]): Promise<Place[]> {
  const isWanted = (one: WorkingHours) =>
    (!locationId || one.locationId === locationId) &&
    (physicianId ? one.physicianId === physicianId : one.physicianId !== null || (resourceId !== undefined && one.resourceId === resourceId));
  const wanted = hours.filter(isWanted);
  // With hours of its own the resource is asked for by itself.
  const isAlone = !physicianId && wanted.some((one) => one.resourceId !== null);
  const zones = new Map((await tx.selectFrom('location').select(['id', 'time_zone']).where('organization_id', '=', organizationId).execute()).map((row) => [row.id, row.time_zone]));
  const places = wanted
    .filter((one) => !isAlone || one.resourceId !== null)
    .map((one): Place => ({
      physicianId: one.physicianId, resourceId: one.resourceId, locationId: one.locationId, name: one.ownerName, locationName: one.locationName,
      timeZone: zones.get(one.locationId) ?? 'UTC',
    }));
  return [...new Map(places.map((place) => [`${place.physicianId ?? place.resourceId} ${place.locationId}`, place])).values()];
}
