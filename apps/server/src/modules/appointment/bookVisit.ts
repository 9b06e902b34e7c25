import type { Appointment, AppointmentStart, HoursException, SaveAppointment, WorkingHours } from '@intake/api/contract';
import { hoursFor } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../kernel/references.ts';
import type { AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayAt, instantOf, wallTimeOf } from '../../platform/clock/wallTime.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { followVisit, requireRequest } from '../request/visit/requestVisit.ts';
import { insertAppointment, listTaken, lockAppointment, releaseExpired, releaseHolds, takeTurns, type NotInTheWay, type Parties, type StoredAppointment } from './appointment.store.ts';
import { followBooking } from './waitlist/entryVisit.ts';
import { lockForChange, moveAppointment, rememberEvent, tell } from './appointmentChange.ts';
import { listExceptionsOn, listHoursAt } from './settings/calendarSettings.store.ts';
import { isWithin, openOn, takenAt, without, type VisitLength } from './freeTimes.ts';
import { findVisitType, lengthOf, takenFrom } from './freeTimes.store.ts';

/** Who books: a person with their rights, or the server for a patient who answered. */
export type Booker = AuditActor & Partial<Pick<Actor, 'permissions' | 'isSuperAdmin'>>;

/** What a visit takes besides its patient, and where. */
export interface Place {
  visitTypeId: string;
  physicianId: string | null;
  resourceId: string | null;
  locationId: string;
  /** Left out or null for as long as the kind of visit is. */
  minutes?: number | null;
}

export interface Times {
  timeZone: string;
  start: Date;
  end: Date;
  busyFrom: Date;
  busyUntil: Date;
}

/** What is booked; when it is was asked of `timesOf`. */
export interface Booking extends Omit<SaveAppointment, 'start' | 'scope'> {
  /** Of which series it is, and which of them; left out, that of the visit it takes the place of. */
  series?: { id: string; position: number };
}

/** For whom a time is kept, and how long. */
export interface Keeping {
  patientId: string | null;
  until: Date;
  /** Whose form it is kept for. */
  heldBy: string | null;
}

/** Keeps a time until `until`; with a patient for them, and with `heldBy` for the form that somebody fills in. */
export async function holdIn(tx: Tx, actor: AuditActor, place: Place, times: Times, keeping: Keeping): Promise<string> {
  const parties = { ...place, patientId: keeping.patientId };
  await releaseExpired(tx, parties, times.busyFrom, times.busyUntil);
  await requireFree(tx, parties, times);
  return keep(tx, actor, place, times, keeping);
}

/** Keeps what a visit takes where it is moved besides what it has already; null where that is nothing. */
export async function holdForMove(tx: Tx, actor: AuditActor, place: Place, times: Times, { movingId, ...keeping }: Keeping & { movingId: string }): Promise<string | null> {
  const own = await lockAppointment(tx, movingId);
  const parties = { ...place, patientId: keeping.patientId };
  await releaseExpired(tx, parties, times.busyFrom, times.busyUntil);
  await requireFree(tx, parties, times, { id: own.id });
  const [isSamePhysician, isSameResource] = [place.physicianId !== null && own.physician_id === place.physicianId, place.resourceId !== null && own.resource_id === place.resourceId];
  if (!isSamePhysician && !isSameResource) return keep(tx, actor, place, times, keeping);
  // The room stays theirs; of a colleague the whole time is kept.
  if (!isSamePhysician && place.physicianId) return keep(tx, actor, { ...place, resourceId: null }, times, keeping);
  const beyond = without([stretchOf(times.busyFrom, times.busyUntil)], stretchOf(own.busy_from, own.busy_until));
  const longest = beyond.toSorted((one, other) => other.until - other.from - (one.until - one.from))[0];
  if (!longest) return null;
  const [from, until] = [new Date(longest.from), new Date(longest.until)];
  return keep(tx, actor, place, { timeZone: times.timeZone, start: from, end: until, busyFrom: from, busyUntil: until }, keeping);
}

const stretchOf = (from: Date, until: Date) => ({ from: from.getTime(), until: until.getTime() });

const keep = (tx: Tx, actor: AuditActor, place: Place, times: Times, { patientId, until, heldBy }: Keeping) =>
  insertAppointment(tx, { ...columnsOf(actor, place, times), status: 'proposed', patient_id: patientId, held_until: until, held_by: heldBy });

