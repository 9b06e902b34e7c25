import { randomUUID } from 'node:crypto';
import type { Appointment, AppointmentDetail, CalendarDays, appointmentContract, RouteRequest, RouteResponse } from '@intake/api/contract';
import { isBeforeItsDay } from '@intake/api/rules';
import { Temporal } from 'temporal-polyfill';
import type { Updateable } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { dayAt, startOfDay } from '../../platform/clock/wallTime.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';
import { listExceptionsOn, listHoursAt, resourceStore } from './settings/calendarSettings.store.ts';
import { findAppointment, listAppointments, listBetween, listEvents, listOfFax, listShifted, type AppointmentQuery } from './appointment.store.ts';
import { lockForChange, moveAppointment, tell } from './appointmentChange.ts';
import { undoableOf, undoLast } from './appointmentUndo.ts';
import { followVisit } from '../request/visit/requestVisit.ts';
import { closedOn } from './closedDay.ts';
import { csvOf } from './appointmentExport.ts';
import { lockReached } from './series/seriesChange.ts';

type Action = RouteRequest<typeof appointmentContract.actOnAppointment>['body'];
type Cancel = RouteRequest<typeof appointmentContract.removeAppointment>['body'];
type ExportQuery = RouteRequest<typeof appointmentContract.exportAppointments>['query'];

export type AppointmentService = ReturnType<typeof createAppointmentService>;

/** What is in the calendar, and what becomes of a visit. Each function is one transaction with its audit event. */
export function createAppointmentService({ database, clock }: { database: Database; clock: Clock }) {
  const moveIn = async (tx: Tx, actor: Actor, { id, version }: Seen, event: Action['event'] | 'cancel', set: Updateable<Tables['appointment']> = {}, actionId: string | null = null): Promise<Appointment> => {
    const appointment = await lockForChange(tx, id, version);
    // A time that is kept for a form or an offer is no visit yet: whoever keeps it books it.
    if (appointment.status === 'proposed' && appointment.held_until) throw conflict('illegal-transition', 'The time is only kept.');
    const dayOf = (instant: Date) => dayAt(instant, appointment.time_zone).toString();
    if (isBeforeItsDay(event, { day: dayOf(appointment.starts_at), today: dayOf(clock.now()) })) throw conflict('before-its-day', 'The day of the visit has not come.');
    const status = await moveAppointment(tx, actor, appointment, event, set, actionId);
    await followVisit(tx, actor, clock, appointment, status);
    return tell(tx, actor, id, 'U', { event, from: appointment.status, to: status });
  };

  return {
    /** In the caller's transaction: one event of a visit that they have seen. */
    changeIn: moveIn,

    list: (actor: Actor, query: AppointmentQuery) => database.asUser(actor, (tx) => listAppointments(tx, query)),

    listOfFax: (actor: Actor, faxId: string): Promise<Appointment[]> => database.asUser(actor, (tx) => listOfFax(tx, faxId)),

    listShifted: (actor: Actor): Promise<Appointment[]> => database.asUser(actor, listShifted),

    calendar: (actor: Actor, { locationId, from, days }: { locationId: string; from: string; days: number }): Promise<CalendarDays> =>
      database.asUser(actor, (tx) => readCalendar(tx, actor, locationId, from, days)),

    /** A row a visit, in the order of their times. */
    export: (actor: Actor, { locationId, day, locale }: ExportQuery): Promise<RouteResponse<typeof appointmentContract.exportAppointments>> =>
      database.asUser(actor, async (tx) => {
        const { appointments } = await readCalendar(tx, actor, locationId, day, 1);
        await appendAudit(tx, { actor, action: 'E', entity: 'appointment', outcome: 'success', detail: { event: 'export', day, visits: appointments.length } });
        return { fileName: `visits-${day}.csv`, mediaType: 'text/csv; charset=utf-8', base64: csvOf(appointments, locale).toString('base64') };
      }),

    get: (actor: Actor, id: string): Promise<AppointmentDetail> =>
      database.asUser(actor, async (tx) => {
        const appointment = await findAppointment(tx, id);
        const detail = await detailOf(tx, actor, appointment);
        await appendAudit(tx, { actor, action: 'R', entity: 'appointment', entityId: id, patientId: appointment.patientId, outcome: 'success', detail: {} });
        return detail;
      }),

    act: (actor: Actor, { event, ...seen }: Action): Promise<Appointment> =>
      database.asUser(actor, (tx) =>
        moveIn(tx, actor, seen, event, event === 'confirm' ? { confirmed_at: clock.now(), confirmed_by: 'staff' } : {}),
      ),

    cancel: (actor: Actor, { reason, note, scope, ...seen }: Cancel): Promise<Appointment> =>
      database.asUser(actor, async (tx) => {
        const set = { cancel_reason: reason, cancel_note: note };
        const others = await lockReached(tx, clock, seen, scope);
        const actionId = others.length > 0 ? randomUUID() : null;
        for (const other of others) await moveIn(tx, actor, other, 'cancel', set, actionId);
        return moveIn(tx, actor, seen, 'cancel', set, actionId);
      }),

    undo: (actor: Actor, asked: Seen & { isAlone: boolean }): Promise<Appointment> => database.asUser(actor, (tx) => undoLast(tx, actor, clock, asked)),
  };
}

