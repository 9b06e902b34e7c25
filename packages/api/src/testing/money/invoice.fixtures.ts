import { z } from 'zod';
import { Invoice, InvoiceSummary, PaymentRow, ProposedUse, type InvoiceLineFields } from '../../contract/money/invoice.contract.ts';
import { sumInvoice } from '../../rules/money/invoiceSum.ts';
import { taxesOf } from '../../rules/money/taxRates.ts';
import type { Province } from '../../rules/vocabulary.ts';
import { fixtureId } from '../base/ids.ts';

const usual: InvoiceLineFields[] = [
  { description: 'Fax pages received', quantity: 1_284_000, unitPrice: 350, tax: 'standard', cause: 'fax-in' },
  { description: 'Fax pages sent', quantity: 312_000, unitPrice: 700, tax: 'standard', cause: 'fax-out' },
  { description: 'Service plan, November', quantity: 1000, unitPrice: 4_990_000, tax: 'standard', cause: null },
  { description: 'Medical report', quantity: 2000, unitPrice: 850_000, tax: 'exempt', cause: null },
];

interface Made extends Partial<Omit<Invoice, 'lines'>> {
  lines?: InvoiceLineFields[];
  province?: Province;
}

let made = 0;
/** An invoice that comes to what its lines say. */
export function invoiceOf({ lines = usual, province = 'ON', ...more }: Made): Invoice {
  made += 1;
  const { nets, ...sum } = sumInvoice(lines, taxesOf(province, more.issuedOn ?? '2026-11-23'));
  const [paid, credited] = [more.paid ?? 0, more.credited ?? 0];
  const status = more.status ?? 'issued';
  const isOpen = (status === 'issued' || status === 'balanced') && more.kind !== 'credit-note';
  return Invoice.parse({
    id: fixtureId('invoice', made), version: 2, kind: 'invoice', status, number: null, buyerName: 'Elm Street Family Practice', locationId: null, issuedOn: null, dueOn: null, isOverdue: false,
    createdAt: '2026-11-20T15:04:00.000Z', buyerLines: ['12 Elm Street', 'Ottawa ON K1P 5B4'], buyerEmail: 'office@elmstreet.example', buyerFax: '+16135550142', province, locale: 'en',
    periodFrom: '2026-11-01', periodUntil: '2026-11-30', termsDays: 30, note: null, ...sum, paid, credited,
    lines: lines.map((line, index) => ({ ...line, id: fixtureId('line', made * 10 + index), net: nets[index], uses: line.cause ? 37 + index : 0, creditable: line.quantity })),
    seller: {
      name: 'Harbourview Specialty Clinic', lines: ['220 Quayside Avenue, Suite 400', 'Toronto ON  M5A 0B1'], gstNumber: '12345 6789 RT0001', qstNumber: null, pstNumber: null,
      paymentText: 'By transfer, with the number of the invoice.',
    },
    creditsId: null, creditsNumber: null, creditNotes: [], reason: null, payments: [], sha256: null, sentAt: null,
    events: [{ event: 'create', at: '2026-11-20T15:04:00.000Z', by: 'Ana Silva' }], can: [], ...more,
    total: sum.total, open: isOpen ? sum.total - paid - credited : 0,
  });
}

const payment = { id: fixtureId('payment', 1), amount: 40_000, paidOn: '2026-11-18', method: 'transfer' as const, reference: 'Deposit 88412' };
const openActions: Invoice['can'] = ['pay', 'balance', 'credit', 'send'];

export const draftInvoice = invoiceOf({ status: 'draft', buyerName: 'Harbourview Urgent Cardiology', can: ['change', 'issue', 'discard'] });
export const issuedInvoice = invoiceOf({
  number: 'INV-00042', issuedOn: '2026-11-20', dueOn: '2026-12-20', payments: [payment], paid: 40_000, can: openActions,
  events: [
    { event: 'create', at: '2026-11-20T15:04:00.000Z', by: 'Ana Silva' }, { event: 'issue', at: '2026-11-20T15:06:00.000Z', by: 'Ana Silva' },
    { event: 'send', at: '2026-11-20T15:07:00.000Z', by: 'Ana Silva' }, { event: 'pay', at: '2026-11-21T18:30:00.000Z', by: 'Ana Silva' },
  ],
  sentAt: '2026-11-20T15:07:00.000Z',
});
export const overdueInvoice = invoiceOf({
  number: 'INV-00036', issuedOn: '2026-10-02', dueOn: '2026-11-01', isOverdue: true, buyerName: 'Clinique familiale du Vieux-Hull', buyerLines: ['45, boul. Saint-Laurent', 'Gatineau QC J8X 2K1'],
  province: 'QC', locale: 'fr', can: [...openActions, 'cancel'], createdAt: '2026-10-02T14:00:00.000Z',
});
export const balancedInvoice = invoiceOf({
  number: 'INV-00035', status: 'balanced', issuedOn: '2026-10-01', dueOn: '2026-10-31', buyerName: '安康家庭诊所', locale: 'zh', province: 'BC', lines: usual.slice(0, 3), paid: 78_402, can: ['credit', 'send'],
  createdAt: '2026-10-01T14:00:00.000Z',
});
export const cancelledInvoice = invoiceOf({
  number: 'INV-00034', status: 'cancelled', issuedOn: '2026-09-30', dueOn: '2026-10-30', reason: 'Sent to the wrong clinic', buyerName: 'Riverside Imaging', can: ['send'], createdAt: '2026-09-30T14:00:00.000Z',
});
export const creditNote = invoiceOf({
  kind: 'credit-note', number: 'CN-00003', status: 'balanced', issuedOn: '2026-11-12', dueOn: '2026-11-12', reason: 'One report was billed twice', creditsId: issuedInvoice.id, creditsNumber: 'INV-00042',
  lines: [{ ...usual[3]!, quantity: 1000 }], can: ['send'], createdAt: '2026-11-12T14:00:00.000Z',
});

export const invoices = [draftInvoice, issuedInvoice, creditNote, overdueInvoice, balancedInvoice, cancelledInvoice];
export const invoiceSummaries = z.array(InvoiceSummary).parse(invoices);
export const invoiceCounts = {
  views: { all: 6, draft: 1, open: 2, overdue: 1, balanced: 1, cancelled: 1, 'credit-note': 1 }, open: issuedInvoice.open + overdueInvoice.open, overdue: overdueInvoice.open,
};

export const proposedUse = z.array(ProposedUse).parse([{ cause: 'fax-in', uses: 214, units: 1284 }, { cause: 'fax-out', uses: 61, units: 312 }]);

const row = { reference: 'Virement 4471', invoiceId: null, buyerName: null, open: null, problem: null };
export const paymentRows = z.array(PaymentRow).parse([
  { ...row, row: 2, number: 'INV-00042', amount: 38_402, paidOn: '2026-11-21', invoiceId: issuedInvoice.id, buyerName: issuedInvoice.buyerName, open: issuedInvoice.open },
  { ...row, row: 3, number: 'INV-00036', amount: 900_000, paidOn: '2026-11-21', invoiceId: overdueInvoice.id, buyerName: overdueInvoice.buyerName, open: overdueInvoice.open, problem: 'too-much' },
  { ...row, row: 4, number: null, amount: 80_000, paidOn: '2026-11-22', reference: 'Rent November', problem: 'no-number' },
]);
