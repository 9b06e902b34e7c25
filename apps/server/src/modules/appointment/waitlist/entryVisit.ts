import { appendAudit, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { messagesFollowOffer } from '../../message/offer/followOffer.ts';
import { releaseOffered } from '../appointment.store.ts';
import { closeOffers, lockEntry, updateEntry } from './waitlist.store.ts';

/** The audit event and the notice of a change that is written already. */
export async function tellEntry(tx: Tx, actor: AuditActor, entry: { id: string; patientId: string }, action: 'C' | 'U', detail: Record<string, unknown> = {}): Promise<void> {
  await appendAudit(tx, { actor, action, entity: 'waitlist_entry', entityId: entry.id, patientId: entry.patientId, outcome: 'success', detail });
  await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'waitlist_entry', entityId: entry.id });
}

/** Ends the open offers of an entry that have run out, or all of them: what they kept is free, and no text goes on to speak of it. */
export async function endOffers(tx: Tx, actor: AuditActor, entryId: string, outcome: 'expired' | 'withdrawn'): Promise<void> {
  for (const { id, hold_id } of await closeOffers(tx, entryId, outcome)) {
    if (hold_id) await releaseOffered(tx, hold_id);
    await messagesFollowOffer(tx, actor, id);
  }
}

interface Visit {
  id: string;
  requestId: string | null;
  /** The visit that it takes the place of. */
  oldId: string | null;
}

/**
 * A visit was booked: who waited for an earlier one than the old one now waits for an earlier one than this, and whose
 * request has its visit waits no more. Whoever books has taken the patient's turn.
 */
export async function followBooking(tx: Tx, actor: AuditActor, { id, requestId, oldId }: Visit): Promise<void> {
  if (oldId) await tx.updateTable('waitlist_entry').set({ appointment_id: id }).where('appointment_id', '=', oldId).where('status', '=', 'waiting').execute();
  if (!requestId) return;
  const entries = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('organization_id', '=', actor.organizationId)
    .where('request_id', '=', requestId)
    .where('status', '=', 'waiting')
    .where('appointment_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id: entryId } of entries) {
    const entry = await lockEntry(tx, entryId);
    await endOffers(tx, actor, entryId, 'withdrawn');
    await updateEntry(tx, entry, { status: 'booked', appointment_id: id, updated_by: actor.userId });
    await tellEntry(tx, actor, { id: entryId, patientId: entry.patient_id }, 'U', { event: 'booked' });
  }
}
