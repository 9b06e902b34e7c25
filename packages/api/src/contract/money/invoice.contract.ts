import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { creditCauses } from '../../rules/money/creditWords.ts';
import { invoiceEvents, invoiceKinds, invoiceStates, invoiceViews, paymentMethods, taxKinds, taxNames } from '../../rules/money/invoiceWords.ts';
import { DateTime, Id, IsoDate, largestInt32, Name, OptionalText, pageOf, PageQuery, PhoneNumber, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

/** Cents of Canadian dollars. */
const Cents = z.int();

export const InvoiceLineFields = z.object({
  description: z.string().trim().min(1).max(300),
  /** Thousandths; of a line that bills use, the server says how much was used. */
  quantity: z.int().min(0).max(largestInt32),
  /** Hundredths of a cent. */
  unitPrice: z.int().min(0).max(largestInt32),
  tax: z.enum(taxKinds),
  /** Bills what was used in the period and is not billed yet. */
  cause: z.enum(creditCauses).nullable(),
});
export type InvoiceLineFields = z.infer<typeof InvoiceLineFields>;

export const InvoiceFields = z.object({
  locationId: Id.nullable(),
  buyerName: Name,
  /** Address, a line each. */
  buyerLines: z.array(z.string().trim().min(1).max(120)).max(5),
  buyerEmail: z.email().max(254).nullable(),
  buyerFax: PhoneNumber.nullable(),
  /** Where what is billed was supplied: it decides the taxes. */
  province: Province,
  locale: z.enum(locales),
  /** First and last day of what is billed. */
  periodFrom: IsoDate.nullable(),
  periodUntil: IsoDate.nullable(),
  termsDays: z.int().min(0).max(365),
  note: OptionalText,
  lines: z.array(InvoiceLineFields).max(100),
});
export type InvoiceFields = z.infer<typeof InvoiceFields>;

export const InvoiceTax = z.object({ name: z.enum(taxNames), millionths: z.int(), base: Cents, amount: Cents });

export const InvoiceSummary = z.object({
  id: Id,
  version: Version,
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStates),
  /** Null until it is issued. */
  number: z.string().nullable(),
  buyerName: z.string(),
  locationId: Id.nullable(),
  issuedOn: IsoDate.nullable(),
  dueOn: IsoDate.nullable(),
  isOverdue: z.boolean(),
  total: Cents,
  /** What is still to be paid; below zero, to be given back. */
  open: Cents,
  createdAt: DateTime,
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const Invoice = InvoiceFields.omit({ lines: true }).extend({
  ...InvoiceSummary.shape,
  lines: z.array(InvoiceLineFields.extend({ id: Id, net: Cents, uses: z.int(), creditable: z.int() })),
  subtotal: Cents,
  taxes: z.array(InvoiceTax),
  paid: Cents,
  credited: Cents,
  /** As the sender was called when it was issued; as it is called now, before. */
  seller: z.object({ name: z.string(), lines: z.array(z.string()), gstNumber: z.string().nullable(), qstNumber: z.string().nullable(), pstNumber: z.string().nullable(), paymentText: z.string().nullable() }),
  creditsId: Id.nullable(),
  creditsNumber: z.string().nullable(),
  creditNotes: z.array(z.object({ id: Id, number: z.string(), total: Cents })),
  reason: z.string().nullable(),
  payments: z.array(z.object({ id: Id, amount: Cents, paidOn: IsoDate, method: z.enum(paymentMethods), reference: z.string().nullable() })),
  events: z.array(z.object({ event: z.enum([...invoiceEvents, 'create']), at: DateTime, by: z.string().nullable() })),
  /** Of the PDF, lower-case hex; null until it is printed. */
  sha256: z.string().nullable(),
  sentAt: DateTime.nullable(),
  /** What can be done now, as far as the caller may. */
  can: z.array(z.enum(invoiceEvents)),
});
export type Invoice = z.infer<typeof Invoice>;

const Seen = z.object({ id: Id, version: Version });
const Reason = z.string().trim().min(1).max(500);

export const UpdateInvoice = z.discriminatedUnion('event', [
  Seen.extend({ event: z.literal('change'), fields: InvoiceFields }),
  Seen.extend({ event: z.literal('issue') }),
  /** Writes off what is still open. */
  Seen.extend({ event: z.literal('balance'), reason: Reason }),
  Seen.extend({ event: z.literal('cancel'), reason: Reason }),
  Seen.extend({ event: z.literal('discard') }),
]);
export type UpdateInvoice = z.output<typeof UpdateInvoice>;

export const NewPayment = Seen.extend({
  /** Below zero for what is given back. */
  amount: z.int().min(-largestInt32).max(largestInt32).refine((amount) => amount !== 0, 'zero'),
  paidOn: IsoDate,
  method: z.enum(paymentMethods),
  reference: z.string().trim().max(200).nullable(),
  key: z.uuid(),
});
export type NewPayment = z.output<typeof NewPayment>;

/** Why a line of a bank's file is not booked. */
export const paymentProblems = ['no-number', 'unknown-invoice', 'not-open', 'bad-amount', 'bad-date', 'ambiguous-date', 'too-much', 'known'] as const;

export const PaymentRow = z.object({
  /** Line of the file, from one. */
  row: z.int(),
  number: z.string().nullable(),
  amount: Cents.nullable(),
  paidOn: IsoDate.nullable(),
  reference: z.string(),
  invoiceId: Id.nullable(),
  buyerName: z.string().nullable(),
  open: Cents.nullable(),
  problem: z.enum(paymentProblems).nullable(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

const PaymentFile = z.object({ csv: z.string().min(1).max(1_000_000) });
const Period = { from: IsoDate, until: IsoDate };

export const ProposedUse = z.object({ cause: z.enum(creditCauses), uses: z.int(), units: z.int() });
export type ProposedUse = z.infer<typeof ProposedUse>;

export const BilledUse = z.object({
  sequence: z.int(),
  cause: z.enum(creditCauses),
  units: z.int(),
  /** The fax, the conversation of the message, the call. */
  objectId: Id.nullable(),
  at: DateTime,
  /** Theirs, as far as one may read it. */
  number: z.string().nullable(),
});
export type BilledUse = z.infer<typeof BilledUse>;

export const Statement = z.object({
  buyerName: z.string(),
  /** Owed at the beginning of the first day. */
  before: Cents,
  rows: z.array(z.object({ day: IsoDate, kind: z.enum([...invoiceKinds, 'payment']), number: z.string(), amount: Cents, balance: Cents })),
  after: Cents,
  /** In base64. */
  pdf: z.string(),
});
export type Statement = z.infer<typeof Statement>;

export const invoiceContract = {
  listInvoices: route({
    method: 'GET', path: '/api/invoice/', summary: 'Invoices and credit notes, newest first', access: 'billing.read',
    query: PageQuery.extend({ view: z.enum(invoiceViews).default('all'), locationId: Id.optional(), search: z.string().trim().max(100).optional() }),
    response: pageOf(InvoiceSummary),
  }),
  createInvoice: route({
    method: 'POST', path: '/api/invoice/', summary: 'New draft of an invoice; it has no number', access: 'billing.write', body: InvoiceFields, response: Invoice,
  }),
  updateInvoice: route({
    method: 'PUT', path: '/api/invoice/update/', summary: 'Change a draft, issue it, write off what is open, cancel what was not paid, throw a draft away', access: 'billing.write',
    body: UpdateInvoice, response: Invoice,
  }),
  countInvoices: route({
    method: 'GET', path: '/api/invoice/count', summary: 'How many there are in each view, and what is open and overdue', access: 'billing.read',
    response: z.object({ views: z.record(z.enum(invoiceViews), z.int()), open: Cents, overdue: Cents }),
  }),
  getInvoice: route({
    method: 'GET', path: '/api/invoice/dtl/{id}', summary: 'One invoice with its lines, payments and what happened to it', access: 'billing.read',
    params: z.object({ id: Id }), response: Invoice,
  }),
  printInvoice: route({
    method: 'GET', path: '/api/invoice/print/{id}', summary: 'Address of the PDF, which is made once', access: 'billing.read',
    params: z.object({ id: Id }), response: z.object({ url: z.string(), sha256: z.string(), pageCount: z.int() }),
  }),
  creditInvoice: route({
    method: 'POST', path: '/api/invoice/credit', summary: 'Take back lines of an issued invoice by a credit note with a number of its own', access: 'billing.write',
    body: Seen.extend({ reason: Reason, lines: z.array(z.object({ lineId: Id, quantity: z.int().positive().max(largestInt32) })).min(1).max(100) }), response: Invoice,
  }),
  payInvoice: route({
    method: 'POST', path: '/api/invoice/payment', summary: 'Book a payment, in part or whole', access: 'billing.write', body: NewPayment, response: Invoice,
  }),
  previewPayments: route({
    method: 'POST', path: '/api/invoice/payment/preview', summary: 'What a bank’s file (CSV: date, amount, reference) would book; nothing is kept', access: 'billing.write',
    body: PaymentFile, response: z.array(PaymentRow),
  }),
  importPayments: route({
    method: 'POST', path: '/api/invoice/payment/import', summary: 'Book what a bank’s file pays; each of its lines once', access: 'billing.write',
    body: PaymentFile, response: z.object({ booked: z.int(), rows: z.array(PaymentRow) }),
  }),
  proposeUse: route({
    method: 'GET', path: '/api/invoice/use', summary: 'What was used in a period, from its first to its last day, and is not billed yet', access: 'billing.read',
    query: z.object({ ...Period, locationId: Id.optional() }), response: z.array(ProposedUse),
  }),
  listBilledUse: route({
    method: 'GET', path: '/api/invoice/line/{id}', summary: 'The faxes, messages and calls that a line bills', access: 'billing.read',
    params: z.object({ id: Id }), query: PageQuery, response: pageOf(BilledUse),
  }),
  sendInvoice: route({
    method: 'POST', path: '/api/invoice/send', summary: 'Send an issued invoice by mail or fax', access: 'billing.write',
    body: Seen.extend({
      by: z.enum(['mail', 'fax']),
      /** An address, or a number. */
      to: z.union([z.email().max(254), PhoneNumber]),
      /** The last four digits, for a number that nobody here has sent to yet. */
      confirmation: z.string().regex(/^\d{4}$/).nullable(),
    }),
    response: Invoice,
  }),
  getStatement: route({
    method: 'GET', path: '/api/invoice/statement', summary: 'What a buyer was billed, paid and owes', access: 'billing.read',
    query: z.object({ ...Period, buyerName: Name, locale: z.enum(locales) }), response: Statement,
  }),
  exportInvoices: route({
    method: 'GET', path: '/api/invoice/export', summary: 'Invoices, credit notes and payments of a period as CSV for bookkeeping', access: 'billing.read',
    query: z.object(Period), response: z.object({ name: z.string(), csv: z.string() }),
  }),
};
