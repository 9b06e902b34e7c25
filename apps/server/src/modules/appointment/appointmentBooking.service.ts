import type { Appointment, AppointmentStart, FreeTime, SaveAppointment } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, conflict, invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../kernel/references.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayAt, instantOf, startOfDay, wallTimeOf } from '../../platform/clock/wallTime.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { listExceptionsOn, listHoursAt } from './calendarSettings.store.ts';
import { insertAppointment, listTaken, releaseExpired, releaseHolds, takeTurns, type StoredAppointment } from './appointment.store.ts';
import { lockForChange, moveAppointment, rememberEvent, tell } from './appointmentChange.ts';
import { followVisit, requireRequest } from '../request/requestVisit.ts';
import { isWithin, openOn, takenAt } from './freeTimes.ts';
import { findFreeTimes, findVisitType, lengthOf, takenFrom } from './freeTimes.store.ts';

const holdMinutes = 5;

interface Place {
  visitTypeId: string;
  physicianId: string | null;
  resourceId: string | null;
  locationId: string;
}

interface Times {
  timeZone: string;
  start: Date;
  end: Date;
  busyFrom: Date;
  busyUntil: Date;
}

/** The codes of a refusal that free times help with. */
const refusals = ['time-taken', 'resource-taken', 'patient-elsewhere', 'outside-hours'];
const exclusions: Record<string, string> = {
  appointment_physician_free: 'time-taken', appointment_resource_free: 'resource-taken', appointment_patient_free: 'patient-elsewhere',
};

/** What made a booking fail, when it is that the time cannot be had. */
function refusalOf(error: unknown): string | undefined {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (error instanceof AppError) return refusals.includes(error.code) ? error.code : undefined;
  return code === '23P01' ? exclusions[constraint ?? ''] : undefined;
}

const taken = (code: string, freeTimes: FreeTime[]) => new AppError(409, code, 'The time cannot be booked.', { freeTimes });

export type BookingService = ReturnType<typeof createBookingService>;

