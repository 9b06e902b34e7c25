import type { RequestDetail } from '@intake/api/contract';
import { isClosedRequest } from '@intake/api/rules';
import { hasPermission } from '../../../http/implement.ts';
import type { Actor } from '../../../kernel/actor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';
import { arriveIn, findTodaysVisit } from '../../appointment/appointmentChange.ts';
import type { StoredRequest } from '../request.store.ts';
import type { RequestRow } from '../requestRow.ts';

/** Who has checked in is here for the visit of today. Answers that visit; null where there is none that one may change. */
export async function arriveForVisit(tx: Tx, actor: Actor, clock: Clock, request: StoredRequest): Promise<string | null> {
  if (!request.patient_id || !hasPermission(actor, 'appointments.write')) return null;
  const id = await findTodaysVisit(tx, clock, { patientId: request.patient_id, locationId: request.location_id });
  if (id) await arriveIn(tx, actor, id);
  return id ?? null;
}

/** The visit that they have arrived for, or that of today which they would arrive for. */
export async function visitOf(tx: Tx, row: RequestRow, now: Date): Promise<RequestDetail['visit']> {
  if (row.kind !== 'check-in' || !row.patient_id) return null;
  const today = () => findTodaysVisit(tx, { now: () => now }, { patientId: row.patient_id!, locationId: row.location_id });
  const id = row.appointment_id ?? (isClosedRequest(row.status) ? undefined : await today());
  if (!id) return null;
  const visit = await tx
    .selectFrom('appointment')
    .innerJoin('visit_type', 'visit_type.id', 'appointment.visit_type_id')
    .leftJoin('physician', 'physician.id', 'appointment.physician_id')
    .select(['appointment.id', 'appointment.starts_at', 'appointment.status', 'visit_type.name', registerNameOf('physician').as('physician_name')])
    .where('appointment.id', '=', id)
    .executeTakeFirst();
  if (!visit) return null;
  return { id, startsAt: visit.starts_at.toISOString(), status: visit.status, visitTypeName: visit.name, physicianName: visit.physician_name };
}
