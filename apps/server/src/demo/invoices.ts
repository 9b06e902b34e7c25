import type { InvoiceFields } from '@intake/api/contract';
import type { Actor } from '../kernel/actor.ts';
import { creditInvoice } from '../modules/invoice/creditNote.ts';
import { happened, issue } from '../modules/invoice/invoiceChange.ts';
import { insertInvoice, linesOf, lockInvoice, openOf, sumDraft, updateInvoice, type InvoiceRow } from '../modules/invoice/invoice.store.ts';
import { bookPayment } from '../modules/invoice/invoicePayment.ts';
import { writeLines } from '../modules/invoice/invoiceUse.ts';
import type { Database, Tx } from '../platform/database/database.port.ts';

const customers: Pick<InvoiceFields, 'buyerName' | 'buyerLines' | 'buyerEmail' | 'buyerFax' | 'province' | 'locale'>[] = [
  { buyerName: 'Elm Street Family Practice', buyerLines: ['12 Elm Street', 'Ottawa ON K1P 5B4'], buyerEmail: 'office@elmstreet.example', buyerFax: '+16135550142', province: 'ON', locale: 'en' },
  { buyerName: 'Centre médical du Vieux-Hull', buyerLines: ['45, boul. Saint-Laurent', 'Gatineau QC J8X 2K1'], buyerEmail: 'comptes@vieuxhull.example', buyerFax: '+18195550155', province: 'QC', locale: 'fr' },
  { buyerName: '安康家庭诊所', buyerLines: ['100 No. 3 Road', 'Richmond BC V6X 2B8'], buyerEmail: 'billing@ankang.example', buyerFax: null, province: 'BC', locale: 'zh' },
  { buyerName: 'Harbour Imaging Halifax', buyerLines: ['8 Pier Road', 'Halifax NS B3J 1A1'], buyerEmail: null, buyerFax: '+19025550133', province: 'NS', locale: 'en' },
];

/** What becomes of it after it was issued. */
const fates = ['paid', 'paid', 'overdue', 'credited', 'partly', 'cancelled', 'open', 'draft'] as const;

/** Three months of invoices in every state, one of which bills what was used. Everybody in them is invented. */
export async function makeDemoInvoices(database: Database, organizationId: string, by: Pick<Actor, 'userId' | 'displayName' | 'sessionId'>): Promise<void> {
  const actor = { ...by, organizationId } as Actor;
  const act = <Value>(work: (tx: Tx) => Promise<Value>) => database.asService(organizationId, work);
  let at = 0;
  for (const monthsAgo of [3, 2, 1]) {
    for (const customer of customers) {
      const fate = fates[monthsAgo === 1 ? 4 + (at % 4) : at % 4]!;
      await act((tx) => makeInvoice(tx, actor, fieldsOf(customer, monthsAgo, at), monthsAgo, fate));
      at += 1;
    }
  }
}

/** The first day of the month that many months ago, in UTC; a day of it, counted from one. */
const dayOf = (monthsAgo: number, day: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day)).toISOString().slice(0, 10);
};

const fieldsOf = (customer: (typeof customers)[number], monthsAgo: number, at: number): InvoiceFields => {
  const isFrench = customer.locale === 'fr';
  return {
    ...customer, locationId: null, periodFrom: dayOf(monthsAgo, 1), periodUntil: dayOf(monthsAgo - 1, 0), termsDays: 30, note: null,
    lines: [
      { description: isFrench ? 'Comptes rendus d’imagerie' : 'Imaging reports', quantity: (14 + ((at * 5) % 17)) * 1000, unitPrice: 425_000, tax: 'exempt', cause: null },
      { description: isFrench ? 'Salle et équipement' : 'Room and equipment', quantity: (2 + (at % 4)) * 1000, unitPrice: 1_800_000, tax: 'standard', cause: null },
      { description: isFrench ? 'Copies de dossiers, pages' : 'Copies of charts, pages', quantity: (120 + at * 13) * 1000, unitPrice: 2500, tax: 'standard', cause: null },
      // Of the last month one bills the faxes that the ledger tells of: the line opens them.
      ...(monthsAgo === 1 && at % customers.length === 0 ? [{ description: 'Fax pages received', quantity: 0, unitPrice: 500, tax: 'standard' as const, cause: 'fax-in' as const }] : []),
    ],
  };
};

async function makeInvoice(tx: Tx, actor: Actor, fields: InvoiceFields, monthsAgo: number, fate: (typeof fates)[number]): Promise<void> {
  const day = dayOf(monthsAgo - 1, 2);
  const { organizationId } = actor;
  const draft = await insertInvoice(tx, actor, fields);
  await writeLines(tx, draft, fields);
  const { lines: _lines, ...sum } = await sumDraft(tx, draft, day);
  await updateInvoice(tx, { ...draft, version: 0 }, sum);
  if (fate === 'draft') return;
  const invoice = await issue(tx, actor, (await lockInvoice(tx, organizationId, draft.id))!, day);
  const pay = (row: InvoiceRow, amount: number) => bookPayment(tx, actor, row, { amount, paidOn: day, method: 'transfer', reference: `Virement ${4000 + monthsAgo}`, key: `demo:${row.id}` });
  if (fate === 'paid') await pay(invoice, openOf(invoice));
  if (fate === 'partly') await pay(invoice, Math.trunc(openOf(invoice) / 2));
  if (fate === 'cancelled') {
    const reason = 'Sent to the wrong clinic';
    await updateInvoice(tx, invoice, { status: 'cancelled', reason });
    await happened(tx, actor, invoice.id, 'cancel', { reason, day });
  }
  if (fate === 'credited') {
    const paid = await pay(invoice, openOf(invoice));
    const [line] = await linesOf(tx, paid);
    if (line) await creditInvoice(tx, actor, paid, { reason: 'One report was billed twice', lines: [{ lineId: line.id, quantity: 1000 }] }, day);
  }
}
