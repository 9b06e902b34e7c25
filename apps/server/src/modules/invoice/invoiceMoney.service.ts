import type { Invoice, invoiceContract, NewPayment, PaymentRow, RouteRequest } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { creditInvoice } from './creditNote.ts';
import type { InvoiceParts } from './invoice.service.ts';
import { localDay } from './invoice.store.ts';
import { lockSeen } from './invoiceChange.ts';
import { readInvoice } from './invoiceDetail.ts';
import { bookPayment, findPayment } from './invoicePayment.ts';
import { bookFile, readPayments, type ReadRow } from './paymentFile.ts';

type Credit = RouteRequest<typeof invoiceContract.creditInvoice>['body'];

export type InvoiceMoneyService = ReturnType<typeof createInvoiceMoneyService>;

/** What is paid and what is taken back. */
export function createInvoiceMoneyService({ database, clock }: InvoiceParts & { database: Database }) {
  return {
    pay: (actor: Actor, { id, version, key, ...payment }: NewPayment): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        const known = await findPayment(tx, actor.organizationId, `hand:${key}`);
        if (known && known.invoice_id !== id) throw conflict('key-used', 'This key is of another payment.');
        if (!known) await bookPayment(tx, actor, await lockSeen(tx, actor, { id, version }), { ...payment, key: `hand:${key}` });
        return readInvoice(tx, actor, id, clock.now());
      }),

    /** Answers the credit note. */
    credit: (actor: Actor, { reason, lines, ...seen }: Credit): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        const invoice = await lockSeen(tx, actor, seen);
        const day = await localDay(tx, actor.organizationId, invoice.location_id, clock.now());
        const note = await creditInvoice(tx, actor, invoice, { reason, lines }, day);
        return readInvoice(tx, actor, note.id, clock.now());
      }),

    preview: (actor: Actor, csv: string): Promise<PaymentRow[]> => database.asUser(actor, async (tx) => (await readPayments(tx, actor, csv)).map(shown)),

    import: (actor: Actor, csv: string) =>
      database.asUser(actor, async (tx) => {
        const { booked, rows } = await bookFile(tx, actor, csv);
        await appendAudit(tx, { actor, action: 'E', entity: 'invoice', outcome: 'success', detail: { event: 'import-payments', rows: rows.length, booked } });
        return { booked, rows: rows.map(shown) };
      }),
  };
}

const shown = ({ key: _key, ...row }: ReadRow): PaymentRow => row;
