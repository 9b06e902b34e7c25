import { z } from 'zod';
import { messageBlocks, messageStatuses } from '../../rules/messaging/messageWords.ts';
import { offerAnswers, offerChannels, waitlistSigns, waitlistStatuses } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate, OptionalText, Priority, Version } from '../base/common.contract.ts';
import { WallTime, WallTimeEnd } from './calendarSettings.contract.ts';

/** What somebody waits for, and what suits them. */
export const WaitlistFields = z.object({
  visitTypeId: Id,
  /** Null for anybody. */
  physicianId: Id.nullable(),
  /** Null for any location. */
  locationId: Id.nullable(),
  /** ISO 8601: 1 is Monday; none for any. */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7),
  /** Null, with `until`, for any time of the day. */
  from: WallTime.nullable(),
  until: WallTimeEnd.nullable(),
  firstDay: IsoDate.nullable(),
  lastDay: IsoDate.nullable(),
  priority: Priority,
  /** How many hours before a visit the patient has to know. */
  noticeHours: z.number().int().min(0).max(336),
  /** How many minutes the patient is on the way; null when it is not known. */
  travelMinutes: z.number().int().min(0).max(1440).nullable(),
  note: OptionalText,
});
export type WaitlistFields = z.infer<typeof WaitlistFields>;

const Patient = z.object({ patientId: Id, patientName: z.string(), patientPhone: z.string().nullable(), patientLanguage: z.string().nullable(), patientAlerts: z.array(z.string()) });

/** Somebody who waits for a visit, or for an earlier one. */
export const WaitlistEntry = WaitlistFields.extend({
  ...Patient.shape,
  id: Id,
  version: Version,
  status: z.enum(waitlistStatuses),
  visitTypeName: z.string(),
  minutes: z.number().int(),
  physicianName: z.string().nullable(),
  locationName: z.string().nullable(),
  waitingSince: DateTime,
  requestId: Id.nullable(),
  /** The visit that an earlier one takes the place of. */
  visit: z.object({ id: Id, startsAt: DateTime, timeZone: z.string() }).nullable(),
  /** How often a time was offered in vain. */
  declinedCount: z.number().int(),
  unansweredCount: z.number().int(),
  /** Until when a time is kept for them; null when none is. */
  offeredUntil: DateTime.nullable(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** A time that is kept for somebody until it expires. */
export const WaitlistOffer = z.object({
  ...Patient.shape,
  id: Id,
  version: Version,
  entryId: Id,
  channel: z.enum(offerChannels),
  /** The text that speaks of it; null where it is told by telephone, and for whoever may not see texts. */
  text: z.object({ conversationId: Id, status: z.enum(messageStatuses), block: z.enum(messageBlocks).nullable() }).nullable(),
  visitTypeName: z.string(),
  /** What the patient is told before the visit. */
  preparation: z.string().nullable(),
  physicianName: z.string().nullable(),
  locationName: z.string(),
  startsAt: DateTime,
  endsAt: DateTime,
  timeZone: z.string(),
  expiresAt: DateTime,
  outcome: z.enum([...offerAnswers, 'expired']).nullable(),
  note: z.string().nullable(),
  /** The visit that it takes the place of. */
  visit: z.object({ id: Id, startsAt: DateTime, timeZone: z.string() }).nullable(),
  /** The visit that was booked. */
  appointmentId: Id.nullable(),
});
export type WaitlistOffer = z.infer<typeof WaitlistOffer>;

/** Somebody whom a freed time suits; the points of the reasons, added up, are the order. */
export const WaitlistCandidate = z.object({
  entry: WaitlistEntry,
  startsAt: DateTime,
  endsAt: DateTime,
  points: z.number().int(),
  reasons: z.array(z.object({ sign: z.enum(waitlistSigns), points: z.number().int() })),
  /** Why it cannot be offered to them by text now; null when it can. `no-right`: the caller may not send texts. */
  textBlock: z.enum([...messageBlocks, 'no-number', 'no-right']).nullable(),
});
export type WaitlistCandidate = z.infer<typeof WaitlistCandidate>;

/** A time that was freed and is still free, with those whom it suits, the best first. */
export const Opening = z.object({
  physicianId: Id.nullable(),
  physicianName: z.string().nullable(),
  resourceId: Id.nullable(),
  resourceName: z.string().nullable(),
  locationId: Id,
  locationName: z.string(),
  timeZone: z.string(),
  startsAt: DateTime,
  endsAt: DateTime,
  candidates: z.array(WaitlistCandidate),
  candidateCount: z.number().int(),
});
export type Opening = z.infer<typeof Opening>;
