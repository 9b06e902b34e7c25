import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { messageBlocks, messageChannels, messageDirections, messagePurposes, messageSettlements, messageStatuses, mostAttachments } from '../../rules/messaging/messageWords.ts';
import { DateTime, Id, IdBody, listOf, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** A file that went with a message of ours. */
const SentFile = z.object({
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Opens it for a while. */
  url: z.string(),
});

/** One text message or e-mail, in either direction. */
export const Message = z.object({
  id: Id,
  version: Version,
  conversationId: Id,
  channel: z.enum(messageChannels),
  direction: z.enum(messageDirections),
  status: z.enum(messageStatuses),
  /** Why it was kept here; null unless it is `blocked`. */
  block: z.enum(messageBlocks).nullable(),
  /** The provider's reason for one that failed, as it gives it. */
  failureReason: z.string().nullable(),
  purpose: z.enum(messagePurposes),
  text: z.string(),
  /** What is paid for. */
  segments: z.number().int(),
  /** Whose address an e-mail came from that is not the conversation’s; null for all others. */
  sender: z.string().nullable(),
  /** Files that came with it; they are in the fax inbox, or set aside. Of one of ours: those that go with it. */
  mediaCount: z.number().int(),
  /** Of one of ours, where they are asked for with it. */
  files: z.array(SentFile),
  locale: z.enum(locales).nullable(),
  templateId: Id.nullable(),
  templateVersion: Version.nullable(),
  appointmentId: Id.nullable(),
  /** The one that it speaks of when it was written; another version of the visit withdraws it. */
  appointmentVersion: Version.nullable(),
  /** Not before; at once when null. */
  notBefore: DateTime.nullable(),
  expiresAt: DateTime.nullable(),
  /** Why a person sends it within quiet hours. */
  quietHoursReason: z.string().nullable(),
  /** Null for a rule's and a patient's. */
  author: z.string().nullable(),
  createdAt: DateTime,
  /** Handed over; of an incoming one: received. */
  sentAt: DateTime.nullable(),
  deliveredAt: DateTime.nullable(),
});
export type Message = z.infer<typeof Message>;

/** A message where it stands by itself: with whom it was. */
export const FoundMessage = Message.extend({ number: MessageAddress, patientId: Id.nullable(), patientName: z.string().nullable() });
export type FoundMessage = z.infer<typeof FoundMessage>;

/** Staff write the conversation and what a template says; notices are the server's own. */
const writtenPurposes = ['conversation', 'reminder', 'confirmation', 'missing-documents', 'waitlist-offer'] as const satisfies readonly (typeof messagePurposes)[number][];

/** Of the largest files that go with a message, in base64. */
const sendLimit = 7_500_000;

export const SendMessage = z.object({
  /** Made when the composer opens: the same key answers with the message that it made first. */
  clientKey: Id,
  /** A conversation, or a number or e-mail address with whom it is meant for. */
  to: z.union([z.object({ conversationId: Id }), z.object({ number: MessageAddress, patientId: Id.nullable() })]),
  text: z.string().trim().min(1).max(1600),
  /** JPEG, PNG, GIF or PDF, together as large as `attachments` of the conversation says. */
  files: z.array(z.object({ name: z.string().trim().min(1).max(200), content: z.base64() })).max(mostAttachments).optional(),
  /** The newest incoming message that the sender has seen; null: none. */
  lastSeenId: Id.nullable(),
  purpose: z.enum(writtenPurposes).default('conversation'),
  locale: z.enum(locales).nullable().default(null),
  templateId: Id.nullable().default(null),
  templateVersion: Version.nullable().default(null),
  appointmentId: Id.nullable().default(null),
  appointmentVersion: Version.nullable().default(null),
  notBefore: DateTime.nullable().default(null),
  /** What was not sent by then is not sent any more. */
  expiresAt: DateTime.nullable().default(null),
  quietHoursReason: z.string().trim().min(3).max(200).nullable().default(null),
});
export type SendMessage = z.infer<typeof SendMessage>;

/** A template as it would go to one patient. */
export const MessagePreview = z.object({
  templateId: Id,
  templateVersion: Version,
  locale: z.enum(locales),
  text: z.string(),
  /** Named without a value and without a fallback: such a message is refused. */
  missing: z.array(z.string()),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

export const messageContract = {
  listMessages: route({
    method: 'GET',
    path: '/api/smshistory/',
    summary: 'Messages, newest first: those of one conversation (the view is audited), or all of which the text holds some words',
    access: 'messages.read',
    query: PageQuery.extend({
      conversationId: Id.optional(),
      patientId: Id.optional(),
      appointmentId: Id.optional(),
      search: z.string().trim().max(100).optional(),
      direction: z.enum(messageDirections).optional(),
      status: listOf(messageStatuses),
      purpose: listOf(messagePurposes),
      from: DateTime.optional(),
      until: DateTime.optional(),
    }),
    response: pageOf(FoundMessage),
  }),
  sendMessage: route({
    method: 'POST',
    path: '/api/smshistory/',
    summary: 'Send or schedule a message; within quiet hours it waits for their end unless a reason is given; 409 `newer-message` when the patient has written since, `claimed` while somebody else answers, and with a block when it may not be sent at all, as `no-media` with files where the number carries none; 413, 415 or 422 for the files',
    access: 'messages.send',
    bodyLimit: sendLimit,
    body: SendMessage,
    response: Message,
  }),
  askForMissing: route({
    method: 'POST',
    path: '/api/smshistory/missing',
    summary: 'Ask the patient of a referral by text for what it waits for, in their language; 409 when it waits for nothing, they were asked today, or may not be texted',
    access: 'messages.send',
    /** Made when the key is pressed, as for any message. */
    body: z.object({ requestId: Id, clientKey: Id }),
    response: Message,
  }),
  cancelMessage: route({
    method: 'POST',
    path: '/api/smshistory/cancel',
    summary: 'Take back a message that was not handed over yet',
    access: 'messages.send',
    body: IdBody,
    response: Message,
  }),
  settleMessage: route({
    method: 'POST',
    path: '/api/smshistory/settle',
    summary: 'Say what became of a message of which nobody knows whether it went out, or whether an e-mail from another address is the patient’s',
    access: 'messages.send',
    body: IdBody.extend({ settlement: z.enum(messageSettlements) }),
    response: Message,
  }),
  previewMessage: route({
    method: 'GET',
    path: '/api/smshistory/preview',
    summary: 'What a template says to a patient about a visit, in the patient’s language unless another is asked for, and in English where there is none',
    access: 'messages.read',
    query: z.object({
      templateKey: z.string().max(60),
      patientId: Id.optional(),
      appointmentId: Id.optional(),
      locale: z.enum(locales).optional(),
    }),
    response: MessagePreview,
  }),
};
