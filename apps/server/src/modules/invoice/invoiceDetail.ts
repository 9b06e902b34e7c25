import type { Invoice } from '@intake/api/contract';
import { invoiceLifecycle, possible, type InvoiceEvent } from '@intake/api/rules';
import { sql } from 'kysely';
import { hasPermission } from '../../http/implement.ts';
import type { Actor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Seller } from '../../platform/database/tables/moneyTables.ts';
import { findLetterhead } from '../letter/letterhead.service.ts';
import { findInvoice, toSummary, type FoundInvoice } from './invoice.store.ts';

/** Who sends invoices, as it is called now. */
export async function currentSeller(tx: Tx, organizationId: string): Promise<Seller> {
  const head = await findLetterhead(tx, organizationId);
  const account = await tx.selectFrom('account').select(['gst_number', 'qst_number', 'pst_number', 'payment_text']).where('organization_id', '=', organizationId).executeTakeFirst();
  return {
    name: head.organizationName,
    lines: [...head.lines, ...[head.phone, head.fax].filter((number) => number !== null)],
    gstNumber: account?.gst_number ?? null,
    qstNumber: account?.qst_number ?? null,
    pstNumber: account?.pst_number ?? null,
    paymentText: account?.payment_text ?? null,
    logoKey: head.logoKey,
  };
}

/** What can be done with it now, and by whom. */
function canDo(actor: Actor, row: FoundInvoice, creditable: number): InvoiceEvent[] {
  if (!hasPermission(actor, 'billing.write')) return [];
  const open = toSummary(row).open;
  const isFor: Partial<Record<InvoiceEvent, boolean>> = {
    reopen: false,
    pay: open !== 0,
    balance: open > 0,
    cancel: row.paid === 0 && row.credited === 0,
    credit: row.kind === 'invoice' && creditable > 0,
  };
  return possible(invoiceLifecycle, row.status).filter((event) => isFor[event] ?? true);
}

/** All of an invoice. Throws 404 for what is not in the actor's organisation. */
export async function readInvoice(tx: Tx, actor: Actor, id: string, now: Date): Promise<Invoice> {
  const { organizationId } = actor;
  const row = await findInvoice(tx, organizationId, id, now);
  if (!row) throw notFound();
  const { rows: lines } = await sql<{
    id: string; description: string; quantity: number; unit_price: number; net: number; tax: Invoice['lines'][number]['tax']; cause: Invoice['lines'][number]['cause'];
    uses: number; credited: number;
  }>`
    select l.id, l.description, l.quantity, l.unit_price, l.net, l.tax, l.cause,
      (select count(*)::integer from invoice_use u where u.organization_id = l.organization_id and u.line_id = l.id) as uses,
      (select coalesce(sum(c.quantity), 0)::bigint from invoice_line c where c.organization_id = l.organization_id and c.credits_line_id = l.id) as credited
    from invoice_line l where l.organization_id = ${organizationId} and l.invoice_id = ${id} order by l.position`.execute(tx);
  const payments = await tx
    .selectFrom('invoice_payment').selectAll().where('organization_id', '=', organizationId).where('invoice_id', '=', id).orderBy('paid_on').orderBy('created_at').execute();
  const events = await tx
    .selectFrom('invoice_event').leftJoin('app_user', 'app_user.id', 'invoice_event.created_by')
    .select(['invoice_event.event', 'invoice_event.created_at', 'app_user.display_name'])
    .where('organization_id', '=', organizationId).where('invoice_id', '=', id).orderBy('invoice_event.id').limit(200).execute();
  const notes = await tx
    .selectFrom('invoice').select(['id', 'number', 'total']).where('organization_id', '=', organizationId).where('credits_id', '=', id).where('number', 'is not', null)
    .orderBy('created_at').execute();
  const credits = row.credits_id
    ? await tx.selectFrom('invoice').select('number').where('organization_id', '=', organizationId).where('id', '=', row.credits_id).executeTakeFirst()
    : undefined;
  const { logoKey: _logo, ...seller } = row.seller ?? (await currentSeller(tx, organizationId));
  const withCreditable = lines.map((line) => ({
    id: line.id, description: line.description, quantity: line.quantity, unitPrice: line.unit_price, net: line.net, tax: line.tax, cause: line.cause, uses: line.uses,
    creditable: row.kind === 'invoice' && row.number !== null ? line.quantity - Number(line.credited) : 0,
  }));
  return {
    ...toSummary(row),
    buyerLines: row.buyer_lines,
    buyerEmail: row.buyer_email,
    buyerFax: row.buyer_fax,
    province: row.province,
    locale: row.locale,
    periodFrom: row.period_from,
    periodUntil: row.period_until,
    termsDays: row.terms_days,
    note: row.note,
    lines: withCreditable,
    subtotal: row.subtotal,
    taxes: row.taxes,
    paid: row.paid,
    credited: row.credited,
    seller: { ...seller, pstNumber: seller.pstNumber ?? null },
    creditsId: row.credits_id,
    creditsNumber: credits?.number ?? null,
    creditNotes: notes.map((note) => ({ id: note.id, number: note.number ?? '', total: note.total })),
    reason: row.reason,
    payments: payments.map((payment) => ({ id: payment.id, amount: payment.amount, paidOn: payment.paid_on, method: payment.method, reference: payment.reference })),
    events: events.map((event) => ({ event: event.event as Invoice['events'][number]['event'], at: event.created_at.toISOString(), by: event.display_name })),
    sha256: row.sha256,
    sentAt: row.sent_at?.toISOString() ?? null,
    can: canDo(actor, row, withCreditable.reduce((sum, { creditable }) => sum + creditable, 0)),
  };
}
