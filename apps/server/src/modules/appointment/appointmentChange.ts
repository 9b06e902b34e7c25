import { sql, type Updateable } from 'kysely';
import { appointmentLifecycle, takesTime, transition, type AppointmentEvent, type AppointmentStatus } from '@intake/api/rules';
import type { Appointment } from '@intake/api/contract';
import { conflict, versionConflict } from '../../kernel/errors.ts';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayAt, startOfDay } from '../../platform/clock/wallTime.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { messagesFollowVisit } from '../message/followVisit.ts';
import { findAppointment, lockAppointment, releaseExpired, takeTurns, updateAppointment, type StoredAppointment } from './appointment.store.ts';

/** A visit, locked until the transaction ends, for another module that changes it. */
export const lockVisit = (tx: Tx, id: string): Promise<StoredAppointment> => lockAppointment(tx, id);
export type { StoredAppointment };

/** The appointment, locked, when the caller saw its version. */
export async function lockForChange(tx: Tx, id: string, version: number): Promise<StoredAppointment> {
  const appointment = await lockAppointment(tx, id);
  if (appointment.version !== version) throw versionConflict();
  return appointment;
}

const partiesOf = ({ physician_id, resource_id, patient_id }: StoredAppointment) => ({
  physicianId: physician_id, resourceId: resource_id, patientId: patient_id,
});

/** The columns that events write; taking one back restores exactly these. */
export const movable = (appointment: StoredAppointment): Updateable<Tables['appointment']> => ({
  status: appointment.status,
  confirmed_at: appointment.confirmed_at,
  confirmed_by: appointment.confirmed_by,
  cancel_reason: appointment.cancel_reason,
  cancel_note: appointment.cancel_note,
});

/** Before a visit takes its time again, whoever else wants that time waits, and what was kept for nobody is given free. */
export async function beforeTaking(tx: Tx, appointment: StoredAppointment, status: AppointmentStatus): Promise<void> {
  if (takesTime(appointment.status) || !takesTime(status)) return;
  const parties = partiesOf(appointment);
  await takeTurns(tx, parties);
  await releaseExpired(tx, parties, appointment.busy_from, appointment.busy_until);
}

/** One event of the lifecycle, remembered so that it can be taken back. Throws IllegalTransition, a 409. */
export async function moveAppointment(
  tx: Tx, actor: AuditActor, appointment: StoredAppointment, event: AppointmentEvent, set: Updateable<Tables['appointment']> = {}, actionId: string | null = null,
): Promise<AppointmentStatus> {
  const status = transition(appointmentLifecycle, appointment.status, event);
  await beforeTaking(tx, appointment, status);
  await rememberEvent(tx, actor, { event, from: appointment.status, to: status, id: appointment.id, version: appointment.version + 1, before: movable(appointment), actionId });
  await updateAppointment(tx, appointment, { updated_by: actor.userId, status, ...set });
  return status;
}

interface Happened {
  event: AppointmentEvent;
  from: AppointmentStatus;
  to: AppointmentStatus;
  id: string;
  version: number;
  before: Updateable<Tables['appointment']>;
  /** What was done to several visits at once is one action, and null where it was done to one. */
  actionId?: string | null;
}

export async function rememberEvent(tx: Tx, actor: AuditActor, { event, from, to, id, version, before, actionId = null }: Happened): Promise<void> {
  await tx
    .insertInto('appointment_event')
    .values({
      organization_id: actor.organizationId,
      appointment_id: id,
      event,
      from_status: from,
      to_status: to,
      actor_id: actor.userId,
      actor_name: actor.displayName,
      before: JSON.stringify(before),
      appointment_version: version,
      action_id: actionId,
      created_at: sql<Date>`clock_timestamp()`,
    })
    .execute();
}

const seriesOf = ({ series }: Appointment) => series && { series: series.id, position: series.position };

/** The audit event and the notice of a change that is written already. */
export async function tell(tx: Tx, actor: AuditActor, id: string, action: 'C' | 'U', detail: Record<string, unknown>): Promise<Appointment> {
  const appointment = await findAppointment(tx, id);
  if (action === 'U') await messagesFollowVisit(tx, actor, id);
  await appendAudit(tx, { actor, action, entity: 'appointment', entityId: id, patientId: appointment.patientId, outcome: 'success', detail: { ...detail, ...seriesOf(appointment) } });
  await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'appointment', entityId: id, payload: { event: 'changed' } });
  return appointment;
}

/** That a patient is here, as whoever looks after them says, in their transaction. */
export async function arriveIn(tx: Tx, actor: AuditActor, appointmentId: string): Promise<Appointment> {
  const appointment = await lockAppointment(tx, appointmentId);
  const status = await moveAppointment(tx, actor, appointment, 'arrive');
  return tell(tx, actor, appointmentId, 'U', { event: 'arrive', from: appointment.status, to: status });
}

/** They had not arrived after all; a 409 once something else has become of the visit. */
export async function takeBackArrival(tx: Tx, actor: AuditActor, clock: Clock, appointmentId: string): Promise<Appointment> {
  const appointment = await lockAppointment(tx, appointmentId);
  const last = await tx
    .selectFrom('appointment_event')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('appointment_version', '=', appointment.version)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (last?.event !== 'arrive') throw conflict('changed-since', 'The visit was changed since, so the arrival can no longer be taken back.');
  await updateAppointment(tx, appointment, { ...(last.before as Updateable<Tables['appointment']>), updated_by: actor.userId });
  await tx.updateTable('appointment_event').set({ undone_at: clock.now() }).where('id', '=', last.id).execute();
  return tell(tx, actor, appointmentId, 'U', { event: 'undo', undone: 'arrive' });
}

/**
 * The next visit of a patient on the day that it is now at its location, which nobody has arrived for yet; the one that is
 * nearest in time. Undefined where there is none.
 */
export async function findTodaysVisit(tx: Tx, clock: Clock, { patientId, locationId }: { patientId: string; locationId: string | null }): Promise<string | undefined> {
  const now = clock.now();
  let rows = tx
    .selectFrom('appointment')
    .select(['id', 'starts_at', 'time_zone'])
    .where('patient_id', '=', patientId)
    .where('status', 'in', ['booked', 'noshow'])
    .where('starts_at', '>', new Date(now.getTime() - 30 * 3_600_000))
    .where('starts_at', '<', new Date(now.getTime() + 30 * 3_600_000));
  if (locationId) rows = rows.where('location_id', '=', locationId);
  const isToday = ({ starts_at, time_zone }: { starts_at: Date; time_zone: string }) => {
    const today = dayAt(now, time_zone);
    return startOfDay(today, time_zone) <= starts_at.getTime() && starts_at.getTime() < startOfDay(today.add({ days: 1 }), time_zone);
  };
  const distance = ({ starts_at }: { starts_at: Date }) => Math.abs(starts_at.getTime() - now.getTime());
  return (await rows.execute()).filter(isToday).toSorted((one, other) => distance(one) - distance(other))[0]?.id;
}