/** Keeping a time, booking it and moving a visit: one function decides what is free, for whoever offers and whoever books. */
export function createBookingService({ database, clock }: { database: Database; clock: Clock }) {
  const alternatives = (actor: Actor, { physicianId, resourceId, ...place }: Place, patientId: string | null, start: Date): Promise<FreeTime[]> =>
    database.asUser(actor, async (tx) => {
      const day = new Date(startOfDay(dayAt(start, 'UTC').subtract({ days: 1 }), 'UTC'));
      const wanted = {
        ...place, organizationId: actor.organizationId, patientId, from: day > clock.now() ? day : clock.now(), limit: 50,
        resourceId: resourceId ?? undefined,
      };
      const own = await findFreeTimes(tx, { ...wanted, physicianId: physicianId ?? undefined });
      const found = own.length >= 3 ? own : [...own, ...(await findFreeTimes(tx, wanted)).filter((other) => other.physicianId !== physicianId)];
      const distance = ({ startsAt }: FreeTime) => Math.abs(Date.parse(startsAt) - start.getTime());
      return found.toSorted((one, other) => distance(one) - distance(other)).slice(0, 3).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
    });

  /** Refuses with three free times what cannot be had; the transaction of the booking is over by then. */
  const orOffer = async <Answer>(actor: Actor, place: Place, patientId: string | null, startOf: () => Date | undefined, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work();
    } catch (error) {
      const refusal = refusalOf(error);
      const start = startOf();
      if (!refusal || !start) throw error;
      throw taken(refusal, await alternatives(actor, place, patientId, start));
    }
  };

  return {
    freeTimes: (actor: Actor, { from, ...query }: Omit<Parameters<typeof findFreeTimes>[1], 'organizationId' | 'from'> & { from?: string | undefined }) =>
      database.asUser(actor, (tx) => findFreeTimes(tx, { ...query, organizationId: actor.organizationId, from: latest(from, clock.now()) })),

    hold: (actor: Actor, { startsAt, ...place }: Place & { startsAt: string }) => {
      const start = new Date(startsAt);
      return orOffer(actor, place, null, () => start, () =>
        database.asUser(actor, async (tx) => {
          const times = await timesOf(tx, actor, place, { at: startsAt });
          const parties = { ...place, patientId: null };
          await takeTurns(tx, parties);
          await releaseHolds(tx, actor.userId, null);
          await releaseExpired(tx, parties, times.busyFrom, times.busyUntil);
          await requireFree(tx, parties, times);
          const heldUntil = new Date(clock.now().getTime() + holdMinutes * 60_000);
          const id = await insertAppointment(tx, {
            ...columnsOf(actor, place, times), status: 'proposed', patient_id: null, held_until: heldUntil, held_by: actor.userId,
          });
          return { id, heldUntil: heldUntil.toISOString() };
        }),
      );
    },

    release: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        await releaseHolds(tx, actor.userId, id);
        return {};
      }),

    save: (actor: Actor, input: SaveAppointment): Promise<Appointment> => {
      let start: Date | undefined;
      return orOffer(actor, input, input.patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          const times = await timesOf(tx, actor, input, input.start);
          start = times.start;
          return bookIn(tx, actor, input, times);
        }),
      );
    },
  };

  async function bookIn(tx: Tx, actor: Actor, input: SaveAppointment, times: Times): Promise<Appointment> {
    await requireOwn(tx, actor, 'patient', input.patientId);
    await requireOwn(tx, actor, 'fax', input.faxId);
    const parties = { physicianId: input.physicianId, resourceId: input.resourceId, patientId: input.patientId };
    const old = input.id ? await lockForChange(tx, input.id, input.version ?? 0) : null;
    if (old && old.patient_id !== input.patientId)
      throw invalid([{ path: 'patientId', code: 'other-patient', message: 'A visit is moved in time, never to another patient.' }]);
    const requestId = input.requestId ?? old?.request_id ?? null;
    if (input.requestId) await requireRequest(tx, input.requestId, input.patientId);
    await takeTurns(tx, parties);
    if (input.holdId) await releaseHolds(tx, actor.userId, input.holdId);
    await releaseExpired(tx, parties, times.busyFrom, times.busyUntil);
    if (old) await moveAppointment(tx, actor, old, 'reschedule', old.status === 'noshow' ? {} : { cancel_reason: 'rescheduled' });
    const isOverbooked = input.overbookReason !== null && (await isTaken(tx, parties, times)) !== undefined;
    if (isOverbooked && !actor.isSuperAdmin && !actor.permissions.has('appointments.overbook')) throw notFound();
    if (!isOverbooked) await requireFree(tx, parties, times);
    if (!input.isOutsideHours && !isOverbooked) await requireHours(tx, actor, input, times);
    const status = input.isPending ? 'pending' : 'booked';
    const id = await insertAppointment(tx, {
      ...columnsOf(actor, input, times),
      status,
      patient_id: input.patientId,
      is_overbooked: isOverbooked,
      overbook_reason: isOverbooked ? input.overbookReason : null,
      fax_id: input.faxId ?? old?.fax_id ?? null,
      request_id: requestId,
      rescheduled_from: old?.id ?? null,
      reason: input.reason ?? old?.reason ?? null,
      note: input.note ?? old?.note ?? null,
    });
    await rememberEvent(tx, actor, { event: 'book', from: 'proposed', to: status, id, version: 1, before: {} });
    if (status === 'booked') await followVisit(tx, actor, clock, { id, request_id: requestId }, status);
    if (old) await tell(tx, actor, old.id, 'U', { event: 'reschedule', from: old.status, successor: id });
    return tell(tx, actor, id, 'C', { event: 'book', ...(isOverbooked && { isOverbooked }), ...(old && { rescheduledFrom: old.id }) });
  }
}

const latest = (from: string | undefined, now: Date) => new Date(Math.max(from ? Date.parse(from) : 0, now.getTime()));

