import type { Database } from '../database/database.port.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';

/** Of what may be asked without signing in; a whole clinic may sit behind one address. */
const buckets = {
  register: { points: 5, duration: 3600 },
  subscribe: { points: 10, duration: 3600 },
  // Of one address, whoever asks: nobody's inbox is filled from here.
  subscribeAddress: { points: 3, duration: 24 * 3600 },
  // Demo faxes and estimates: of one network, of one address and to one number whoever asks, and of all together.
  demoFaxWork: { points: 60, duration: 3600 },
  demoFax: { points: 5, duration: 3600 },
  demoFaxAddress: { points: 3, duration: 24 * 3600 },
  demoFaxNumber: { points: 3, duration: 24 * 3600 },
  demoFaxAll: { points: 50, duration: 24 * 3600 },
  demoFaxStop: { points: 20, duration: 3600 },
  demoFaxStopNumber: { points: 10, duration: 24 * 3600 },
  // Of one account, and of those behind one address.
  accessRequest: { points: 5, duration: 24 * 3600 },
  accessRequestNetwork: { points: 20, duration: 3600 },
  // Of a page that is open: a clinic refers many patients a day.
  ticket: { points: 120, duration: 3600 },
  publicFile: { points: 100, duration: 3600 },
  publicFileTicket: { points: 20, duration: 24 * 3600 },
  requisition: { points: 30, duration: 3600 },
  // Of one clinic, whoever refers: nobody's inbox is flooded from here.
  requisitionClinic: { points: 300, duration: 3600 },
  link: { points: 120, duration: 3600 },
  // Several devices may read one calendar, each every few minutes.
  feed: { points: 240, duration: 3600 },
  feedMiss: { points: 60, duration: 3600 },
  // A token lasts five minutes; several partners may come from one address.
  partnerToken: { points: 60, duration: 60 },
};

export type PublicLimits = RateLimits<keyof typeof buckets>;

/** A full bucket is answered as 429, with the seconds to wait. */
export const createPublicLimits = (database: Database): PublicLimits =>
  createRateLimits({ schema: 'public', name: 'rate_limit', transact: (work) => database.asService(null, work) }, buckets);
