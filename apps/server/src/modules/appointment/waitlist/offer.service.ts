import type { waitlistContract, RouteRequest, WaitlistOffer } from '@intake/api/contract';
import { offerMinutes } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, versionConflict } from '../../../kernel/errors.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { findOfferNumber, textOffer } from '../../message/offer/textOffer.ts';
import { takeTurns } from '../appointment.store.ts';
import { holdIn, requireHours, timesOf, type Place } from '../bookVisit.ts';
import { offeringInstead } from '../offeringInstead.ts';
import { endOffers } from './entryVisit.ts';
import { lockForAnswer, placeOf, settleOffer, tellOffer } from './offerAnswer.ts';
import { findEntry, insertOffer, lockEntry, readOffer, requireWaiting } from './waitlist.store.ts';

type Offer = RouteRequest<typeof waitlistContract.offerTime>['body'];
type Answer = RouteRequest<typeof waitlistContract.answerOffer>['body'];

export type OfferService = ReturnType<typeof createOfferService>;

/**
 * Offers of freed times, one at a time. A time that is offered is held in the calendar for the patient, so that the
 * database lets nobody else have it; when the offer expires the hold has run out, and no timer has to run.
 */
export function createOfferService({ database, clock }: { database: Database; clock: Clock }) {
  const orOffer = offeringInstead({ database, clock });

  return {
    offer: async (actor: Actor, { entryId, channel: wanted, minutes, startsAt, ...where }: Offer): Promise<WaitlistOffer> => {
      const { visitTypeId, patientId } = await database.asUser(actor, (tx) => findEntry(tx, entryId));
      const place: Place = { ...where, visitTypeId };
      const start = new Date(startsAt);
      return orOffer(actor, place, patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          const times = await timesOf(tx, actor, place, { at: startsAt });
          const now = clock.now();
          if (times.start <= now) throw conflict('time-past', 'This time is over.');
          await takeTurns(tx, { ...place, patientId });
          const entry = await lockEntry(tx, entryId);
          await requireWaiting(tx, entryId);
          await endOffers(tx, actor, entryId, 'expired');
          if (await hasOpenOffer(tx, entryId)) throw conflict('already-offered', 'A time is kept for the patient already.');
          await requireHours(tx, actor, place, times);
          const expiresBy = (channel: typeof wanted) => new Date(Math.min(now.getTime() + (minutes ?? offerMinutes[channel]) * 60_000, times.start.getTime()));
          const number = wanted === 'text' ? await findOfferNumber(tx, actor, { patientId: entry.patient_id, expiresAt: expiresBy('text') }, now) : null;
          const channel = number ? 'text' : 'call';
          const expires = expiresBy(channel);
          const holdId = await holdIn(tx, actor, place, times, { patientId: entry.patient_id, until: expires, heldBy: null });
          const id = await insertOffer(tx, {
            organization_id: actor.organizationId, entry_id: entryId, channel, physician_id: place.physicianId, resource_id: place.resourceId, location_id: place.locationId,
            starts_at: times.start, expires_at: expires, hold_id: holdId, outcome: null, note: null, appointment_id: null, created_by: actor.userId, updated_by: actor.userId,
          });
          if (number) await textOffer(tx, actor, { id, number, patientId: entry.patient_id, locationId: place.locationId, startsAt: times.start, expiresAt: expires, insteadOfId: entry.appointment_id }, now);
          return tellOffer(tx, actor, { id, entryId, patientId: entry.patient_id }, 'C');
        }),
      );
    },

    answer: async (actor: Actor, { id, version, outcome, note }: Answer): Promise<WaitlistOffer> => {
      const { place, patientId, start } = await database.asUser(actor, async (tx) => placeOf(tx, await readOffer(tx, id)));
      return orOffer(actor, place, patientId, () => start, () =>
        database.asUser(actor, async (tx) => {
          const locked = await lockForAnswer(tx, id, outcome);
          if (!locked.offer.outcome && locked.offer.version !== version) throw versionConflict();
          return settleOffer(tx, actor, clock, locked, outcome, note);
        }),
      );
    },
  };
}

const hasOpenOffer = async (tx: Tx, entryId: string): Promise<boolean> =>
  (await tx.selectFrom('waitlist_offer').select('id').where('entry_id', '=', entryId).where('outcome', 'is', null).executeTakeFirst()) !== undefined;
