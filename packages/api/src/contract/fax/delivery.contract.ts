import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { attemptStatuses, deliveryFailures, deliveryStatuses, letterKinds, sentViews } from '../../rules/vocabulary.ts';
import { DateTime, Id, largestInt32, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Priority, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** A fax that is sent, and what has become of it. */
export const SentFax = z.object({
  /** Of the fax, which stands beside those received. */
  id: Id,
  version: Version,
  status: z.enum(deliveryStatuses),
  failure: z.enum(deliveryFailures).nullable(),
  from: z.string(),
  to: z.string(),
  recipientName: z.string().nullable(),
  recipientClinic: z.string().nullable(),
  priority: Priority,
  pageCount: z.number().int(),
  letterId: Id.nullable(),
  /** Null for pages of a stored fax that go on. */
  letterKind: z.enum(letterKinds).nullable(),
  referralId: Id.nullable(),
  patientId: Id.nullable(),
  patientName: z.string().nullable(),
  physicianId: Id.nullable(),
  /** Calls so far. */
  attempts: z.number().int(),
  scheduledAt: DateTime.nullable(),
  nextTryAt: DateTime.nullable(),
  deliveredAt: DateTime.nullable(),
  /** Somebody has seen that it did not arrive and dealt with it. */
  settledAt: DateTime.nullable(),
  createdBy: Id,
  createdAt: DateTime,
});
export type SentFax = z.infer<typeof SentFax>;

export const DeliveryAttempt = z.object({
  number: z.number().int(),
  status: z.enum(attemptStatuses),
  /** As the provider gives it. */
  failureReason: z.string().nullable(),
  startedAt: DateTime,
  endedAt: DateTime.nullable(),
});
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>;

const Confirmation = z.string().regex(/^\d{4}$/).nullable();

export const SendFax = z.object({
  /** A letter, which is sent once, or the pages of a stored fax in the order given; all of them where `pages` is null. */
  content: z.union([
    z.object({ letterId: Id }),
    z.object({ faxId: Id, pages: z.array(z.int().positive().max(largestInt32)).min(1).max(350).nullable() }),
  ]),
  to: PhoneNumber,
  /** The last four digits, for a number that nobody here has sent to yet. */
  confirmation: Confirmation,
  recipientName: Name.nullable(),
  recipientClinic: Name.nullable(),
  physicianId: Id.nullable(),
  cover: z.object({ locale: z.enum(locales), note: OptionalText }).nullable(),
  priority: Priority,
  /** Not before; at once when null. */
  sendAt: DateTime.nullable(),
  /** So long it waits before it is handed over, and can be taken back. */
  holdSeconds: z.int().nonnegative().max(60).optional(),
});
export type SendFax = z.infer<typeof SendFax>;

const Seen = z.object({ id: Id, version: Version });

export const deliveryContract = {
  sendFax: route({
    method: 'POST', path: '/api/faxserver/send', summary: 'Send a letter, or pages of a stored fax, to a number', access: 'messages.send',
    body: SendFax, response: SentFax,
  }),
  listSentFaxes: route({
    method: 'GET', path: '/api/faxserver/sent', summary: 'Faxes that are sent, newest first; those that need somebody by the view `attention`', access: 'messages.read',
    query: PageQuery.extend({ view: z.enum(sentViews).default('all'), patientId: Id.optional(), referralId: Id.optional() }), response: pageOf(SentFax),
  }),
  getSentFax: route({
    method: 'GET', path: '/api/faxserver/sent/{id}', summary: 'One fax that is sent, with its calls; the view is audited', access: 'messages.read',
    params: z.object({ id: Id }), response: SentFax.extend({ calls: z.array(DeliveryAttempt) }),
  }),
  cancelSentFax: route({
    method: 'POST', path: '/api/faxserver/sent/cancel', summary: 'Take back a fax that has not arrived yet', access: 'messages.send', body: Seen, response: SentFax,
  }),
  resendFax: route({
    method: 'POST', path: '/api/faxserver/sent/resend', summary: 'Send once more what failed, was cancelled or is unconfirmed, to the same or another number', access: 'messages.send',
    body: Seen.extend({ to: PhoneNumber.nullable(), confirmation: Confirmation }), response: SentFax,
  }),
  settleSentFax: route({
    method: 'POST', path: '/api/faxserver/sent/settle', summary: 'Say that a fax which did not arrive has been dealt with', access: 'messages.send', body: Seen, response: SentFax,
  }),
  checkFaxNumber: route({
    method: 'GET', path: '/api/faxserver/number', summary: 'Whether this organisation has sent to a number before', access: 'messages.send',
    query: z.object({ number: PhoneNumber }), response: z.object({ isKnown: z.boolean() }),
  }),
};
