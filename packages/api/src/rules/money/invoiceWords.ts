export const invoiceStates = ['draft', 'issued', 'balanced', 'cancelled', 'entered-in-error'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceEvents = ['change', 'issue', 'pay', 'balance', 'reopen', 'credit', 'cancel', 'discard', 'send'] as const;
export type InvoiceEvent = (typeof invoiceEvents)[number];

export const invoiceKinds = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Saved filters of the list; overdue is derived from the local day. */
export const invoiceViews = ['all', 'draft', 'open', 'overdue', 'balanced', 'cancelled', 'credit-note'] as const;
export type InvoiceView = (typeof invoiceViews)[number];

export const paymentMethods = ['transfer', 'card', 'cheque', 'cash', 'refund', 'write-off'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const taxNames = ['GST', 'HST', 'QST', 'PST', 'RST'] as const;
export type TaxName = (typeof taxNames)[number];

/**
 * How a line is taxed: as usual, with the sales tax of a province that taxes goods and few services, at zero, or not at all,
 * as most of health care is.
 */
export const taxKinds = ['standard', 'provincial', 'zero', 'exempt'] as const;
export type TaxKind = (typeof taxKinds)[number];
