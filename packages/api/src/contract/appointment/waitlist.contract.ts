import { z } from 'zod';
import { offerAnswers, offerChannels, waitlistRemoveReasons } from '../../rules/vocabulary.ts';
import { DateTime, Id, IdBody, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { Opening, WaitlistEntry, WaitlistFields, WaitlistOffer } from './waitlistEntry.contract.ts';

export const SaveWaitlistEntry = WaitlistFields.extend({
  /** The entry that is changed, with its version; whom it is of stays. */
  id: Id.nullable().default(null),
  version: Version.nullable().default(null),
  patientId: Id,
  requestId: Id.nullable().default(null),
  /** The visit that an earlier one is to take the place of. */
  appointmentId: Id.nullable().default(null),
});
export type SaveWaitlistEntry = z.infer<typeof SaveWaitlistEntry>;

export const waitlistContract = {
  listWaitlist: route({
    method: 'GET',
    path: '/api/appointments/waitlist/get-list',
    summary: 'Who waits for a visit or an earlier one, by clinical priority and how long they have waited',
    access: 'appointments.read',
    query: PageQuery.extend({ physicianId: Id.optional(), locationId: Id.optional(), visitTypeId: Id.optional(), patientId: Id.optional(), requestId: Id.optional() }),
    response: pageOf(WaitlistEntry),
  }),
  saveWaitlistEntry: route({
    method: 'POST',
    path: '/api/appointments/waitlist/save',
    summary: 'Put a patient on the waitlist, or with an id change what they wait for',
    access: 'appointments.write',
    body: SaveWaitlistEntry,
    response: WaitlistEntry,
  }),
  removeWaitlistEntry: route({
    method: 'DELETE',
    path: '/api/appointments/waitlist/remove',
    summary: 'Take somebody off the waitlist, with a reason; the entry is kept, and what was offered is free again',
    access: 'appointments.write',
    body: IdBody.extend({ reason: z.enum(waitlistRemoveReasons) }),
    response: WaitlistEntry,
  }),
  listOpenings: route({
    method: 'GET',
    path: '/api/appointments/waitlist/openings',
    summary: 'Times that were freed and are still free, with those on the waitlist whom each suits, the best first, and why',
    access: 'appointments.read',
    query: z.object({ locationId: Id.optional(), days: z.coerce.number<number>().int().min(1).max(28).default(14) }),
    response: z.array(Opening),
  }),
  listOffers: route({
    method: 'GET',
    path: '/api/appointments/waitlist/offers',
    summary: 'Offers that wait for an answer, those that expire first at the top; then what patients answered by text within the hour',
    access: 'appointments.read',
    response: z.array(WaitlistOffer),
  }),
  offerTime: route({
    method: 'POST',
    path: '/api/appointments/waitlist/offer',
    summary: 'Keep a time for somebody on the waitlist until the offer expires, and tell them by text; who may not be texted is to be called, as `channel` of the answer says. 409 when it is taken, or a time is kept for them already',
    access: 'appointments.write',
    body: z.object({
      entryId: Id,
      physicianId: Id.nullable(),
      resourceId: Id.nullable().default(null),
      locationId: Id,
      startsAt: DateTime,
      channel: z.enum(offerChannels).default('call'),
      /** How long it is kept, and never longer than until the visit begins; left out, as is usual for the channel. */
      minutes: z.number().int().min(5).max(1440).optional(),
    }),
    response: WaitlistOffer,
  }),
  answerOffer: route({
    method: 'POST',
    path: '/api/appointments/waitlist/answer',
    summary: 'What came of an offer: accepted books the visit, anything else frees the time; 409 once it is answered or has expired, and with three free times where somebody has overbooked the time',
    access: 'appointments.write',
    body: IdBody.extend({ outcome: z.enum(offerAnswers), note: OptionalText.default(null) }),
    response: WaitlistOffer,
  }),
};
