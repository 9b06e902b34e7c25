import { z } from 'zod';
import { checklistItems, declineReasons, requestStatuses, statedKeys } from '../../rules/request/requestWords.ts';
import { appointmentStatuses, documentTypes } from '../../rules/vocabulary.ts';
import { DateTime, Id, IsoDate } from '../base/common.contract.ts';
import { HealthNumberCheck } from '../patient/patient.contract.ts';
import { PaperReply } from './paperReply.contract.ts';
import { RequestPerson, RequestClock, RequestSummary } from './requestSummary.contract.ts';

export const RequestNote = z.object({
  id: Id,
  author: z.string(),
  text: z.string(),
  mentions: z.array(RequestPerson),
  createdAt: DateTime,
});
export type RequestNote = z.infer<typeof RequestNote>;

/** What happened, newest first: an event of the lifecycle or a change of what it says. */
export const RequestEntry = z.object({
  id: Id,
  event: z.string(),
  from: z.enum(requestStatuses),
  to: z.enum(requestStatuses),
  actor: z.string(),
  at: DateTime,
  undoneAt: DateTime.nullable(),
});
export type RequestEntry = z.infer<typeof RequestEntry>;

export const RequestFax = z.object({
  id: Id,
  documentType: z.enum(documentTypes).nullable(),
  senderName: z.string().nullable(),
  from: z.string().nullable(),
  pageCount: z.number().int().nullable(),
  receivedAt: DateTime,
});
export type RequestFax = z.infer<typeof RequestFax>;

export const ChecklistLine = z.object({ text: z.string().trim().min(1).max(200), isDone: z.boolean() });
export type ChecklistLine = z.infer<typeof ChecklistLine>;

/** What a patient says of themselves at check-in; a field that they were not asked for is null. */
export const StatedPatient = z.object({
  familyName: z.string().trim().max(200).nullable(),
  givenName: z.string().trim().max(200).nullable(),
  birthDate: IsoDate.nullable(),
  healthNumber: z.string().trim().max(20).nullable(),
  versionCode: z.string().trim().max(2).nullable(),
  phone: z.string().trim().max(40).nullable(),
  email: z.string().trim().max(254).nullable(),
  address: z.string().trim().max(500).nullable(),
});
export type StatedPatient = z.infer<typeof StatedPatient>;

const OtherRequest = z.object({ id: Id, reference: z.string(), receivedAt: DateTime, status: z.enum(requestStatuses) });

export const RequestDetail = RequestSummary.extend({
  note: z.string().nullable(),
  expectedWaitWeeks: z.number().int().nullable(),
  declineReason: z.enum(declineReasons).nullable(),
  redirectedTo: z.string().nullable(),
  redirectedPhysicianId: Id.nullable(),
  /** The clinic of the directory, with where it is faxed. */
  redirectedClinic: z.object({ id: Id, name: z.string(), faxNumber: z.string().nullable() }).nullable(),
  acknowledgedAt: DateTime.nullable(),
  decidedAt: DateTime.nullable(),
  closedAt: DateTime.nullable(),
  clocks: z.array(RequestClock),
  notes: z.array(RequestNote),
  history: z.array(RequestEntry),
  faxes: z.array(RequestFax),
  /** Faxes that answer a letter about it, the newest first: attached, proposed or refused. */
  replies: z.array(PaperReply),
  checklist: z.array(ChecklistLine),
  dueOn: IsoDate.nullable(),
  requester: z.string().nullable(),
  stated: StatedPatient.nullable(),
  /** What the chart has otherwise than the patient says. */
  differences: z.array(z.object({ field: z.enum(statedKeys), chart: z.string().nullable(), stated: z.string() })),
  /** Check-in: whether the number on the health card is well formed; never whether the patient is insured. */
  card: HealthNumberCheck.nullable(),
  /** What a referral for this service has to bring. */
  expected: z.array(z.enum(checklistItems)),
  /** Open referrals of the same patient for the same service, which are not linked yet. */
  similar: z.array(OtherRequest),
  /** Requests that somebody has joined with this one, because they ask for the same. */
  links: z.array(OtherRequest),
  /** Where whoever referred can be reached by fax, as the directory has it, or as they wrote it. */
  referrer: z.object({ clinicName: z.string().nullable(), faxNumbers: z.array(z.string()) }).nullable(),
  /** Who sent it from the public page, as they wrote it; null for every other source. */
  sender: z.object({ name: z.string(), clinicName: z.string().nullable(), billingNumber: z.string(), phone: z.string(), fax: z.string().nullable() }).nullable(),
  /** Check-in: the visit that the patient has arrived for, or the one of today that they would arrive for. */
  visit: z
    .object({ id: Id, startsAt: DateTime, status: z.enum(appointmentStatuses), visitTypeName: z.string(), physicianName: z.string().nullable() })
    .nullable(),
  /** Who else has it open now. */
  viewers: z.array(RequestPerson),
  /** The last event when it was mine and can be taken back. */
  undoable: z.object({ id: Id, event: z.string() }).nullable(),
  /** The last event when it was mine and a letter told of it that has left: another letter corrects it. */
  correctable: z.object({ event: z.string(), at: DateTime }).nullable(),
});
export type RequestDetail = z.infer<typeof RequestDetail>;
