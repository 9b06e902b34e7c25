import type { InvoiceEvent, InvoiceState } from '../money/invoiceWords.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * A draft has no number and can be thrown away; what is issued stays. Nothing of it that was paid is cancelled: a credit
 * note takes it back, and what was paid too much makes it open again until it is given back.
 */
export const invoiceLifecycle: Lifecycle<InvoiceState, InvoiceEvent> = {
  draft: { change: 'draft', issue: 'issued', discard: 'entered-in-error' },
  issued: { pay: 'issued', balance: 'balanced', credit: 'issued', cancel: 'cancelled', send: 'issued' },
  balanced: { reopen: 'issued', credit: 'balanced', send: 'balanced' },
  cancelled: { send: 'cancelled' },
  'entered-in-error': {},
};
