import { z } from 'zod';
import { conversationFlags, messageChannels, messageDirections, messageStatuses } from '../../rules/messaging/messageWords.ts';
import { DateTime, Id, PhoneNumber, Version } from '../base/common.contract.ts';
import { RequestPerson } from '../request/requestSummary.contract.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** All that was written between us and one number or e-mail address of theirs. */
export const Conversation = z.object({
  id: Id,
  /** Of what people here change; a message leaves it as it is. */
  version: Version,
  channel: z.enum(messageChannels),
  /** Theirs: of an e-mail conversation the address. */
  number: MessageAddress,
  /** Null: e-mails go by the server of the installation. */
  ourNumber: PhoneNumber.nullable(),
  /** Whom it is with; null for a number of nobody, or of several. */
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  /** How many charts have the number: above one, nobody is guessed. */
  patientCount: z.number().int(),
  last: z.object({ text: z.string(), direction: z.enum(messageDirections), status: z.enum(messageStatuses), at: DateTime }).nullable(),
  unreadCount: z.number().int(),
  /** Messages that failed, are unconfirmed or were kept here, and were not dealt with. */
  troubledCount: z.number().int(),
  /** The next one that waits for its time. */
  scheduled: z.object({ text: z.string(), at: DateTime }).nullable(),
  isOptedOut: z.boolean(),
  flags: z.array(z.enum(conversationFlags)),
  assignee: RequestPerson.nullable(),
  /** Who answers now. */
  claim: RequestPerson.extend({ until: DateTime }).nullable(),
  snoozedUntil: DateTime.nullable(),
  closedAt: DateTime.nullable(),
  labels: z.array(z.string()),
});
export type Conversation = z.infer<typeof Conversation>;
