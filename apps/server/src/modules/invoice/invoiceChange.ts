import { invoiceLifecycle, taxesOf, transition, type InvoiceEvent, type InvoiceKind } from '@intake/api/rules';
import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound, versionConflict } from '../../kernel/errors.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { lockInvoice, openOf, sumDraft, updateInvoice, type InvoiceRow } from './invoice.store.ts';
import { currentSeller } from './invoiceDetail.ts';

const series: Record<InvoiceKind, string> = { invoice: 'INV', 'credit-note': 'CN' };

/** @throws a 404 for what is not there, a 409 for an old version */
export async function lockSeen(tx: Tx, actor: Actor, { id, version }: Seen): Promise<InvoiceRow> {
  const invoice = await lockInvoice(tx, actor.organizationId, id);
  if (!invoice) throw notFound();
  if (invoice.version !== version) throw versionConflict();
  return invoice;
}

/** What happened to it, for whoever opens it, for the audit trail and for the portals: the last step of each change. */
export async function happened(tx: Tx, actor: Actor, invoiceId: string, event: InvoiceEvent | 'create', detail: Record<string, unknown> = {}): Promise<void> {
  const { organizationId, userId } = actor;
  await tx.insertInto('invoice_event').values({ organization_id: organizationId, invoice_id: invoiceId, event, detail: JSON.stringify(detail), created_by: userId }).execute();
  const action = event === 'create' ? 'C' : event === 'change' ? 'U' : 'E';
  await appendAudit(tx, { actor, action, entity: 'invoice', entityId: invoiceId, outcome: 'success', detail: action === 'E' ? { event, ...detail } : detail });
  await publish(tx, { organizationId, topic: 'invoice', entity: 'invoice', entityId: invoiceId });
}

/** The next number of a series. Whoever takes one holds it until their transaction ends: rolled back, the next takes it. */
async function takeNumber(tx: Tx, organizationId: string, kind: InvoiceKind): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counter (organization_id, kind, last) values (${organizationId}, ${kind}, 1)
    on conflict (organization_id, kind) do update set last = invoice_counter.last + 1 returning last`.execute(tx);
  return `${series[kind]}-${String(rows[0]!.last).padStart(5, '0')}`;
}

/**
 * Gives a draft its number and freezes what it says: sums by the rates of the day, names and tax numbers as they are now.
 * @param day of the place that it is billed from
 */
export async function issue(tx: Tx, actor: Actor, draft: InvoiceRow, day: string, taxes = taxesOf(draft.province, day)): Promise<InvoiceRow> {
  transition(invoiceLifecycle, draft.status, 'issue');
  const { lines, ...sum } = await sumDraft(tx, draft, day, taxes);
  if (lines.length === 0) throw invalid([{ path: 'lines', code: 'required', message: 'An invoice has at least one line.' }]);
  const { rows } = await sql<{ due: string }>`select ${day}::date + ${draft.terms_days}::integer as due`.execute(tx);
  const issued = await updateInvoice(tx, draft, {
    ...sum, status: 'issued', number: await takeNumber(tx, actor.organizationId, draft.kind), issued_on: day, due_on: rows[0]!.due,
    seller: JSON.stringify(await currentSeller(tx, actor.organizationId)),
  });
  await happened(tx, actor, issued.id, 'issue', { number: issued.number, total: issued.total });
  return settle(tx, actor, issued);
}

/** Balanced once nothing is open, and open again when something is. */
export async function settle(tx: Tx, actor: Actor, invoice: InvoiceRow): Promise<InvoiceRow> {
  const event = openOf(invoice) === 0 ? 'balance' : 'reopen';
  if (!invoiceLifecycle[invoice.status][event]) return invoice;
  const settled = await updateInvoice(tx, invoice, { status: transition(invoiceLifecycle, invoice.status, event) });
  await happened(tx, actor, invoice.id, event);
  return settled;
}
