import { z } from 'zod';
import { messageBlocks, messageChannels, optOutKinds, optOutSources } from '../../rules/messaging/messageWords.ts';
import { appointmentStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate, Version } from '../base/common.contract.ts';
import { ConsentState } from '../patient/consent.contract.ts';
import { RequestPerson } from '../request/requestSummary.contract.ts';
import { Conversation } from './conversationSummary.contract.ts';
import { MessageAddress } from './messageAddress.contract.ts';

/** What the gate would say of a message to a number now. It asks again when the message goes out. */
export const Reach = z.object({
  /** Why nothing may be sent; null when something may. */
  block: z.enum(messageBlocks).nullable(),
  /** What the number said last; null when it said nothing, or has come back. */
  optOut: z.object({ kind: z.enum(optOutKinds), source: z.enum(optOutSources), at: DateTime }).nullable(),
  /** Null where no patient is known. */
  consent: ConsentState.nullable(),
  /** Every zone that the number may be in: it has to be day in all of them. */
  timeZones: z.array(z.string()),
  /** Null by day; within quiet hours, when they end. */
  quietUntil: DateTime.nullable(),
  /** How many bytes of files may go with a message; null where none go, as the provider carries none from our number. */
  attachments: z.object({ maxBytes: z.number().int() }).nullable(),
});
export type Reach = z.infer<typeof Reach>;

/** A chart that has the number. */
const Candidate = z.object({ patientId: Id, patientName: z.string(), birthDate: IsoDate.nullable() });

/** A coming visit, the soonest first, at most five. */
const Visit = z.object({
  id: Id,
  version: Version,
  status: z.enum(appointmentStatuses),
  startsAt: DateTime,
  timeZone: z.string(),
  visitTypeName: z.string(),
  physicianName: z.string().nullable(),
  locationName: z.string(),
  confirmedBy: z.enum(['staff', 'patient']).nullable(),
});

/** The same patient by the other channel: their first number, or their e-mail address. */
const OtherWay = z.object({
  channel: z.enum(messageChannels),
  /** Null: the chart has none. */
  number: MessageAddress.nullable(),
  /** Why nothing may be sent there now. */
  block: z.enum([...messageBlocks, 'no-number']).nullable(),
  conversationId: Id.nullable(),
});

export const ConversationDetail = Conversation.extend({
  patient: z
    .object({ id: Id, familyName: z.string(), givenName: z.string(), birthDate: IsoDate.nullable(), language: z.string().nullable(), alerts: z.array(z.string()) })
    .nullable(),
  candidates: z.array(Candidate),
  visits: z.array(Visit),
  reach: Reach,
  /** Null where no patient is known. */
  otherWay: OtherWay.nullable(),
  /** The newest incoming message: what an answer says that it has seen. */
  newestIncomingId: Id.nullable(),
  /** Who has it open, but for the caller. */
  viewers: z.array(RequestPerson),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;
