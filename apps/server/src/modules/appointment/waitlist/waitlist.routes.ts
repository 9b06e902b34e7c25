import { waitlistContract } from '@intake/api/contract';
import { implement } from '../../../http/implement.ts';
import type { OfferService } from './offer.service.ts';
import type { WaitlistService } from './waitlist.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const waitlistRoutes = (waitlist: WaitlistService, offers: OfferService) =>
  implement(waitlistContract, {
    listWaitlist: ({ actor, query }) => waitlist.list(actor, query),
    saveWaitlistEntry: ({ actor, body }) => waitlist.save(actor, body),
    removeWaitlistEntry: ({ actor, body }) => waitlist.remove(actor, body),
    listOpenings: ({ actor, query }) => waitlist.openings(actor, query),
    listOffers: ({ actor }) => waitlist.offers(actor),
    offerTime: ({ actor, body }) => offers.offer(actor, body),
    answerOffer: ({ actor, body }) => offers.answer(actor, body),
  });
