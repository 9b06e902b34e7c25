import { z } from 'zod';
import { DateTime, Empty, Id, PhoneNumber } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** What stands on the screen of a made-up phone. */
export const PhoneMessage = z.object({
  id: Id,
  /** Whether the phone's owner wrote it. */
  isOwn: z.boolean(),
  text: z.string(),
  at: DateTime,
});
export type PhoneMessage = z.infer<typeof PhoneMessage>;

export const Phone = z.object({ number: PhoneNumber, clinicNumber: PhoneNumber, ownerName: z.string().nullable(), last: PhoneMessage.nullable() });
export type Phone = z.infer<typeof Phone>;

/** The phones behind the provider's stand-in: every route is a 404 where texts go out over a real line. */
export const phoneSimulatorContract = {
  listPhones: route({
    method: 'GET', path: '/api/smshistory/simulator', summary: 'Made-up phones that the clinic has texted, those of the newest message first, at most a hundred',
    access: 'messages.send', response: z.array(Phone),
  }),
  getPhone: route({
    method: 'GET', path: '/api/smshistory/simulator/phone', summary: 'What a made-up phone shows, oldest first, at most the last hundred messages', access: 'messages.send',
    query: z.object({ number: PhoneNumber }), response: Phone.extend({ messages: z.array(PhoneMessage) }),
  }),
  answerAsPhone: route({
    method: 'POST', path: '/api/smshistory/simulator/answer', summary: 'Write as the owner of a made-up phone; it reaches the clinic through a signed webhook as any other message does',
    access: 'messages.send', body: z.object({ number: PhoneNumber, text: z.string().trim().min(1).max(1600) }), response: Empty,
  }),
};