/** Books a visit or moves one, in the caller's transaction. Throws a 409 when the time cannot be had. */
export async function bookIn(tx: Tx, actor: Booker, clock: Clock, input: Booking, times: Times): Promise<Appointment> {
  await requireOwn(tx, actor, 'patient', input.patientId);
  await requireOwn(tx, actor, 'fax', input.faxId);
  const parties = { physicianId: input.physicianId, resourceId: input.resourceId, patientId: input.patientId };
  const old = input.id ? await lockForChange(tx, input.id, input.version ?? 0) : null;
  if (old && old.patient_id !== input.patientId)
    throw invalid([{ path: 'patientId', code: 'other-patient', message: 'A visit is moved in time, never to another patient.' }]);
  const requestId = input.requestId ?? old?.request_id ?? null;
  if (input.requestId) await requireRequest(tx, input.requestId, input.patientId);
  await takeTurns(tx, parties);
  if (input.holdId && actor.userId) await releaseHolds(tx, actor.userId, input.holdId);
  await releaseExpired(tx, parties, times.busyFrom, times.busyUntil);
  if (old) await moveAppointment(tx, actor, old, 'reschedule', old.status === 'noshow' ? {} : { cancel_reason: 'rescheduled' });
  const isOverbooked = input.overbookReason !== null && (await isTaken(tx, parties, times)) !== undefined;
  if (isOverbooked && !actor.isSuperAdmin && !actor.permissions?.has('appointments.overbook')) throw notFound();
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
    referrer_id: await referrerOf(tx, { requestId, faxId: input.faxId, old }),
    rescheduled_from: old?.id ?? null,
    series_id: input.series?.id ?? old?.series_id ?? null,
    series_position: input.series?.position ?? old?.series_position ?? null,
    reason: input.reason ?? old?.reason ?? null,
    note: input.note ?? old?.note ?? null,
  });
  await rememberEvent(tx, actor, { event: 'book', from: 'proposed', to: status, id, version: 1, before: {} });
  if (status === 'booked') await followVisit(tx, actor, clock, { id, request_id: requestId }, status);
  await followBooking(tx, actor, { id, requestId, oldId: old?.id ?? null });
  if (old) await tell(tx, actor, old.id, 'U', { event: 'reschedule', from: old.status, successor: id });
  return tell(tx, actor, id, 'C', { event: 'book', ...(isOverbooked && { isOverbooked }), ...(old && { rescheduledFrom: old.id }) });
}

/** When it is, in the zone of its place. 422 for what is not the organisation's and for a time that is none. */
export async function timesOf(tx: Tx, actor: Booker, place: Place, start: AppointmentStart): Promise<Times> {
  const times = timesIn(await lengthAt(tx, actor, place), start);
  if ('fault' in times) throw invalid([{ path: 'start', code: times.fault, message: times.fault === 'gap' ? 'Clocks skip this time.' : 'Clocks show this time twice.' }]);
  return times;
}

/** What a visit takes there, and the zone of the place. */
export interface LengthAt extends VisitLength {
  timeZone: string;
}

/** 422 for what is not the organisation's, and for a kind of visit that is reserved for others. What a patient answers was offered by somebody who may. */
export async function lengthAt(tx: Tx, actor: Booker, place: Place): Promise<LengthAt> {
  if (!place.physicianId && !place.resourceId) throw invalid([{ path: 'physicianId', code: 'nobody', message: 'A visit takes a physician or a resource.' }]);
  await requireOwn(tx, actor, 'physician', place.physicianId);
  await requireOwn(tx, actor, 'resource', place.resourceId);
  const location = await tx.selectFrom('location').select('time_zone').where('organization_id', '=', actor.organizationId).where('id', '=', place.locationId).executeTakeFirst();
  if (!location) throw unknownReference('locationId');
  const kind = await findVisitType(tx, actor.organizationId, place.visitTypeId);
  if (kind.is_reserved && actor.userId !== null && !actor.isSuperAdmin && !actor.permissions?.has('appointments.reserved'))
    throw invalid([{ path: 'visitTypeId', code: 'reserved', message: 'This kind of visit is reserved for those who may book it.' }]);
  return { timeZone: location.time_zone, ...lengthOf(kind, place.minutes) };
}

