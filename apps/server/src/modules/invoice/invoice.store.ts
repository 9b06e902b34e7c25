import type { invoiceContract, InvoiceFields, InvoiceSummary, RouteRequest } from '@intake/api/contract';
import { sumInvoice, taxesOf, type Tax } from '@intake/api/rules';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import { afterNewest, readPage, type Page } from '../../kernel/cursor.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type InvoiceRow = Selectable<Tables['invoice']>;
export type InvoiceQuery = RouteRequest<typeof invoiceContract.listInvoices>['query'];

/** Cents that are still to be paid; a credit note is settled by what it takes back. */
export const openOf = ({ kind, status, total, paid, credited }: Pick<InvoiceRow, 'kind' | 'status' | 'total' | 'paid' | 'credited'>): number =>
  kind === 'invoice' && (status === 'issued' || status === 'balanced') ? total - paid - credited : 0;

const open = sql<number>`(invoice.total - invoice.paid - invoice.credited)`;
/** The day where the invoice is billed from: of its location, or of the organisation. */
const today = (now: Date) => sql<string>`(${now}::timestamptz at time zone coalesce(location.time_zone, organization.time_zone))::date`;
const isOverdue = (now: Date) => sql<boolean>`(invoice.kind = 'invoice' and invoice.status = 'issued' and invoice.due_on < ${today(now)} and ${open} > 0)`;

const invoices = (tx: Tx, organizationId: string, now: Date) =>
  tx
    .selectFrom('invoice')
    .innerJoin('organization', 'organization.id', 'invoice.organization_id')
    .leftJoin('location', (join) => join.onRef('location.organization_id', '=', 'invoice.organization_id').onRef('location.id', '=', 'invoice.location_id'))
    .where('invoice.organization_id', '=', organizationId)
    .selectAll('invoice')
    .select([isOverdue(now).as('is_overdue'), sql<string>`invoice.created_at::text`.as('created_text'), sql<string>`coalesce(location.time_zone, organization.time_zone)`.as('time_zone')]);
export type FoundInvoice = Awaited<ReturnType<ReturnType<typeof invoices>['executeTakeFirstOrThrow']>>;

export const toSummary = (row: FoundInvoice): InvoiceSummary => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  status: row.status,
  number: row.number,
  buyerName: row.buyer_name,
  locationId: row.location_id,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  isOverdue: row.is_overdue,
  total: row.total,
  open: openOf(row),
  createdAt: row.created_at.toISOString(),
});

export function listInvoices(tx: Tx, organizationId: string, now: Date, { view, locationId, search, cursor, limit }: InvoiceQuery): Promise<Page<InvoiceSummary>> {
  let query = invoices(tx, organizationId, now);
  if (view === 'draft' || view === 'cancelled') query = query.where('invoice.status', '=', view);
  else if (view === 'balanced') query = query.where('invoice.status', '=', 'balanced').where('invoice.kind', '=', 'invoice');
  else if (view === 'open') query = query.where('invoice.status', '=', 'issued');
  else if (view === 'overdue') query = query.where(isOverdue(now));
  else if (view === 'credit-note') query = query.where('invoice.kind', '=', 'credit-note');
  else query = query.where('invoice.status', '<>', 'entered-in-error');
  if (locationId) query = query.where('invoice.location_id', '=', locationId);
  if (search) query = query.where((where) => where.or([where('invoice.number', 'ilike', `%${likeText(search)}%`), where('invoice.buyer_name', 'ilike', `%${likeText(search)}%`)]));
  if (cursor) query = query.where(afterNewest(cursor, 'invoice.created_at', 'invoice.id'));
  return readPage({
    limit,
    ask: (count) => query.orderBy('invoice.created_at', 'desc').orderBy('invoice.id').limit(count).execute(),
    toItem: toSummary,
    position: (row) => [row.created_text, row.id],
  });
}

