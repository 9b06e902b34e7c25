import { invoiceContract } from '../../contract/money/invoice.contract.ts';
import { mock, refusal } from '../base/mock.ts';
import { invoiceCounts, invoices, invoiceSummaries, paymentRows, proposedUse } from './invoice.fixtures.ts';

export const mocks = [
  mock(invoiceContract.listInvoices, () => ({ items: invoiceSummaries, nextCursor: null })),
  mock(invoiceContract.countInvoices, () => invoiceCounts),
  mock(invoiceContract.getInvoice, ({ params }) => invoices.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
  mock(invoiceContract.proposeUse, () => proposedUse),
  mock(invoiceContract.previewPayments, () => paymentRows),
];
