import type { PaymentMethod } from '@intake/api/rules';
import { invoiceLifecycle, transition } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, invalid } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { openOf, updateInvoice, type InvoiceRow } from './invoice.store.ts';
import { happened, settle } from './invoiceChange.ts';

export interface Payment {
  /** Cents; below zero for what is given back. */
  amount: number;
  paidOn: string;
  method: PaymentMethod;
  reference: string | null;
  key: string;
}

/**
 * Books a payment of a locked invoice and settles it.
 * @throws a 422 for more than is open, or more given back than was paid; a 409 where nothing is to be paid
 */
export async function bookPayment(tx: Tx, actor: Actor, invoice: InvoiceRow, { amount, paidOn, method, reference, key }: Payment): Promise<InvoiceRow> {
  const open = openOf(invoice);
  if (invoice.kind !== 'invoice') throw conflict('credit-note', 'A credit note is not paid: book it on its invoice.');
  if (amount > 0) {
    transition(invoiceLifecycle, invoice.status, 'pay');
    if (amount > open) throw invalid([{ path: 'amount', code: 'too-much', message: 'This is more than is open.' }]);
  } else {
    if (invoice.status !== 'issued' && invoice.status !== 'balanced') transition(invoiceLifecycle, invoice.status, 'pay');
    if (invoice.paid + amount < 0) throw invalid([{ path: 'amount', code: 'too-much', message: 'This is more than was paid.' }]);
  }
  await tx
    .insertInto('invoice_payment')
    .values({ organization_id: actor.organizationId, invoice_id: invoice.id, amount, paid_on: paidOn, method, reference, key, created_by: actor.userId })
    .execute();
  const paid = await updateInvoice(tx, invoice, { paid: invoice.paid + amount });
  await happened(tx, actor, invoice.id, 'pay', { amount, method });
  return settle(tx, actor, paid);
}

/** Whether a payment is booked already, by its key. */
export const findPayment = (tx: Tx, organizationId: string, key: string) =>
  tx.selectFrom('invoice_payment').select('invoice_id').where('organization_id', '=', organizationId).where('key', '=', key).executeTakeFirst();
