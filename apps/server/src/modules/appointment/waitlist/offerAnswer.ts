import type { WaitlistOffer } from '@intake/api/contract';
import type { OfferAnswer } from '@intake/api/rules';
import { conflict } from '../../../kernel/errors.ts';
import { appendAudit, type AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { messagesFollowOffer } from '../../message/offer/followOffer.ts';
import { requireRequest } from '../../request/visit/requestVisit.ts';
import { lockAppointment, releaseOffered, takeTurns } from '../appointment.store.ts';
import { bookIn, timesOf, type Booker, type Place } from '../bookVisit.ts';
import { tellEntry } from './entryVisit.ts';
import { findEntry, findOffer, lockEntry, lockOffer, readOffer, requireWaiting, updateEntry, updateOffer, type StoredEntry, type StoredOffer } from './waitlist.store.ts';

/** An offer and whom it was made to, locked until the transaction ends. */
export interface LockedOffer {
  offer: StoredOffer;
  entry: StoredEntry;
}

/** What an offer would book, for whom and when. */
export async function placeOf(tx: Tx, offer: StoredOffer): Promise<{ place: Place; patientId: string; start: Date }> {
  const { visitTypeId, patientId } = await findEntry(tx, offer.entry_id);
  return { place: { visitTypeId, physicianId: offer.physician_id, resourceId: offer.resource_id, locationId: offer.location_id }, patientId, start: offer.starts_at };
}

/** Locks in the order in which bookings do: the visit, the request, the turns of whoever it takes, the entry, then the offer. */
export async function lockForAnswer(tx: Tx, id: string, outcome: OfferAnswer): Promise<LockedOffer> {
  const seen = await readOffer(tx, id);
  const { patient_id, appointment_id, request_id } = await tx
    .selectFrom('waitlist_entry').select(['patient_id', 'appointment_id', 'request_id']).where('id', '=', seen.entry_id).executeTakeFirstOrThrow();
  if (outcome === 'accepted') {
    if (appointment_id) await lockAppointment(tx, appointment_id);
    if (request_id) await requireRequest(tx, request_id, patient_id);
  }
  await takeTurns(tx, { physicianId: seen.physician_id, resourceId: seen.resource_id, patientId: patient_id });
  return { entry: await lockEntry(tx, seen.entry_id), offer: await lockOffer(tx, id) };
}

/**
 * Writes down what came of an offer: accepted books what was kept, anything else gives it free. 409 once it was answered,
 * or is accepted too late.
 */
export async function settleOffer(tx: Tx, actor: Booker, clock: Clock, { offer, entry }: LockedOffer, outcome: OfferAnswer, note: string | null): Promise<WaitlistOffer> {
  if (offer.outcome) throw conflict('offer-closed', 'The offer was answered already.');
  if (outcome === 'accepted' && offer.expires_at <= clock.now()) throw conflict('offer-expired', 'The offer has run out, and its time is free again.');
  if (offer.hold_id) await releaseOffered(tx, offer.hold_id);
  const appointmentId = outcome === 'accepted' ? await accept(tx, actor, clock, { offer, entry }) : null;
  await updateOffer(tx, offer, { outcome, note, appointment_id: appointmentId, answered_at: clock.now(), updated_by: actor.userId });
  await messagesFollowOffer(tx, actor, offer.id);
  return tellOffer(tx, actor, { id: offer.id, entryId: entry.id, patientId: entry.patient_id }, 'U', outcome);
}

/** Books what was held, in place of the visit that they had. */
async function accept(tx: Tx, actor: Booker, clock: Clock, { offer, entry }: LockedOffer): Promise<string> {
  await requireWaiting(tx, entry.id);
  const old = entry.appointment_id ? await lockAppointment(tx, entry.appointment_id) : null;
  const moving = old && (old.status === 'booked' || old.status === 'pending') ? old : null;
  const { place } = await placeOf(tx, offer);
  const times = await timesOf(tx, actor, place, { at: offer.starts_at.toISOString() });
  // Before the visit is booked, which would close an entry of its request as booked elsewhere.
  await updateEntry(tx, entry, { status: 'booked', updated_by: actor.userId });
  // The time was within hours when it was offered: the patient was told so.
  const visit = await bookIn(tx, actor, clock, {
    ...place, id: moving?.id ?? null, version: moving?.version ?? null, holdId: null, patientId: entry.patient_id, faxId: null,
    requestId: moving ? null : entry.request_id, reason: null, note: null, isPending: false, minutes: null, overbookReason: null, isOutsideHours: true,
  }, times);
  await updateEntry(tx, entry, { appointment_id: visit.id });
  return visit.id;
}

/** The audit event and the notices of an offer: the calendar shows what is kept, the waitlist for whom. */
export async function tellOffer(
  tx: Tx, actor: AuditActor, { id, entryId, patientId }: { id: string; entryId: string; patientId: string }, action: 'C' | 'U', event?: OfferAnswer,
): Promise<WaitlistOffer> {
  const offer = await findOffer(tx, id);
  await appendAudit(tx, { actor, action, entity: 'waitlist_offer', entityId: id, patientId, outcome: 'success', detail: event ? { event } : { channel: offer.channel } });
  await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'appointment', payload: { event: 'changed' } });
  if (event === 'accepted') await tellEntry(tx, actor, { id: entryId, patientId }, 'U', { event: 'booked' });
  else await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'waitlist_entry', entityId: entryId });
  return offer;
}
