import { hoursFor } from '@intake/api/rules';
import type { Opening, WaitlistCandidate, WorkingHours } from '@intake/api/contract';
import type { Temporal } from 'temporal-polyfill';
import { dayAt } from '../../../platform/clock/wallTime.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { listTaken, type TakenRow } from '../appointment.store.ts';
import { listExceptionsOn, workingHoursStore } from '../settings/calendarSettings.store.ts';
import { joined, openOn, startsIn, without, type Stretch } from '../freeTimes.ts';
import { lengthOf, takenFrom } from '../freeTimes.store.ts';
import { listFreed, listWaiting, toEntry, type EntryRow, type FreedRow } from './waitlist.store.ts';
import { canHave, pointsOf, reasonsFor } from './waitlistOrder.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Nothing shorter is offered. */
const shortest = 10 * minute;
const mostWaiting = 500;
const mostOpenings = 50;
const mostCandidates = 8;

interface Asked {
  organizationId: string;
  locationId?: string | undefined;
  days: number;
  now: Date;
}

/** A time that was freed, and the services of what was booked then: null fits everything. */
interface Free extends Stretch {
  physicianId: string | null;
  resourceId: string | null;
  locationId: string;
  timeZone: string;
  modalityIds: ReadonlySet<string | null>;
  /** The parts of it in which a kind of visit can be booked. */
  openFor(visitTypeId: string): Stretch[];
}

/** What was freed and is still free, earliest first, with those whom it suits. What is booked or kept there since is left out. */
export async function findOpenings(tx: Tx, { organizationId, locationId, days, now }: Asked): Promise<Opening[]> {
  const until = new Date(now.getTime() + days * day);
  const freed = await listFreed(tx, locationId, now, until);
  if (freed.length === 0) return [];
  const waiting = await listWaiting(tx, mostWaiting);
  const ids = (of: (row: FreedRow) => string | null) => [...new Set(freed.flatMap((row) => of(row) ?? []))];
  const who = { physicianIds: ids(({ physician_id }) => physician_id), resourceIds: ids(({ resource_id }) => resource_id), patientIds: [...new Set(waiting.map(({ patient_id }) => patient_id))] };
  const taken = await listTaken(tx, who, new Date(now.getTime() - day / 2), new Date(until.getTime() + day / 2));
  const names = await namesOf(tx, organizationId, who);
  const free = (await stillFree(tx, organizationId, freed, taken, names.locations, now)).slice(0, mostOpenings);
  return free.map((one) => {
    const candidates = candidatesFor(one, waiting, taken, now);
    return {
      physicianId: one.physicianId,
      physicianName: (one.physicianId && names.physicians.get(one.physicianId)) ?? null,
      resourceId: one.resourceId,
      resourceName: (one.resourceId && names.resources.get(one.resourceId)) ?? null,
      locationId: one.locationId,
      locationName: names.locations.get(one.locationId)?.name ?? '',
      timeZone: one.timeZone,
      startsAt: new Date(one.from).toISOString(),
      endsAt: new Date(one.until).toISOString(),
      candidates: candidates.slice(0, mostCandidates),
      candidateCount: candidates.length,
    };
  });
}

async function namesOf(tx: Tx, organizationId: string, { physicianIds, resourceIds }: { physicianIds: string[]; resourceIds: string[] }) {
  const locations = await tx.selectFrom('location').select(['id', 'name', 'time_zone']).where('organization_id', '=', organizationId).execute();
  const physicians = physicianIds.length > 0 ? await tx.selectFrom('physician').select(['id', registerNameOf('physician').$notNull().as('name')]).where('id', 'in', physicianIds).execute() : [];
  const resources = resourceIds.length > 0 ? await tx.selectFrom('resource').select(['id', 'name']).where('id', 'in', resourceIds).execute() : [];
  return {
    locations: new Map(locations.map(({ id, name, time_zone }) => [id, { name, timeZone: time_zone }])),
    physicians: new Map(physicians.map(({ id, name }) => [id, name])),
    resources: new Map(resources.map(({ id, name }) => [id, name])),
  };
}

const onGrid = (at: number) => Math.ceil(at / (5 * minute)) * 5 * minute;

