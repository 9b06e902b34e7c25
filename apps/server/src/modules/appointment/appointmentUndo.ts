import { takesTime } from '@intake/api/rules';
import type { Appointment, AppointmentDetail } from '@intake/api/contract';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, notFound } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { followVisit, requireOpenRequest } from '../request/visit/requestVisit.ts';
import { lockAppointment, updateAppointment, type StoredAppointment } from './appointment.store.ts';
import { beforeTaking, lockForChange, tell } from './appointmentChange.ts';
import { isTaken, takenCodes } from './bookVisit.ts';
import { ofVisit } from './offeringInstead.ts';
import { takeTurnOfSeries } from './series/seriesChange.ts';

type Happened = Selectable<Tables['appointment_event']>;

const changedSince = () => conflict('changed-since', 'This was changed since, so it can no longer be taken back.');

/** What was booked is cancelled or moved, with its reason: neither is undone behind the patient's back. */
const isUndoable = (event: string) => event !== 'book' && event !== 'reschedule';

const lastEvent = (tx: Tx, appointmentId: string) =>
  tx
    .selectFrom('appointment_event')
    .selectAll()
    .where('appointment_id', '=', appointmentId)
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What else the action did that has not been taken back, the first visit first. */
const othersOf = (tx: Tx, { id, action_id }: Happened): Promise<Happened[]> =>
  tx
    .selectFrom('appointment_event')
    .selectAll()
    .where('action_id', '=', action_id)
    .where('id', '<>', id)
    .where('undone_at', 'is', null)
    .orderBy('appointment_id')
    .execute();

/** The last event when it was mine and can be taken back, and of how many visits. */
export async function undoableOf(tx: Tx, actor: Actor, { id, version }: Seen): Promise<AppointmentDetail['undoable']> {
  const last = await lastEvent(tx, id);
  if (last?.actor_id !== actor.userId || last.appointment_version !== version || !isUndoable(last.event)) return null;
  const others = last.action_id ? await othersOf(tx, last) : [];
  return { id: last.id, event: last.event, visits: 1 + others.length };
}

/**
 * Takes my last event back, and with it what the same action did to other visits of the series unless it is asked for this
 * one alone: all of them, or none where one has changed since or its time is taken.
 */
export async function undoLast(tx: Tx, actor: Actor, clock: Clock, { isAlone, ...seen }: Seen & { isAlone: boolean }): Promise<Appointment> {
  if (!isAlone) await takeTurnOfSeries(tx, seen.id);
  const visit = await lockForChange(tx, seen.id, seen.version);
  const last = await lastEvent(tx, visit.id);
  if (!last || last.actor_id !== actor.userId || !isUndoable(last.event)) throw notFound();
  const others = last.action_id && !isAlone ? await othersOf(tx, last) : [];
  const before: { event: Happened; visit: StoredAppointment }[] = [];
  for (const event of others) before.push({ event, visit: await lockAppointment(tx, event.appointment_id) });
  for (const other of before) await ofVisit(other.visit.series_position ?? 0, () => takeBack(tx, actor, clock, other));
  return takeBack(tx, actor, clock, { event: last, visit });
}

async function takeBack(tx: Tx, actor: Actor, clock: Clock, { event, visit }: { event: Happened; visit: StoredAppointment }): Promise<Appointment> {
  if (event.appointment_version !== visit.version) throw changedSince();
  if (event.event === 'fulfill') await requireOpenRequest(tx, visit.request_id);
  await beforeTaking(tx, visit, event.from_status);
  if (!takesTime(visit.status) && takesTime(event.from_status) && !visit.is_overbooked) await requireStillFree(tx, visit);
  await updateAppointment(tx, visit, { ...(event.before as Updateable<Tables['appointment']>), updated_by: actor.userId });
  await tx.updateTable('appointment_event').set({ undone_at: sql<Date>`now()` }).where('id', '=', event.id).execute();
  await followVisit(tx, actor, clock, visit, event.from_status);
  return tell(tx, actor, visit.id, 'U', { event: 'undo', undone: event.event });
}

async function requireStillFree(tx: Tx, visit: StoredAppointment): Promise<void> {
  const parties = { physicianId: visit.physician_id, resourceId: visit.resource_id, patientId: visit.patient_id };
  const by = await isTaken(tx, parties, { timeZone: visit.time_zone, start: visit.starts_at, end: visit.ends_at, busyFrom: visit.busy_from, busyUntil: visit.busy_until });
  if (by) throw conflict(takenCodes[by], 'The time is taken.');
}
