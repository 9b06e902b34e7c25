import type { Invoice, invoiceContract, NewPayment, PaymentRow, RouteRequest } from '@intake/api/contract';
import { latestPaymentDay } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
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
  const today = (tx: Tx, { organizationId }: Actor, locationId: string | null = null) => localDay(tx, organizationId, locationId, clock.now());
  return {
    pay: (actor: Actor, { id, version, key, ...payment }: NewPayment): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        const known = await findPayment(tx, actor.organizationId, `hand:${key}`);
        if (known && known.invoice_id !== id) throw conflict('key-used', 'This key is of another payment.');
        if (!known) {
          const invoice = await lockSeen(tx, actor, { id, version });
          if (payment.paidOn > latestPaymentDay(await today(tx, actor, invoice.location_id))) throw invalid([{ path: 'paidOn', code: 'late', message: 'This day is too far ahead.' }]);
          await bookPayment(tx, actor, invoice, { ...payment, key: `hand:${key}` });
        }
        return readInvoice(tx, actor, id, clock.now());
      }),

    /** Answers the credit note. */
    credit: (actor: Actor, { reason, lines, ...seen }: Credit): Promise<Invoice> =>
      database.asUser(actor, async (tx) => {
        const invoice = await lockSeen(tx, actor, seen);
        const note = await creditInvoice(tx, actor, invoice, { reason, lines }, await today(tx, actor, invoice.location_id));
        return readInvoice(tx, actor, note.id, clock.now());
      }),

    preview: (actor: Actor, csv: string): Promise<PaymentRow[]> => database.asUser(actor, async (tx) => (await readPayments(tx, actor, csv, await today(tx, actor))).map(shown)),

    import: (actor: Actor, csv: string) =>
      database.asUser(actor, async (tx) => {
        const { booked, rows } = await bookFile(tx, actor, csv, await today(tx, actor));
        await appendAudit(tx, { actor, action: 'E', entity: 'invoice', outcome: 'success', detail: { event: 'import-payments', rows: rows.length, booked } });
        return { booked, rows: rows.map(shown) };
      }),
  };
}

const shown = ({ key: _key, ...row }: ReadRow): PaymentRow => row;
