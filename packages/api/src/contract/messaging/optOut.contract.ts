import { z } from 'zod';
import { optOutKinds, optOutSources } from '../../rules/messaging/messageWords.ts';
import { DateTime, Id, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** One time that somebody at a number said whether it may be texted. It is never changed, and the newest one counts. */
export const OptOut = z.object({
  id: Id,
  number: MessageAddress,
  kind: z.enum(optOutKinds),
  source: z.enum(optOutSources),
  /** What was written or said. */
  wording: z.string().nullable(),
  at: DateTime,
  recordedBy: z.string().nullable(),
  /** Messages that were waiting and are not sent any more. */
  withdrawnCount: z.number().int(),
});
export type OptOut = z.infer<typeof OptOut>;

export const optOutContract = {
  listOptOuts: route({
    method: 'GET',
    path: '/api/smshistory/optouts',
    summary: 'What numbers said about being texted, the newest first',
    access: 'messages.read',
    query: PageQuery.extend({ number: MessageAddress.optional() }),
    response: pageOf(OptOut),
  }),
  recordOptOut: route({
    method: 'POST',
    path: '/api/smshistory/optouts',
    summary: 'Record what somebody at a number said to a person here; a stop withdraws what waits for it at once',
    access: 'messages.send',
    body: z.object({ number: MessageAddress, kind: z.enum(optOutKinds), wording: z.string().trim().min(3).max(500) }),
    response: OptOut,
  }),
};
