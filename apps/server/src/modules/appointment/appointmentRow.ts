import { sql } from 'kysely';
import type { Appointment } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';
import { registerNameOf } from '../../platform/database/registerName.ts';

/** An instant as ISO 8601, written by the database: a week has thousands of them, and none is calculated with here. */
const instant = (column: string) => sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Appointments with the names that the calendar shows, in the shape of the contract. */
export function selectAppointments(tx: Tx) {
  return tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .leftJoin('patient', 'patient.id', 'appointment.patient_id')
    .leftJoin('physician', 'physician.id', 'appointment.physician_id')
    .leftJoin('resource', 'resource.id', 'appointment.resource_id')
    .leftJoin('appointment_series as series', 'series.id', 'appointment.series_id')
    .select([
      'appointment.id', 'appointment.version', 'appointment.status',
      instant('appointment.starts_at').as('startsAt'), instant('appointment.ends_at').as('endsAt'),
      instant('appointment.busy_from').as('busyFrom'), instant('appointment.busy_until').as('busyUntil'),
      'appointment.time_zone as timeZone',
      sql<string>`to_char(appointment.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startsLocal'),
      'appointment.visit_type_id as visitTypeId', 'visit_type.name as visitTypeName',
      'appointment.patient_id as patientId', registerNameOf('patient').as('patientName'), 'patient.birth_date as patientBirthDate',
      'appointment.physician_id as physicianId', registerNameOf('physician').as('physicianName'),
      'appointment.resource_id as resourceId', 'resource.name as resourceName',
      'appointment.location_id as locationId', 'location.name as locationName',
      'appointment.is_overbooked as isOverbooked', 'appointment.overbook_reason as overbookReason', 'appointment.confirmed_by as confirmedBy',
      'appointment.reason', 'appointment.note', 'appointment.cancel_reason as cancelReason', 'appointment.cancel_note as cancelNote',
      'appointment.fax_id as faxId', 'appointment.request_id as requestId', 'appointment.rescheduled_from as rescheduledFrom',
      sql<Appointment['series']>`case when series.id is not null then
        json_build_object('id', series.id, 'position', appointment.series_position, 'visits', series.visits, 'rule', series.rule) end`.as('series'),
      instant('appointment.held_until').$castTo<string | null>().as('heldUntil'),
    ]);
}

type Selected = ReturnType<typeof selectAppointments>;

/** All of them as one value, which is read many times as fast as rows; in the order of their times. */
export async function readTogether(tx: Tx, appointments: Selected): Promise<Appointment[]> {
  const { visits } = await tx
    .selectFrom(appointments.as('visit'))
    .select(sql<Appointment[]>`coalesce(json_agg(visit order by visit."startsAt", visit.id), '[]')`.as('visits'))
    .executeTakeFirstOrThrow();
  return visits;
}