const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export async function countInvoices(tx: Tx, organizationId: string, now: Date) {
  const { rows } = await sql<Record<'all' | 'draft' | 'open' | 'overdue' | 'balanced' | 'cancelled' | 'notes' | 'open_cents' | 'overdue_cents', number>>`
    select count(*) filter (where status <> 'entered-in-error')::integer as all, count(*) filter (where status = 'draft')::integer as draft,
      count(*) filter (where status = 'issued')::integer as open, count(*) filter (where is_overdue)::integer as overdue,
      count(*) filter (where status = 'balanced' and kind = 'invoice')::integer as balanced, count(*) filter (where status = 'cancelled')::integer as cancelled,
      count(*) filter (where kind = 'credit-note')::integer as notes,
      coalesce(sum(total - paid - credited) filter (where status = 'issued' and kind = 'invoice'), 0)::bigint as open_cents,
      coalesce(sum(total - paid - credited) filter (where is_overdue), 0)::bigint as overdue_cents
    from ${invoices(tx, organizationId, now).as('found')}`.execute(tx);
  const { open_cents: openCents, overdue_cents: overdueCents, notes, ...views } = rows[0]!;
  return { views: { ...views, 'credit-note': notes }, open: Number(openCents), overdue: Number(overdueCents) };
}

export const findInvoice = (tx: Tx, organizationId: string, id: string, now: Date): Promise<FoundInvoice | undefined> =>
  invoices(tx, organizationId, now).where('invoice.id', '=', id).executeTakeFirst();

/** For a change: nobody else changes it until the transaction ends. */
export const lockInvoice = (tx: Tx, organizationId: string, id: string): Promise<InvoiceRow | undefined> =>
  tx.selectFrom('invoice').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();

/** The caller holds the row. */
export const updateInvoice = (tx: Tx, invoice: Pick<InvoiceRow, 'id' | 'organization_id' | 'version'>, set: Updateable<Tables['invoice']>): Promise<InvoiceRow> =>
  tx
    .updateTable('invoice')
    .set({ ...set, version: invoice.version + 1, updated_at: sql<Date>`now()` })
    .where('organization_id', '=', invoice.organization_id)
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const columnsOf = (fields: InvoiceFields) => ({
  location_id: fields.locationId,
  buyer_name: fields.buyerName,
  buyer_lines: fields.buyerLines,
  buyer_email: fields.buyerEmail,
  buyer_fax: fields.buyerFax,
  province: fields.province,
  locale: fields.locale,
  period_from: fields.periodFrom,
  period_until: fields.periodUntil,
  terms_days: fields.termsDays,
  note: fields.note,
});

export async function insertInvoice(tx: Tx, actor: Pick<Actor, 'organizationId' | 'userId'>, fields: InvoiceFields): Promise<InvoiceRow> {
  return tx
    .insertInto('invoice')
    .values({ ...columnsOf(fields), organization_id: actor.organizationId, kind: 'invoice', created_by: actor.userId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const linesOf = (tx: Tx, { organization_id: organizationId, id }: Pick<InvoiceRow, 'organization_id' | 'id'>) =>
  tx.selectFrom('invoice_line').selectAll().where('organization_id', '=', organizationId).where('invoice_id', '=', id).orderBy('position').execute();

/** Writes what a draft comes to, by the rates of a day. */
export async function sumDraft(tx: Tx, invoice: InvoiceRow, day: string, taxes: readonly Tax[] = taxesOf(invoice.province, day)) {
  const lines = await linesOf(tx, invoice);
  const sum = sumInvoice(lines.map(({ quantity, unit_price: unitPrice, tax }) => ({ quantity, unitPrice, tax })), taxes);
  return { subtotal: sum.subtotal, total: sum.total, taxes: JSON.stringify(sum.taxes), lines };
}

/** The day it is in the zone of an invoice. */
export async function localDay(tx: Tx, organizationId: string, locationId: string | null, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select (${now}::timestamptz at time zone coalesce((select time_zone from location where organization_id = ${organizationId} and id = ${locationId}), o.time_zone))::date as day
    from organization o where o.id = ${organizationId}`.execute(tx);
  return rows[0]!.day;
}