async function detailOf(tx: Tx, actor: Actor, appointment: Appointment): Promise<AppointmentDetail> {
  const { referrer_id: referrerId } = await tx.selectFrom('appointment').select('referrer_id').where('id', '=', appointment.id).executeTakeFirstOrThrow();
  const referrer = referrerId ? await tx.selectFrom('physician').select(['id', registerNameOf('physician').$notNull().as('name')]).where('id', '=', referrerId).executeTakeFirst() : undefined;
  const visitType = await tx.selectFrom('visit_type').select('preparation').where('id', '=', appointment.visitTypeId).executeTakeFirst();
  const patient = appointment.patientId ? await tx.selectFrom('patient').select('phones').where('id', '=', appointment.patientId).executeTakeFirst() : undefined;
  const successor = await tx.selectFrom('appointment').select(['id', 'starts_at']).where('rescheduled_from', '=', appointment.id).orderBy('created_at', 'desc').executeTakeFirst();
  const events = await listEvents(tx, appointment.id);
  return {
    ...appointment,
    patientPhone: patient?.phones[0] ?? null,
    preparation: visitType?.preparation ?? null,
    referrer: referrer ?? null,
    rescheduledTo: successor ? { id: successor.id, startsAt: successor.starts_at.toISOString() } : null,
    history: events.map((event) => ({
      id: event.id, event: event.event, from: event.from_status, to: event.to_status, actor: event.actor_name,
      at: event.created_at.toISOString(), undoneAt: event.undone_at?.toISOString() ?? null,
    })),
    undoable: await undoableOf(tx, actor, appointment),
  };
}

async function readCalendar(tx: Tx, actor: Actor, locationId: string, from: string, days: number): Promise<CalendarDays> {
  await requireOwn(tx, actor, 'location', locationId);
  const { organizationId } = actor;
  const { time_zone: timeZone } = await tx.selectFrom('location').select('time_zone').where('id', '=', locationId).executeTakeFirstOrThrow();
  const first = Temporal.PlainDate.from(from);
  const end = first.add({ days });
  const appointments = await listBetween(tx, locationId, new Date(startOfDay(first, timeZone)), new Date(startOfDay(end, timeZone)));
  const hours = await listHoursAt(tx, organizationId, locationId);
  const exceptionsUntil = (until: string) => listExceptionsOn(tx, organizationId, { from, until });
  const exceptions = await exceptionsUntil(end.subtract({ days: 1 }).toString());
  const resources = await resourceStore.list(tx, organizationId);
  // Who works here, and who is booked here all the same.
  const ids = [...new Set([...hours.map(({ physicianId }) => physicianId), ...appointments.map(({ physicianId }) => physicianId)])].filter((id) => id !== null);
  const physicians = ids.length > 0
    ? await tx.selectFrom('physician').select(['id', registerNameOf('physician').$notNull().as('name'), 'specialty']).where('id', 'in', ids).orderBy('family_name').orderBy('given_name').orderBy('id').execute()
    : [];
  return {
    timeZone,
    appointments,
    physicians,
    // A retired one stays in sight while somebody is booked there.
    resources: resources.filter((one) => one.locationId === locationId && (!one.isRetired || appointments.some(({ resourceId }) => resourceId === one.id))),
    hours,
    exceptions: exceptions.filter((one) => one.locationId === null || one.locationId === locationId),
    closed: days === 1 ? await closedOn(first, { locationId, timeZone, hours, exceptions }, exceptionsUntil) : null,
  };
}