async function stillFree(tx: Tx, organizationId: string, freed: FreedRow[], taken: TakenRow[], locations: ReadonlyMap<string, { timeZone: string }>, now: Date): Promise<Free[]> {
  const hours = await workingHoursStore.list(tx, organizationId);
  const last = Math.max(...freed.map(({ busy_until }) => busy_until.getTime()));
  const span = { from: dayAt(now, 'UTC').subtract({ days: 1 }).toString(), until: dayAt(new Date(last), 'UTC').add({ days: 1 }).toString() };
  const exceptions = await listExceptionsOn(tx, organizationId, span);
  const found = grouped(freed).flatMap((rows): Free[] => {
    const [{ physician_id: physicianId, resource_id: resourceId, location_id: locationId }] = rows as [FreedRow];
    const timeZone = locations.get(locationId)?.timeZone;
    if (!timeZone) return [];
    const obstacles = takenFrom(taken, { physicianId, resourceId, patientId: null });
    const stretches = joined(rows.map(({ busy_from, busy_until }) => ({ from: Math.max(busy_from.getTime(), onGrid(now.getTime())), until: busy_until.getTime() })));
    const place = { physicianId, resourceId, locationId };
    const openIn = (stretch: Stretch, of: WorkingHours[]): Stretch[] =>
      joined(daysOf(stretch, timeZone).flatMap((date) => openOn(date, timeZone, place, of, exceptions)))
        .map(({ from, until }) => ({ from: Math.max(from, stretch.from), until: Math.min(until, stretch.until) }));
    return obstacles
      .reduce<Stretch[]>(without, stretches)
      .flatMap((stretch) => openIn(stretch, hours))
      .filter(({ from, until }) => until - from >= shortest)
      .map((stretch) => ({
        ...place, ...stretch, timeZone, openFor: remembered((visitTypeId) => openIn(stretch, hoursFor(hours, visitTypeId))),
        modalityIds: new Set(rows.filter(({ busy_from, busy_until }) => busy_from.getTime() < stretch.until && stretch.from < busy_until.getTime()).map(({ modality_id }) => modality_id)),
      }));
  });
  return found.toSorted((one, other) => one.from - other.from || one.locationId.localeCompare(other.locationId));
}

/** Many wait for the same kind of visit. */
function remembered<Answer>(answer: (key: string) => Answer): (key: string) => Answer {
  const answers = new Map<string, Answer>();
  return (key) => {
    const known = answers.get(key) ?? answer(key);
    answers.set(key, known);
    return known;
  };
}

/** Each day by the calendar of the place that has a part of it. */
function daysOf({ from, until }: Stretch, timeZone: string): Temporal.PlainDate[] {
  const first = dayAt(new Date(from), timeZone);
  const { days } = first.until(dayAt(new Date(until - 1), timeZone));
  return Array.from({ length: days + 1 }, (_, later) => first.add({ days: later }));
}

/** By whose time it was. */
function grouped(freed: FreedRow[]): FreedRow[][] {
  const groups = new Map<string, FreedRow[]>();
  for (const row of freed) {
    const key = `${row.physician_id} ${row.resource_id} ${row.location_id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

const isOfService = ({ modality_id }: EntryRow, { modalityIds }: Free) => modality_id === null || modalityIds.has(null) || modalityIds.has(modality_id);

/** Those whom it suits, the best first; each at the earliest start that fits them and leaves them the notice that they need. */
function candidatesFor(free: Free, waiting: EntryRow[], taken: TakenRow[], now: Date): WaitlistCandidate[] {
  const { physicianId, resourceId, locationId, timeZone } = free;
  return waiting
    .filter((row) => isOfService(row, free))
    .flatMap((row): WaitlistCandidate[] => {
      const visit = lengthOf(row);
      const obstacles = takenFrom(taken, { physicianId, resourceId, patientId: row.patient_id });
      const [at] = startsIn(free.openFor(row.visit_type_id), visit, obstacles, now.getTime() + row.notice_hours * 60 * minute);
      if (at === undefined) return [];
      const [start, end] = [new Date(at), new Date(at + visit.length)];
      const entry = toEntry(row);
      const offered = { physicianId, locationId, timeZone, start, end };
      if (!canHave(entry, offered)) return [];
      const reasons = reasonsFor(entry, offered, now);
      return [{ entry, startsAt: start.toISOString(), endsAt: end.toISOString(), points: pointsOf(reasons), reasons, textBlock: 'no-right' }];
    })
    .toSorted((one, other) => other.points - one.points || one.entry.waitingSince.localeCompare(other.entry.waitingSince) || one.entry.id.localeCompare(other.entry.id));
}
