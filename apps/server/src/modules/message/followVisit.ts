import { sql } from 'kysely';
import { appendAudit, type AuditActor } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { enqueueCorrection } from './messageJobs.ts';

/**
 * In the transaction that changes a visit: what waits to speak of it is withdrawn where it does not take place as it was,
 * and whoever was told of it already is told otherwise.
 */
export async function messagesFollowVisit(tx: Tx, actor: AuditActor, appointmentId: string): Promise<void> {
  const { rows } = await sql<{ conversation_id: string; became: 'withdrawn' | 'kept' | 'told' }>`
    select conversation_id, became from private.follow_visit_messages(${appointmentId}::uuid)`.execute(tx);
  if (rows.length === 0) return;
  const withdrawn = rows.filter(({ became }) => became === 'withdrawn');
  if (rows.some(({ became }) => became === 'told')) await enqueueCorrection(tx, actor.organizationId, appointmentId);
  if (withdrawn.length === 0) return;
  await appendAudit(tx, { actor, action: 'U', entity: 'message', outcome: 'success', detail: { event: 'withdraw', appointmentId, withdrawn: withdrawn.length } });
  for (const id of new Set(withdrawn.map(({ conversation_id }) => conversation_id))) {
    await publish(tx, { organizationId: actor.organizationId, topic: 'message', entity: 'conversation', entityId: id });
  }
}
