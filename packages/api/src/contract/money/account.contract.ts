import { z } from 'zod';
import { atZeroChoices, creditCauses, creditKinds } from '../../rules/money/creditWords.ts';
import { DateTime, Id, IsoDate, largestInt32, Name, OptionalText, pageOf, PageQuery, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Credits = z.int().min(0).max(largestInt32);
const TaxNumber = z.string().trim().min(1).max(30).nullable();

export const AccountSettings = z.object({
  plan: Name,
  /** Given with the first use of each month of the organization, and gone at its end. */
  monthlyCredits: Credits,
  atZero: z.enum(atZeroChoices),
  /** How far below zero the balance may go before what is sent waits: zero or less. */
  floor: z.int().min(-largestInt32).max(0),
  /** Below this it is said that few are left; 0 never. */
  lowAt: Credits,
  /** Credits of a page, a segment, a begun minute. */
  prices: z.object({ 'fax-in': Credits, 'fax-out': Credits, text: Credits, call: Credits }),
  gstNumber: TaxNumber,
  qstNumber: TaxNumber,
  /** Of British Columbia, Saskatchewan or Manitoba. */
  pstNumber: TaxNumber,
  /** Days until an invoice is due. */
  termsDays: z.int().min(0).max(365),
  /** How to pay, printed under the total. */
  paymentText: OptionalText,
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export const Account = AccountSettings.extend({
  version: Version,
  balance: z.int(),
  /** Held for what is on its way; not in the balance any more. */
  reserved: z.int(),
  /** What is left of what was given, in the order in which it is spent. */
  grants: z.array(z.object({ id: Id, amount: z.int(), remaining: z.int(), priority: z.int(), isGift: z.boolean(), expiresAt: DateTime.nullable() })),
});
export type Account = z.infer<typeof Account>;

export const CreditEntry = z.object({
  sequence: z.int(),
  kind: z.enum(creditKinds),
  amount: z.int(),
  /** After this entry. */
  balance: z.int(),
  cause: z.enum(creditCauses).nullable(),
  /** Pages, segments, begun minutes. */
  units: z.int().nullable(),
  /** The fax, the message, the call. */
  objectId: Id.nullable(),
  note: z.string().nullable(),
  createdBy: z.string().nullable(),
  createdAt: DateTime,
});
export type CreditEntry = z.infer<typeof CreditEntry>;

export const BookCredits = z.object({
  /** Above zero it is given, below it puts right what was wrong. */
  amount: z.int().min(-largestInt32).max(largestInt32).refine((amount) => amount !== 0, 'zero'),
  /** 1 is spent first. */
  priority: z.int().min(1).max(9).default(5),
  isGift: z.boolean().default(false),
  expiresAt: DateTime.nullable().default(null),
  note: z.string().trim().min(1).max(500),
  /** Chosen by who asks: asked again with the same key, it is the same entry. */
  key: z.uuid(),
});
export type BookCredits = z.output<typeof BookCredits>;

export const DailyUse = z.object({
  /** Whose days they are. */
  timeZone: z.string(),
  asOf: DateTime,
  days: z.array(z.object({ day: IsoDate, cause: z.enum(creditCauses), units: z.int(), credits: z.int() })),
});
export type DailyUse = z.infer<typeof DailyUse>;

export const accountContract = {
  getAccount: route({
    method: 'GET', path: '/api/accDtls/', summary: 'The account: plan, limits, prices, and what is left', access: 'member', response: Account,
  }),
  saveAccount: route({
    method: 'PUT', path: '/api/accDtls/', summary: 'Change plan, limits, prices and what invoices say of who sends them', access: 'settings.manage',
    body: AccountSettings.extend({ version: Version }), response: Account,
  }),
  listCredits: route({
    method: 'GET', path: '/api/creditstracking/', summary: 'The ledger of credits, newest first', access: 'billing.read',
    query: PageQuery.extend({ cause: z.enum(creditCauses).optional() }), response: pageOf(CreditEntry),
  }),
  bookCredits: route({
    method: 'POST', path: '/api/creditstracking/', summary: 'Give credits, or put an entry right by another', access: 'billing.write',
    body: BookCredits, response: CreditEntry,
  }),
  listDailyUse: route({
    method: 'GET', path: '/api/daily/', summary: 'What was used on each day of the organization, at most 366 days', access: 'stats.read',
    query: z.object({ from: IsoDate, until: IsoDate }), response: DailyUse,
  }),
};
