import type { AuditActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { followVisit } from '../request/visit/requestVisit.ts';
import { moveAppointment, tell, type StoredAppointment } from './appointmentChange.ts';

/** What a patient says of their visit, by a text or by a link. Throws IllegalTransition, a 409. */
export async function settleByPatient(tx: Tx, actor: AuditActor, clock: Clock, visit: StoredAppointment, event: 'confirm' | 'cancel'): Promise<void> {
  const set = event === 'confirm' ? { confirmed_at: clock.now(), confirmed_by: 'patient' as const } : { cancel_reason: 'patient' as const };
  const status = await moveAppointment(tx, actor, visit, event, set);
  await followVisit(tx, actor, clock, visit, status);
  await tell(tx, actor, visit.id, 'U', { event, from: visit.status, to: status, by: 'patient' });
}
