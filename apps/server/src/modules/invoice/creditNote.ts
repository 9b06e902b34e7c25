import { invoiceLifecycle, lineNet, transition, type Tax } from '@intake/api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { invalid } from '../../kernel/errors.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { linesOf, updateInvoice, type InvoiceRow } from './invoice.store.ts';
import { happened, issue, settle } from './invoiceChange.ts';

interface Credited {
  reason: string;
  /** Thousandths of each line. */
  lines: readonly { lineId: string; quantity: number }[];
}

/**
 * Takes back lines of an issued invoice by a paper with a number of its own, at the rates of the invoice.
 * @throws a 422 for more of a line than is left of it
 */
export async function creditInvoice(tx: Tx, actor: Actor, invoice: InvoiceRow, { reason, lines }: Credited, day: string): Promise<InvoiceRow> {
  transition(invoiceLifecycle, invoice.status, 'credit');
  const left = await leftOf(tx, invoice);
  const own = new Map((await linesOf(tx, invoice)).map((line) => [line.id, line]));
  const { id: noteId, version: _version, ...rest } = invoice;
  const note = await tx
    .insertInto('invoice')
    .values({
      organization_id: rest.organization_id, kind: 'credit-note', location_id: rest.location_id, buyer_name: rest.buyer_name, buyer_lines: rest.buyer_lines,
      buyer_email: rest.buyer_email, buyer_fax: rest.buyer_fax, province: rest.province, locale: rest.locale, period_from: rest.period_from, period_until: rest.period_until,
      terms_days: 0, note: null, credits_id: noteId, reason, created_by: actor.userId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const [position, { lineId, quantity }] of lines.entries()) {
    const line = own.get(lineId);
    if (!line) throw invalid([{ path: `lines.${position}.lineId`, code: 'unknown', message: 'This line is not on the invoice.' }]);
    const rest = left.get(lineId) ?? 0;
    if (quantity > rest) throw invalid([{ path: `lines.${position}.quantity`, code: 'too-much', message: 'Less than this is left of the line.' }]);
    left.set(lineId, rest - quantity);
    await tx
      .insertInto('invoice_line')
      .values({
        organization_id: invoice.organization_id, invoice_id: note.id, position, description: line.description, quantity, unit_price: line.unit_price,
        net: lineNet({ quantity, unitPrice: line.unit_price }), tax: line.tax, cause: line.cause, credits_line_id: lineId,
      })
      .execute();
  }
  const taxes: Tax[] = invoice.taxes.map(({ name, millionths }) => ({ name, millionths }));
  const issued = await issue(tx, actor, note, day, taxes);
  await refuseBeyond(tx, invoice);
  const credited = await updateInvoice(tx, invoice, { credited: invoice.credited + issued.total });
  await happened(tx, actor, invoice.id, 'credit', { number: issued.number, total: issued.total });
  await settle(tx, actor, credited);
  return issued;
}

/** Thousandths of each line that no credit note has taken back. */
async function leftOf(tx: Tx, { organization_id: organizationId, id }: InvoiceRow): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; rest: number }>`
    select l.id, l.quantity - coalesce((select sum(c.quantity) from invoice_line c where c.organization_id = l.organization_id and c.credits_line_id = l.id), 0)::bigint as rest
    from invoice_line l where l.organization_id = ${organizationId} and l.invoice_id = ${id}`.execute(tx);
  return new Map(rows.map(({ id: lineId, rest }) => [lineId, Number(rest)]));
}

/** Parts of a line that are rounded up one by one could come to more than the line: an invoice is never credited beyond its total. */
async function refuseBeyond(tx: Tx, { organization_id: organizationId, id, total }: InvoiceRow): Promise<void> {
  const { rows } = await sql<{ credited: number }>`
    select coalesce(sum(total), 0)::bigint as credited from invoice where organization_id = ${organizationId} and credits_id = ${id} and number is not null`.execute(tx);
  if (Number(rows[0]!.credited) > total) throw invalid([{ path: 'lines', code: 'too-much', message: 'Together the credit notes would be more than the invoice: credit the rest in one.' }]);
}
