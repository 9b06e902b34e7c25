import type { AppointmentStart, FreeTime, HoursException, SeriesPlan, SeriesVisit, WorkingHours } from '@intake/api/contract';
import { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../../kernel/actor.ts';
import { invalid } from '../../../kernel/errors.ts';
import { requireOwn } from '../../../kernel/references.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayAt, startOfDay, timeOfDay, wallTimeOf } from '../../../platform/clock/wallTime.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { hoursFault, isTaken, lengthAt, takenCodes, timesIn, timesOf, type LengthAt, type Times } from '../bookVisit.ts';
import { listExceptionsOn, listHoursAt } from '../settings/calendarSettings.store.ts';
import { findFreeTimes } from '../freeTimes.store.ts';
import { requireOffered } from '../settings/requireOffered.ts';
import { datesOf } from './seriesDates.ts';

/** One visit of a plan; its time is a fault where clocks skip it. */
export interface PlannedVisit {
  position: number;
  isMoved: boolean;
  isLeftOut: boolean;
  startsLocal: string;
  times: Times | { fault: 'gap' | 'fold' };
}

/** The visits of a recurrence in the zone of their place, with those that are moved at their own times. */
export async function planVisits(tx: Tx, actor: Actor, plan: SeriesPlan): Promise<{ at: LengthAt; visits: PlannedVisit[] }> {
  await requireOffered(tx, plan, null);
  const at = await lengthAt(tx, actor, plan);
  const first = await timesOf(tx, actor, plan, plan.start);
  const dates = datesOf(plan.recurrence, wallTimeOf(first.start, at.timeZone));
  const visits = dates.map((local, index): PlannedVisit => {
    const position = index + 1;
    const moved = plan.moved.find((one) => one.position === position)?.start;
    // Of a time that clocks show twice the first is meant, as RFC 5545 has it.
    const start: AppointmentStart = moved ?? { local, turn: 'first' };
    const times = index === 0 && !moved ? first : timesIn(at, start);
    return {
      position, times, isMoved: moved !== undefined, isLeftOut: plan.leftOut.includes(position),
      startsLocal: 'start' in times ? wallTimeOf(times.start, at.timeZone) : local,
    };
  });
  if (visits.filter(({ isLeftOut }) => !isLeftOut).length < 2) throw invalid([{ path: 'leftOut', code: 'too-few', message: 'A series has at least two visits.' }]);
  return { at, visits };
}

/** What stands in the way of each visit of a plan, and where it could be instead. Nothing is locked and nothing is kept. */
export async function previewVisits(tx: Tx, actor: Actor, clock: Clock, plan: SeriesPlan): Promise<{ timeZone: string; visits: SeriesVisit[] }> {
  await requireOwn(tx, actor, 'patient', plan.patientId);
  const { at, visits } = await planVisits(tx, actor, plan);
  const days = visits.map(({ startsLocal }) => startsLocal.slice(0, 10)).toSorted();
  const hours = await listHoursAt(tx, actor.organizationId, plan.locationId);
  const exceptions = await listExceptionsOn(tx, actor.organizationId, { from: days[0]!, until: days.at(-1)! });
  const planned: Times[] = [];
  const shown: SeriesVisit[] = [];
  for (const { times, ...visit } of visits) {
    const when = 'start' in times ? { startsAt: times.start.toISOString(), endsAt: times.end.toISOString() } : { startsAt: null, endsAt: null };
    const free = { ...visit, ...when, fault: null, reason: null, freeTimes: [] };
    if (visit.isLeftOut) {
      shown.push(free);
      continue;
    }
    const found = 'start' in times ? await faultOf(tx, actor, plan, times, { hours, exceptions, planned }) : { fault: 'gap' as const, reason: null };
    if ('start' in times) planned.push(times);
    shown.push(found ? { ...free, ...found, freeTimes: await instead(tx, actor, clock, plan, at, visit.startsLocal) } : free);
  }
  return { timeZone: at.timeZone, visits: shown };
}

interface Around {
  hours: WorkingHours[];
  exceptions: HoursException[];
  /** The visits of the plan before it. */
  planned: Times[];
}

async function faultOf(tx: Tx, actor: Actor, plan: SeriesPlan, times: Times, { hours, exceptions, planned }: Around): Promise<Pick<SeriesVisit, 'fault' | 'reason'> | null> {
  const meetsOwn = planned.some((one) => one.busyFrom < times.busyUntil && times.busyFrom < one.busyUntil);
  const by = meetsOwn ? (plan.physicianId ? 'time' : 'resource') : await isTaken(tx, plan, times, { heldBy: actor.userId });
  if (by) return { fault: takenCodes[by], reason: null };
  const fault = hoursFault(plan, times, hours, exceptions);
  if (fault !== 'outside-hours') return fault && { fault, reason: null };
  const date = dayAt(times.start, times.timeZone).toString();
  const closed = exceptions.find(
    (one) =>
      !one.isOpen && one.from === null && one.firstDay <= date && date <= one.lastDay && (one.physicianId === null || one.physicianId === plan.physicianId) &&
      (one.locationId === null || one.locationId === plan.locationId),
  );
  return closed ? { fault: 'closed', reason: closed.reason } : { fault, reason: null };
}

/** How many times are looked at, from the day before on, to find the nearest three. */
const looked = 40;

async function instead(tx: Tx, actor: Actor, clock: Clock, plan: SeriesPlan, { timeZone }: LengthAt, startsLocal: string): Promise<FreeTime[]> {
  const day = Temporal.PlainDate.from(startsLocal.slice(0, 10));
  const wanted = timeOfDay(day, startsLocal.slice(11, 16), timeZone);
  const from = new Date(Math.max(startOfDay(day.subtract({ days: 1 }), timeZone), clock.now().getTime()));
  const found = await findFreeTimes(tx, {
    organizationId: actor.organizationId, visitTypeId: plan.visitTypeId, physicianId: plan.physicianId ?? undefined, resourceId: plan.resourceId ?? undefined,
    locationId: plan.locationId, minutes: plan.minutes, patientId: plan.patientId, from, limit: looked,
  });
  const distance = ({ startsAt }: FreeTime) => Math.abs(Date.parse(startsAt) - wanted);
  return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, 3).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
