import { z } from 'zod';
import { requestKinds } from '../../rules/request/requestWords.ts';
import { countedSentViews } from '../../rules/vocabulary.ts';
import { Id } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { faxViews } from '../fax/fax.contract.ts';

const count = z.number().int();

const WaitingRequests = z.object({ mine: count, atRisk: count, mentioned: count });

export const waitingContract = {
  countWaiting: route({
    method: 'GET',
    path: '/api/waiting',
    summary: 'What waits for the caller, of one location or of all, counted up to a limit; null is what they may not read',
    access: 'member',
    query: z.object({ locationId: Id.optional() }),
    response: z.object({
      /** Open faxes by view. */
      faxes: z.object({ views: z.record(z.enum(faxViews), count), limit: count }).nullable(),
      /** Faxes that are sent by view, but for the view of all; wherever they were sent from. */
      sent: z.object({ views: z.record(z.enum(countedSentViews), count), limit: count }).nullable(),
      /** Conversations that hold something that nobody has read. */
      texts: z.object({ views: z.object({ unread: count }), limit: count }).nullable(),
      /** Exports to the clinic's other system that need somebody. */
      exports: z.object({ views: z.object({ attention: count }), limit: count }).nullable(),
      /** By work list. */
      requests: z.object({ kinds: z.record(z.enum(requestKinds), WaitingRequests), limit: count }).nullable(),
    }),
  }),
};
