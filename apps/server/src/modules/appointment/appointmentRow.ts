import { sql } from 'kysely';
import type { Appointment } from '@intake/api/contract';
import type { Tx } from '../../platform/database/database.port.ts';

/** An appointment with the names that the calendar shows. */
export function selectAppointments(tx: Tx) {
  return tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .innerJoin('location', 'location.id', 'appointment.location_id')
    .leftJoin('patient', 'patient.id', 'appointment.patient_id')
    .leftJoin('physician', 'physician.id', 'appointment.physician_id')
    .leftJoin('resource', 'resource.id', 'appointment.resource_id')
    .select([
      'appointment.id', 'appointment.version', 'appointment.status', 'appointment.starts_at', 'appointment.ends_at', 'appointment.busy_from',
      'appointment.busy_until', 'appointment.time_zone', 'appointment.visit_type_id', 'appointment.patient_id', 'appointment.physician_id',
      'appointment.resource_id', 'appointment.location_id', 'appointment.is_overbooked', 'appointment.overbook_reason',
      'appointment.confirmed_by', 'appointment.reason', 'appointment.note', 'appointment.cancel_reason', 'appointment.cancel_note',
      'appointment.fax_id', 'appointment.request_id', 'appointment.rescheduled_from', 'appointment.held_until', 'appointment.held_by',
      'visit_type.name as visit_type_name', 'location.name as location_name', 'resource.name as resource_name',
      sql<string>`to_char(appointment.starts_local, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('starts_local'),
      sql<string>`appointment.starts_at::text`.as('starts_text'),
      sql<string | null>`patient.family_name || ', ' || patient.given_name`.as('patient_name'),
      sql<string | null>`physician.family_name || ', ' || physician.given_name`.as('physician_name'),
    ]);
}

export type AppointmentRow = Awaited<ReturnType<ReturnType<typeof selectAppointments>['executeTakeFirstOrThrow']>>;

export const toAppointment = (row: AppointmentRow): Appointment => ({
  id: row.id,
  version: row.version,
  status: row.status,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  busyFrom: row.busy_from.toISOString(),
  busyUntil: row.busy_until.toISOString(),
  timeZone: row.time_zone,
  startsLocal: row.starts_local,
  visitTypeId: row.visit_type_id,
  visitTypeName: row.visit_type_name,
  patientId: row.patient_id,
  patientName: row.patient_name,
  physicianId: row.physician_id,
  physicianName: row.physician_name,
  resourceId: row.resource_id,
  resourceName: row.resource_name,
  locationId: row.location_id,
  locationName: row.location_name,
  isOverbooked: row.is_overbooked,
  overbookReason: row.overbook_reason,
  confirmedBy: row.confirmed_by,
  reason: row.reason,
  note: row.note,
  cancelReason: row.cancel_reason,
  cancelNote: row.cancel_note,
  faxId: row.fax_id,
  requestId: row.request_id,
  rescheduledFrom: row.rescheduled_from,
  heldUntil: row.held_until?.toISOString() ?? null,
});