/** When it is, in the zone of its place. 422 for what is not the organisation's and for a time that is none. */
async function timesOf(tx: Tx, actor: Actor, place: Place, start: AppointmentStart): Promise<Times> {
  if (!place.physicianId && !place.resourceId) throw invalid([{ path: 'physicianId', code: 'nobody', message: 'A visit takes a physician or a resource.' }]);
  await requireOwn(tx, actor, 'physician', place.physicianId);
  await requireOwn(tx, actor, 'resource', place.resourceId);
  const location = await tx.selectFrom('location').select('time_zone').where('organization_id', '=', actor.organizationId).where('id', '=', place.locationId).executeTakeFirst();
  if (!location) throw unknownReference('locationId');
  const timeZone = location.time_zone;
  const { length, before, after } = lengthOf(await findVisitType(tx, actor.organizationId, place.visitTypeId));
  const wall = 'at' in start ? { instant: new Date(start.at) } : instantOf(start.local, timeZone, start.turn);
  if ('fault' in wall) throw invalid([{ path: 'start', code: wall.fault, message: wall.fault === 'gap' ? 'Clocks skip this time.' : 'Clocks show this time twice.' }]);
  // Nobody is told seconds.
  const at = Math.floor(wall.instant.getTime() / 60_000) * 60_000;
  return { timeZone, start: new Date(at), end: new Date(at + length), busyFrom: new Date(at - before), busyUntil: new Date(at + length + after) };
}

const columnsOf = (actor: Actor, place: Place, { timeZone, start, end, busyFrom, busyUntil }: Times) => ({
  organization_id: actor.organizationId,
  visit_type_id: place.visitTypeId,
  physician_id: place.physicianId,
  resource_id: place.resourceId,
  location_id: place.locationId,
  starts_at: start,
  ends_at: end,
  busy_from: busyFrom,
  busy_until: busyUntil,
  time_zone: timeZone,
  starts_local: wallTimeOf(start, timeZone),
  overbook_reason: null, held_by: null, fax_id: null, request_id: null, rescheduled_from: null, reason: null, note: null,
  confirmed_by: null, cancel_reason: null, cancel_note: null,
  created_by: actor.userId, updated_by: actor.userId,
} satisfies Partial<Record<keyof StoredAppointment, unknown>>);

interface Parties {
  physicianId: string | null;
  resourceId: string | null;
  patientId: string | null;
}

/** What has the time already, also where it was overbooked: `patient` when they are elsewhere then. */
async function isTaken(tx: Tx, parties: Parties, { start, end, busyFrom, busyUntil }: Times): Promise<'patient' | 'time' | 'resource' | undefined> {
  const { physicianId, resourceId, patientId } = parties;
  const rows = await listTaken(tx, { physicianIds: physicianId ? [physicianId] : [], resourceIds: resourceId ? [resourceId] : [], patientId }, busyFrom, busyUntil);
  const visit = { length: end.getTime() - start.getTime(), before: start.getTime() - busyFrom.getTime(), after: busyUntil.getTime() - end.getTime() };
  const nobody = { physicianId: null, resourceId: null, patientId: null };
  const meets = (one: Partial<Parties>) => takenAt(start.getTime(), visit, takenFrom(rows, { ...nobody, ...one })) !== undefined;
  if (meets({ physicianId })) return 'time';
  if (meets({ resourceId })) return 'resource';
  return meets({ patientId }) ? 'patient' : undefined;
}

const codes = { time: 'time-taken', resource: 'resource-taken', patient: 'patient-elsewhere' } as const;

async function requireFree(tx: Tx, parties: Parties, times: Times): Promise<void> {
  const by = await isTaken(tx, parties, times);
  if (by) throw conflict(codes[by], 'The time is taken.');
}

async function requireHours(tx: Tx, actor: Actor, place: Place, { timeZone, start, end }: Times): Promise<void> {
  const day = dayAt(start, timeZone);
  const hours = await listHoursAt(tx, actor.organizationId, place.locationId);
  const exceptions = await listExceptionsOn(tx, actor.organizationId, { from: day.toString(), until: day.toString() });
  const open = openOn(day, timeZone, place, hours, exceptions);
  if (!isWithin(start.getTime(), { length: end.getTime() - start.getTime(), before: 0, after: 0 }, open)) throw conflict('outside-hours', 'Nobody works there then.');
}
