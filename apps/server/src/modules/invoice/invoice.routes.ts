import { invoiceContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { InvoiceService } from './invoice.service.ts';
import type { InvoiceMoneyService } from './invoiceMoney.service.ts';
import type { InvoicePaperService } from './invoicePaper.service.ts';

interface InvoiceServices {
  invoices: InvoiceService;
  money: InvoiceMoneyService;
  papers: InvoicePaperService;
}

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const invoiceRoutes = ({ invoices, money, papers }: InvoiceServices) =>
  implement(invoiceContract, {
    listInvoices: ({ actor, query }) => invoices.list(actor, query),
    createInvoice: ({ actor, body }) => invoices.create(actor, body),
    updateInvoice: ({ actor, body }) => invoices.update(actor, body),
    countInvoices: ({ actor }) => invoices.count(actor),
    getInvoice: ({ actor, params }) => invoices.get(actor, params.id),
    printInvoice: ({ actor, params }) => papers.print(actor, params.id),
    creditInvoice: ({ actor, body }) => money.credit(actor, body),
    payInvoice: ({ actor, body }) => money.pay(actor, body),
    previewPayments: ({ actor, body }) => money.preview(actor, body.csv),
    importPayments: ({ actor, body }) => money.import(actor, body.csv),
    proposeUse: ({ actor, query }) => invoices.proposeUse(actor, query),
    listBilledUse: ({ actor, params, query }) => invoices.listBilled(actor, params.id, query),
    sendInvoice: ({ actor, body }) => papers.send(actor, body),
    getStatement: ({ actor, query }) => papers.statement(actor, query),
    exportInvoices: ({ actor, query }) => papers.export(actor, query),
  });
