import { transition } from '../lifecycle/lifecycle.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { MessageSettlement, MessageStatus } from './messageWords.ts';

/**
 * `claim` comes before the one call to the provider, `accept` says that the provider has the message, `refuse` that it
 * certainly has not and may be asked again, `lose` that nobody knows: such a message is never sent again by itself.
 */
export type MessageEvent = 'release' | 'claim' | 'block' | 'cancel' | 'accept' | 'refuse' | 'deliver' | 'fail' | 'lose';

export const messageLifecycle: Lifecycle<MessageStatus, MessageEvent> = {
  scheduled: { release: 'queued', claim: 'sending', block: 'blocked', cancel: 'cancelled' },
  queued: { claim: 'sending', block: 'blocked', cancel: 'cancelled' },
  sending: { accept: 'sent', refuse: 'queued', deliver: 'delivered', fail: 'failed', lose: 'unconfirmed' },
  sent: { deliver: 'delivered', fail: 'failed' },
  unconfirmed: { accept: 'sent', deliver: 'delivered', fail: 'failed' },
  failed: { deliver: 'delivered' },
  delivered: {},
  blocked: {},
  cancelled: {},
  received: {},
  held: {},
};

/** What has not been handed over yet, and is withdrawn with what it speaks about. */
export const openMessageStatuses: readonly MessageStatus[] = ['scheduled', 'queued'];

/** What somebody has to look at. */
export const troubledMessageStatuses: readonly MessageStatus[] = ['failed', 'unconfirmed', 'blocked', 'held'];

/** What a provider tells about a message that it has. */
export type MessageNews = Extract<MessageEvent, 'accept' | 'deliver' | 'fail'>;

/** The status after news that may be late, doubled or out of order: it only ever goes on, so a late `accept` revives no failure. */
export const afterNews = (status: MessageStatus, news: MessageNews): MessageStatus => messageLifecycle[status][news] ?? status;

/** The status of an unconfirmed message of which a person knows what became, and of a held one of which they know whose it is. */
export const afterSettling = (status: MessageStatus, settlement: MessageSettlement): MessageStatus =>
  transition({ ...settled, unconfirmed: { arrived: 'delivered', 'not-arrived': 'failed' }, held: { theirs: 'received', 'not-theirs': 'cancelled' } }, status, settlement);

const settled: Lifecycle<MessageStatus, MessageSettlement> = {
  scheduled: {}, queued: {}, sending: {}, sent: {}, delivered: {}, failed: {}, unconfirmed: {}, blocked: {}, cancelled: {}, received: {}, held: {},
};