/** When a visit is that begins then; or why the clock on the wall does not say when. */
export function timesIn({ timeZone, length, before, after }: LengthAt, start: AppointmentStart): Times | { fault: 'gap' | 'fold' } {
  const wall = 'at' in start ? { instant: new Date(start.at) } : instantOf(start.local, timeZone, start.turn);
  if ('fault' in wall) return wall;
  // Nobody is told seconds.
  const at = Math.floor(wall.instant.getTime() / 60_000) * 60_000;
  return { timeZone, start: new Date(at), end: new Date(at + length), busyFrom: new Date(at - before), busyUntil: new Date(at + length + after) };
}

/** Who referred the patient: of the referral, or else of the fax that the visit is booked from, and then of the visit that it takes the place of. */
async function referrerOf(tx: Tx, { requestId, faxId, old }: { requestId: string | null; faxId: string | null; old: StoredAppointment | null }): Promise<string | null> {
  const request = requestId ? await tx.selectFrom('request').select('physician_id').where('id', '=', requestId).executeTakeFirst() : undefined;
  if (request?.physician_id) return request.physician_id;
  const fax = faxId ? await tx.selectFrom('fax').select('physician_id').where('id', '=', faxId).executeTakeFirst() : undefined;
  return fax?.physician_id ?? old?.referrer_id ?? null;
}

const columnsOf = (actor: AuditActor, place: Place, { timeZone, start, end, busyFrom, busyUntil }: Times) => ({
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
  overbook_reason: null, held_by: null, fax_id: null, request_id: null, referrer_id: null, rescheduled_from: null, series_id: null, series_position: null, reason: null, note: null,
  confirmed_by: null, cancel_reason: null, cancel_note: null,
  created_by: actor.userId, updated_by: actor.userId,
} satisfies Partial<Record<keyof StoredAppointment, unknown>>);

const listed = (id: string | null) => (id === null ? [] : [id]);

/** What has the time already, also where it was overbooked: `patient` when they are elsewhere then. */
export async function isTaken(tx: Tx, parties: Parties, { start, end, busyFrom, busyUntil }: Times, except: NotInTheWay = {}): Promise<'patient' | 'time' | 'resource' | undefined> {
  const { physicianId, resourceId, patientId } = parties;
  const rows = await listTaken(tx, { physicianIds: listed(physicianId), resourceIds: listed(resourceId), patientIds: listed(patientId) }, busyFrom, busyUntil, except);
  const visit = { length: end.getTime() - start.getTime(), before: start.getTime() - busyFrom.getTime(), after: busyUntil.getTime() - end.getTime() };
  const nobody = { physicianId: null, resourceId: null, patientId: null };
  const meets = (one: Partial<Parties>) => takenAt(start.getTime(), visit, takenFrom(rows, { ...nobody, ...one })) !== undefined;
  if (meets({ physicianId })) return 'time';
  if (meets({ resourceId })) return 'resource';
  return meets({ patientId }) ? 'patient' : undefined;
}

export const takenCodes = { time: 'time-taken', resource: 'resource-taken', patient: 'patient-elsewhere' } as const;

async function requireFree(tx: Tx, parties: Parties, times: Times, except?: NotInTheWay): Promise<void> {
  const by = await isTaken(tx, parties, times, except);
  if (by) throw conflict(takenCodes[by], 'The time is taken.');
}

export async function requireHours(tx: Tx, actor: AuditActor, place: Place, { timeZone, start, end }: Times): Promise<void> {
  const day = dayAt(start, timeZone);
  const hours = await listHoursAt(tx, actor.organizationId, place.locationId);
  const exceptions = await listExceptionsOn(tx, actor.organizationId, { from: day.toString(), until: day.toString() });
  const fault = hoursFault(place, { timeZone, start, end }, hours, exceptions);
  if (fault) throw conflict(fault, fault === 'outside-hours' ? 'Nobody works there then.' : 'These hours are for other kinds of visits.');
}

/** Why a visit does not lie within hours of its place: nobody works then, or they see other kinds of visits. */
export function hoursFault(place: Place, { timeZone, start, end }: Pick<Times, 'timeZone' | 'start' | 'end'>, hours: WorkingHours[], exceptions: HoursException[]): 'outside-hours' | 'other-kinds' | null {
  const length = { length: end.getTime() - start.getTime(), before: 0, after: 0 };
  const isOpen = (of: WorkingHours[]) => isWithin(start.getTime(), length, openOn(dayAt(start, timeZone), timeZone, place, of, exceptions));
  if (isOpen(hoursFor(hours, place.visitTypeId))) return null;
  return isOpen(hours) ? 'other-kinds' : 'outside-hours';
}
