import { waitlistContract } from '../../../contract/appointment/waitlist.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

// An offer is a time that is kept in the calendar, and what becomes of visits decides what is free: each makes the others old,
// also where it was refused, since then the list is not as it is shown.
const changed = ['WaitlistEntry', 'Appointment'] as const;

export const waitlistApi = apiOf('WaitlistEntry', 'Appointment', 'Conversation').injectEndpoints({
  endpoints: (build) => ({
    listWaitlist: build.infiniteQuery({ ...pagesOf(waitlistContract.listWaitlist), providesTags: [listTag('WaitlistEntry')] }),
    listOpenings: build.query({ ...endpointOf(waitlistContract.listOpenings), providesTags: [listTag('WaitlistEntry'), listTag('Appointment')] }),
    // What becomes of the text of an offer is told by its conversation.
    listOffers: build.query({ ...endpointOf(waitlistContract.listOffers), providesTags: [listTag('WaitlistEntry'), listTag('Conversation')] }),
    saveWaitlistEntry: build.mutation({ ...endpointOf(waitlistContract.saveWaitlistEntry), invalidatesTags: [listTag('WaitlistEntry')] }),
    removeWaitlistEntry: build.mutation({ ...endpointOf(waitlistContract.removeWaitlistEntry), invalidatesTags: [...changed] }),
    offerTime: build.mutation({ ...endpointOf(waitlistContract.offerTime), invalidatesTags: [...changed] }),
    answerOffer: build.mutation({ ...endpointOf(waitlistContract.answerOffer), invalidatesTags: [...changed] }),
  }),
});

export const {
  useListWaitlistInfiniteQuery, useListOpeningsQuery, useListOffersQuery, useSaveWaitlistEntryMutation, useRemoveWaitlistEntryMutation, useOfferTimeMutation,
  useAnswerOfferMutation,
} = waitlistApi;
