import type { DeliveryStatus } from '../vocabulary.ts';
import type { Lifecycle } from './lifecycle.ts';

/**
 * `claim` comes before the one call to the provider, `accept` says that the provider has the fax, `lose` that nobody knows
 * whether it has, or what became of it. `retry` follows a failure that the provider told of; what is unconfirmed is never sent again by itself.
 */
export type DeliveryEvent = 'claim' | 'accept' | 'deliver' | 'retry' | 'fail' | 'lose' | 'cancel' | 'resend';

export const deliveryLifecycle: Lifecycle<DeliveryStatus, DeliveryEvent> = {
  scheduled: { claim: 'sending', fail: 'failed', cancel: 'cancelled' },
  queued: { claim: 'sending', fail: 'failed', cancel: 'cancelled' },
  sending: { accept: 'sent', deliver: 'delivered', retry: 'queued', fail: 'failed', lose: 'unconfirmed', cancel: 'cancelled' },
  sent: { accept: 'sent', deliver: 'delivered', retry: 'queued', fail: 'failed', lose: 'unconfirmed', cancel: 'cancelled' },
  // A person who has asked the other end may send it again.
  unconfirmed: { accept: 'sent', deliver: 'delivered', retry: 'queued', fail: 'failed', cancel: 'cancelled', resend: 'queued' },
  // The last page was through before the provider heard that it should stop.
  cancelled: { deliver: 'delivered', resend: 'queued' },
  failed: { deliver: 'delivered', resend: 'queued' },
  delivered: { deliver: 'delivered' },
};

/** What somebody has to look at, until it is sent again or settled. */
export const troubledDeliveries: readonly DeliveryStatus[] = ['failed', 'unconfirmed'];
