import { z } from 'zod';
import { DateTime, Empty, Id, PhoneNumber } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** What stands on the screen of a made-up phone. */
export const PhoneMessage = z.object({
  id: Id,
  /** Whether the phone's owner wrote it. */
  isOwn: z.boolean(),
  text: z.string(),
  /** What the phone shows of what came with it, or how much its owner sent along. */
  files: z.array(z.object({ mediaType: z.string(), url: z.string().nullable() })),
  at: DateTime,
});
export type PhoneMessage = z.infer<typeof PhoneMessage>;

export const Phone = z.object({ number: MessageAddress, clinicNumber: PhoneNumber.nullable(), ownerName: z.string().nullable(), last: PhoneMessage.nullable() });
export type Phone = z.infer<typeof Phone>;

/** The phones behind the provider's stand-in: every route is a 404 where texts go out over a real line. */
export const phoneSimulatorContract = {
  listPhones: route({
    method: 'GET', path: '/api/smshistory/simulator', summary: 'Made-up phones and mailboxes that the clinic has written to, those of the newest message first, at most a hundred',
    access: 'messages.send', response: z.array(Phone),
  }),
  getPhone: route({
    method: 'GET', path: '/api/smshistory/simulator/phone', summary: 'What a made-up phone shows, oldest first, at most the last hundred messages', access: 'messages.send',
    query: z.object({ number: MessageAddress }), response: Phone.extend({ messages: z.array(PhoneMessage) }),
  }),
  answerAsPhone: route({
    method: 'POST', path: '/api/smshistory/simulator/answer', summary: 'Write as the owner of a made-up phone; it reaches the clinic through a signed webhook, an e-mail by SMTP, as any other message does; 409 `nothing-sent` where no e-mail went there since the server was started',
    access: 'messages.send', bodyLimit: 2_000_000,
    /** A picture goes from a phone alone. */
    body: z.object({ number: MessageAddress, text: z.string().trim().max(1600), picture: z.base64().min(1).max(1_400_000).nullable().default(null) }).refine(({ text, picture }) => text !== '' || picture !== null, { path: ['text'] }), response: Empty,
  }),
};
