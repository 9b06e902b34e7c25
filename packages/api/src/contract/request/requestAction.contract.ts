import { z } from 'zod';
import { checklistItems, declineReasons } from '../../rules/request/requestWords.ts';
import { Id, IdBody, OptionalText } from '../base/common.contract.ts';

/** An answer of which the other side was told by word: then no letter has to arrive for it to count. */
const Answer = IdBody.extend({ isTold: z.boolean().default(false) });

/** One event of a request's lifecycle with what belongs to it. */
export const RequestAction = z.discriminatedUnion('event', [
  IdBody.extend({ event: z.enum(['book', 'unbook', 'complete', 'cancel', 'reopen', 'submit', 'start', 'hold', 'resume', 'inform']) }),
  Answer.extend({ event: z.enum(['acknowledge', 'booked']) }),
  IdBody.extend({ event: z.literal('ask'), missing: z.array(z.enum(checklistItems)).min(1).max(checklistItems.length), note: OptionalText }),
  Answer.extend({ event: z.literal('accept'), expectedWaitWeeks: z.number().int().min(0).max(520).nullable().default(null) }),
  Answer.extend({ event: z.literal('decline'), reason: z.enum(declineReasons), note: OptionalText }),
  Answer.extend({
    event: z.literal('redirect'),
    /** The clinic, in words. */
    to: z.string().trim().min(1).max(200),
    /** The same, where the directory knows it. */
    clinicId: Id.nullable().default(null),
    /** Its physician, where the directory knows one. */
    physicianId: Id.nullable().default(null),
    note: OptionalText,
  }),
]);
export type RequestAction = z.infer<typeof RequestAction>;
