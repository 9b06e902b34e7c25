import { sql } from 'kysely';
import { appendAudit, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';

/** In the transaction that ends an offer: a text that waits to speak of it is withdrawn. */
export async function messagesFollowOffer(tx: Tx, actor: AuditActor, offerId: string): Promise<void> {
  const { rows } = await sql<{ conversation_id: string }>`select conversation_id from private.follow_offer_messages(${offerId}::uuid)`.execute(tx);
  if (rows.length === 0) return;
  await appendAudit(tx, { actor, action: 'U', entity: 'message', outcome: 'success', detail: { event: 'withdraw', offerId, withdrawn: rows.length } });
  for (const { conversation_id: entityId } of rows) await publish(tx, { organizationId: actor.organizationId, topic: 'message', entity: 'conversation', entityId });
}
