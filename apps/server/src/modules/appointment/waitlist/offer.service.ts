import type { waitlistContract, RouteRequest, WaitlistOffer } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, versionConflict } from '../../../kernel/errors.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { requireRequest } from '../../request/visit/requestVisit.ts';
import { lockAppointment, releaseOffered, takeTurns } from '../appointment.store.ts';
import { bookIn, holdIn, requireHours, timesOf, type Place } from '../bookVisit.ts';
import { offeringInstead } from '../offeringInstead.ts';
import { tellEntry } from './entryVisit.ts';
import { closeOffers, findEntry, findOffer, insertOffer, lockEntry, lockOffer, readOffer, requireWaiting, updateEntry, updateOffer, type StoredEntry, type StoredOffer } from './waitlist.store.ts';

type Offer = RouteRequest<typeof waitlistContract.offerTime>['body'];
type Answer = RouteRequest<typeof waitlistContract.answerOffer>['body'];

const closed = () => conflict('offer-closed', 'The offer was answered already.');

export type OfferService = ReturnType<typeof createOfferService>;

/**
 * Offers of freed times, one at a time. A time that is offered is held in the calendar for the patient, so that the
 * database lets nobody else have it; when the offer expires the hold has run out, and no timer has to run.
 */
export function createOfferService({ database, clock }: { database: Database; clock: Clock }) {
  const orOffer = offeringInstead({ database, clock });

  return {
    offer: async (actor: Actor, { entryId, channel, minutes, startsAt, ...where }: Offer): Promise<WaitlistOffer> => {
      const { visitTypeId, patientId } = await database.asUser(actor, (tx) => findEntry(tx, entryId));
      const place: Place = { ...where, visitTypeId };
      const start = new Date(startsAt);
      return orOffer(actor, place, patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          const times = await timesOf(tx, actor, place, { at: startsAt });
          if (times.start <= clock.now()) throw conflict('time-past', 'This time is over.');
          await takeTurns(tx, { ...place, patientId });
          const entry = await lockEntry(tx, entryId);
          await requireWaiting(tx, entryId);
          for (const hold of await closeOffers(tx, entryId, 'expired')) await releaseOffered(tx, hold);
          if (await hasOpenOffer(tx, entryId)) throw conflict('already-offered', 'A time is kept for the patient already.');
          await requireHours(tx, actor, place, times);
          const expires = new Date(Math.min(clock.now().getTime() + minutes * 60_000, times.start.getTime()));
          const holdId = await holdIn(tx, actor, place, times, { patientId: entry.patient_id, until: expires, heldBy: null });
          const id = await insertOffer(tx, {
            organization_id: actor.organizationId, entry_id: entryId, channel, physician_id: place.physicianId, resource_id: place.resourceId, location_id: place.locationId,
            starts_at: times.start, expires_at: expires, hold_id: holdId, outcome: null, note: null, appointment_id: null, created_by: actor.userId, updated_by: actor.userId,
          });
          return tell(tx, actor, { id, entryId, patientId: entry.patient_id }, 'C');
        }),
      );
    },

    answer: async (actor: Actor, { id, version, outcome, note }: Answer): Promise<WaitlistOffer> => {
      const { place, patientId, start } = await database.asUser(actor, async (tx) => placeOf(tx, await readOffer(tx, id)));
      return orOffer(actor, place, patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          const entry = await takeTurnsFor(tx, await readOffer(tx, id), outcome);
          const offer = await lockOffer(tx, id);
          if (offer.outcome) throw closed();
          if (offer.version !== version) throw versionConflict();
          if (outcome === 'accepted' && offer.expires_at <= clock.now()) throw conflict('offer-expired', 'The offer has run out, and its time is free again.');
          if (offer.hold_id) await releaseOffered(tx, offer.hold_id);
          const appointmentId = outcome === 'accepted' ? await accept(tx, actor, offer, entry) : null;
          await updateOffer(tx, offer, { outcome, note, appointment_id: appointmentId, answered_at: clock.now(), updated_by: actor.userId });
          return tell(tx, actor, { id, entryId: entry.id, patientId: entry.patient_id }, 'U', outcome);
        }),
      );
    },
  };

  /** Books what was held, in place of the visit that they had. */
  async function accept(tx: Tx, actor: Actor, offer: StoredOffer, entry: StoredEntry): Promise<string> {
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
}

/** What an offer would book, for whom and when. */
async function placeOf(tx: Tx, offer: StoredOffer): Promise<{ place: Place; patientId: string; start: Date }> {
  const { visitTypeId, patientId } = await findEntry(tx, offer.entry_id);
  return { place: { visitTypeId, physicianId: offer.physician_id, resourceId: offer.resource_id, locationId: offer.location_id }, patientId, start: offer.starts_at };
}

/** Locks in the order in which bookings do: the visit, the request, the turns of whoever it takes, then the entry. */
async function takeTurnsFor(tx: Tx, offer: StoredOffer, outcome: Answer['outcome']): Promise<StoredEntry> {
  const entry = await tx.selectFrom('waitlist_entry').select(['patient_id', 'appointment_id', 'request_id']).where('id', '=', offer.entry_id).executeTakeFirstOrThrow();
  if (outcome === 'accepted') {
    if (entry.appointment_id) await lockAppointment(tx, entry.appointment_id);
    if (entry.request_id) await requireRequest(tx, entry.request_id, entry.patient_id);
  }
  await takeTurns(tx, { physicianId: offer.physician_id, resourceId: offer.resource_id, patientId: entry.patient_id });
  return lockEntry(tx, offer.entry_id);
}

const hasOpenOffer = async (tx: Tx, entryId: string): Promise<boolean> =>
  (await tx.selectFrom('waitlist_offer').select('id').where('entry_id', '=', entryId).where('outcome', 'is', null).executeTakeFirst()) !== undefined;

/** The audit event and the notices of an offer: the calendar shows what is kept, the waitlist for whom. */
async function tell(tx: Tx, actor: Actor, { id, entryId, patientId }: { id: string; entryId: string; patientId: string }, action: 'C' | 'U', event?: Answer['outcome']): Promise<WaitlistOffer> {
  const offer = await findOffer(tx, id);
  await appendAudit(tx, { actor, action, entity: 'waitlist_offer', entityId: id, patientId, outcome: 'success', detail: event ? { event } : {} });
  await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'appointment', payload: { event: 'changed' } });
  if (event === 'accepted') await tellEntry(tx, actor, { id: entryId, patientId }, 'U', { event: 'booked' });
  else await publish(tx, { organizationId: actor.organizationId, topic: 'appointment', entity: 'waitlist_entry', entityId: entryId });
  return offer;
}
