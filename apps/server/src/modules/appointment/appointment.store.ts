import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Appointment, appointmentContract, RouteRequest } from '@intake/api/contract';
import { takingStatuses } from '@intake/api/rules';
import { decodeCursor, readPage, type Page } from '../../kernel/cursor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readTogether, selectAppointments } from './appointmentRow.ts';

export type StoredAppointment = Selectable<Tables['appointment']>;
export type AppointmentQuery = RouteRequest<typeof appointmentContract.listAppointments>['query'];

/** The appointment with its names; 404 when it is not there or not yours. */
export async function findAppointment(tx: Tx, id: string): Promise<Appointment> {
  const row = await selectAppointments(tx).where('appointment.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The row, locked until the transaction ends. */
export async function lockAppointment(tx: Tx, id: string): Promise<StoredAppointment> {
  const row = await tx.selectFrom('appointment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const insertAppointment = async (tx: Tx, values: Insertable<Tables['appointment']>): Promise<string> =>
  (await tx.insertInto('appointment').values(values).returning('id').executeTakeFirstOrThrow()).id;

export async function updateAppointment(tx: Tx, { id, version }: StoredAppointment, changes: Updateable<Tables['appointment']>): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ version: version + 1, updated_at: sql<Date>`now()`, ...changes })
    .where('id', '=', id)
    .execute();
}

/** A hold that has run out is shown to nobody. */
const isThere = sql<boolean>`(appointment.status <> 'proposed' or appointment.held_until is null or appointment.held_until > now())`;

export async function listAppointments(tx: Tx, query: AppointmentQuery): Promise<Page<Appointment>> {
  let rows = selectAppointments(tx).where(isThere).orderBy('appointment.starts_at').orderBy('appointment.id');
  if (query.from) rows = rows.where('appointment.starts_at', '>=', new Date(query.from));
  if (query.until) rows = rows.where('appointment.starts_at', '<', new Date(query.until));
  if (query.status) rows = rows.where('appointment.status', 'in', query.status);
  if (query.locationId) rows = rows.where('appointment.location_id', '=', query.locationId);
  if (query.physicianId) rows = rows.where('appointment.physician_id', '=', query.physicianId);
  if (query.resourceId) rows = rows.where('appointment.resource_id', '=', query.resourceId);
  if (query.visitTypeId) rows = rows.where('appointment.visit_type_id', '=', query.visitTypeId);
  if (query.patientId) rows = rows.where('appointment.patient_id', '=', query.patientId);
  if (query.requestId) rows = rows.where('appointment.request_id', '=', query.requestId);
  if (query.cursor) {
    const [at, id] = decodeCursor(query.cursor, 'time', 'id');
    rows = rows.where(sql<boolean>`(appointment.starts_at, appointment.id) > (${at}::timestamptz, ${id}::uuid)`);
  }
  return readPage({
    limit: query.limit,
    ask: (count) => rows.limit(count).execute(),
    toItem: (appointment): Appointment => appointment,
    position: ({ startsAt, id }) => [startsAt, id],
  });
}

/** Everything at a location between two instants but what should never have been. */
export const listBetween = (tx: Tx, locationId: string, from: Date, until: Date): Promise<Appointment[]> =>
  readTogether(
    tx,
    selectAppointments(tx)
      .where(isThere)
      .where('appointment.location_id', '=', locationId)
      .where('appointment.starts_at', '>=', from)
      .where('appointment.starts_at', '<', until)
      .where('appointment.status', '<>', 'entered-in-error'),
  );

export const listOfFax = (tx: Tx, faxId: string): Promise<Appointment[]> => readTogether(tx, selectAppointments(tx).where('appointment.fax_id', '=', faxId));

/** Coming visits of which the clock on the wall says something else than the patient was told. */
export const listShifted = (tx: Tx): Promise<Appointment[]> =>
  readTogether(
    tx,
    selectAppointments(tx)
      .where('appointment.status', 'in', ['pending', 'booked'])
      .where('appointment.starts_at', '>', sql<Date>`now()`)
      .where(sql<boolean>`(appointment.starts_at at time zone appointment.time_zone) <> appointment.starts_local`)
      .orderBy('appointment.starts_at')
      .limit(200),
  );

export const listEvents = (tx: Tx, appointmentId: string) =>
  tx.selectFrom('appointment_event').selectAll().where('appointment_id', '=', appointmentId).orderBy('created_at', 'desc').execute();

/** Who and what an appointment takes. */
export interface Parties {
  physicianId: string | null;
  resourceId: string | null;
  patientId: string | null;
}

/**
 * Whoever books one of these waits here until the others are done: two that take the same wait for each other in one
 * order, so that they never wait in a circle.
 */
export async function takeTurns(tx: Tx, { physicianId, resourceId, patientId }: Parties): Promise<void> {
  const ids = [physicianId, resourceId, patientId].filter((id) => id !== null).sort();
  for (const id of ids) await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
}

/** Whether it is anybody's of these; null is nobody's. */
const isAnyOf = ({ physicianId, resourceId, patientId }: Parties) =>
  sql<boolean>`(physician_id = ${physicianId}::uuid or resource_id = ${resourceId}::uuid or patient_id = ${patientId}::uuid)`;

/** Gives free what was kept and has run out, for these and in this time. */
export async function releaseExpired(tx: Tx, parties: Parties, from: Date, until: Date): Promise<void> {
  await tx
    .deleteFrom('appointment')
    .where('status', '=', 'proposed')
    .where('held_until', '<=', sql<Date>`now()`)
    .where(isAnyOf(parties))
    .where('busy_from', '<', until)
    .where('busy_until', '>', from)
    .execute();
}

/** Gives back one time that somebody keeps, or with null all of theirs. */
export async function releaseHolds(tx: Tx, userId: string, id: string | null): Promise<void> {
  let held = tx.deleteFrom('appointment').where('status', '=', 'proposed').where('held_until', 'is not', null).where('held_by', '=', userId);
  if (id) held = held.where('id', '=', id);
  await held.execute();
}

/** Gives a time back that was kept for an offer, whoever made it. */
export async function releaseOffered(tx: Tx, holdId: string): Promise<void> {
  await tx.deleteFrom('appointment').where('status', '=', 'proposed').where('held_until', 'is not', null).where('id', '=', holdId).execute();
}

export interface TakenRow extends Parties {
  busyFrom: Date;
  busyUntil: Date;
  startsAt: Date;
  endsAt: Date;
}

/** What is in nobody's way: what somebody keeps for their own form, and the visit that is moved. */
export interface NotInTheWay {
  heldBy?: string | null;
  id?: string | undefined;
}

/** What takes the time of anybody of these between two instants, overbooked or not. */
export async function listTaken(
  tx: Tx, who: { physicianIds: string[]; resourceIds: string[]; patientIds: string[] }, from: Date, until: Date, { heldBy, id }: NotInTheWay = {},
): Promise<TakenRow[]> {
  let rows = tx
    .selectFrom('appointment')
    .select([
      'physician_id as physicianId', 'resource_id as resourceId', 'patient_id as patientId', 'busy_from as busyFrom', 'busy_until as busyUntil',
      'starts_at as startsAt', 'ends_at as endsAt',
    ])
    .where('status', 'in', takingStatuses)
    .where(isThere)
    .where('busy_from', '<', until)
    .where('busy_until', '>', from)
    .where(
      sql<boolean>`(physician_id = any (${who.physicianIds}::uuid[]) or resource_id = any (${who.resourceIds}::uuid[]) or patient_id = any (${who.patientIds}::uuid[]))`,
    );
  if (heldBy) rows = rows.where('held_by', 'is distinct from', heldBy);
  if (id) rows = rows.where('id', '<>', id);
  return rows.execute();
}
