import type { BilledUse, Invoice, InvoiceFields, InvoiceLineFields, InvoiceSummary, invoiceContract, LocationOption, ProposedUse, RouteResponse } from '@intake/api/contract';
import { invoiceViews, type InvoiceView, type Locale, type Province } from '@intake/api/rules';
import type { Loadable, Paged } from '../../../data/loadable.ts';
import type { OpenUses } from '../../../shared/credits/useHref.ts';

export interface InvoicesModel {
  view: InvoiceView;
  search: string;
  counts: RouteResponse<typeof invoiceContract.countInvoices> | null;
  list: Paged<InvoiceSummary>;
  openId: string | null;
  detail: Loadable<Invoice> | { state: 'none' };
  /** What the line that is open bills. */
  billed: Paged<BilledUse> | { state: 'none' };
  proposals: Loadable<readonly ProposedUse[]> | { state: 'none' };
  locations: readonly LocationOption[];
  mayWrite: boolean;
  uses: OpenUses;
  /** Days that a new invoice has to be paid in. */
  termsDays: number;
}

export type InvoiceLook = 'draft' | 'issued' | 'partial' | 'refund' | 'overdue' | 'balanced' | 'cancelled' | 'entered-in-error' | 'credit-note';

/** What one sees of its state at a glance. */
export function lookOf({ kind, status, isOverdue, open, total }: Pick<InvoiceSummary, 'kind' | 'status' | 'isOverdue' | 'open' | 'total'>): InvoiceLook {
  if (kind === 'credit-note') return 'credit-note';
  if (status !== 'issued') return status;
  if (open < 0) return 'refund';
  if (isOverdue) return 'overdue';
  return open < total ? 'partial' : 'issued';
}

export const lookTones = {
  draft: 'neutral', issued: 'accent', partial: 'accent', refund: 'warning', overdue: 'danger', balanced: 'success', cancelled: 'neutral', 'entered-in-error': 'neutral', 'credit-note': 'neutral',
} as const satisfies Record<InvoiceLook, string>;

/** What the address says. A view that does not exist counts as the first. */
export const placeOf = (address: URLSearchParams): { view: InvoiceView; openId: string | null } => ({
  view: invoiceViews.find((one) => one === address.get('view')) ?? 'all',
  openId: address.get('invoice'),
});

/** Holds ids and views, never a customer. */
export function addressOf(view: InvoiceView, openId: string | null): URLSearchParams {
  const address = new URLSearchParams();
  if (view !== 'all') address.set('view', view);
  if (openId) address.set('invoice', openId);
  return address;
}

export interface LineValues extends InvoiceLineFields {
  /** Of the row on the screen: a line that is removed takes its fields along. */
  key: number;
}

/** A draft as it is typed. */
export interface DraftValues {
  buyerName: string;
  address: string;
  buyerEmail: string;
  buyerFax: string;
  province: Province;
  locale: Locale;
  locationId: string | null;
  periodFrom: string | null;
  periodUntil: string | null;
  termsDays: number | null;
  note: string;
  lines: readonly LineValues[];
}

let keys = 0;
export const newLine = (more: Partial<InvoiceLineFields> = {}): LineValues => {
  keys += 1;
  return { key: keys, description: '', quantity: 1000, unitPrice: 0, tax: 'standard', cause: null, ...more };
};

/** The month before this one, as most invoices bill it. */
export function lastMonth(today: string): { from: string; until: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { from: iso(new Date(Date.UTC(year, month - 2, 1))), until: iso(new Date(Date.UTC(year, month - 1, 0))) };
}

export function draftOf(invoice: Invoice | null, { termsDays, locale, today }: { termsDays: number; locale: Locale; today: string }): DraftValues {
  if (!invoice) {
    const { from, until } = lastMonth(today);
    return { buyerName: '', address: '', buyerEmail: '', buyerFax: '', province: 'ON', locale, locationId: null, periodFrom: from, periodUntil: until, termsDays, note: '', lines: [newLine()] };
  }
  return {
    buyerName: invoice.buyerName, address: invoice.buyerLines.join('\n'), buyerEmail: invoice.buyerEmail ?? '', buyerFax: invoice.buyerFax ?? '', province: invoice.province, locale: invoice.locale,
    locationId: invoice.locationId, periodFrom: invoice.periodFrom, periodUntil: invoice.periodUntil, termsDays: invoice.termsDays, note: invoice.note ?? '',
    lines: invoice.lines.map(({ description, quantity, unitPrice, tax, cause }) => newLine({ description, quantity, unitPrice, tax, cause })),
  };
}

export const fieldsOf = (draft: DraftValues, buyerFax: string | null): InvoiceFields => ({
  locationId: draft.locationId,
  buyerName: draft.buyerName.trim(),
  buyerLines: draft.address.split('\n').map((line) => line.trim()).filter((line) => line !== '').slice(0, 5),
  buyerEmail: draft.buyerEmail.trim() || null,
  buyerFax,
  province: draft.province,
  locale: draft.locale,
  periodFrom: draft.periodFrom,
  periodUntil: draft.periodUntil,
  termsDays: draft.termsDays ?? 30,
  note: draft.note.trim() || null,
  lines: draft.lines.map(({ key: _key, ...line }) => ({ ...line, description: line.description.trim() })),
});

/** What an invoice can be for: the locations that are invoiced, all where none is, and the one that it is for already. */
export const billedPlaces = (all: readonly LocationOption[], billed: readonly { id: string }[], current: string | null): readonly LocationOption[] =>
  billed.length === 0 ? all : all.filter(({ id }) => id === current || billed.some((one) => one.id === id));
