import type { Lifecycle } from '../lifecycle/lifecycle.ts';

export type ReferralStatus =
  | 'requested' | 'received' | 'accepted' | 'booking' | 'booked' | 'on-hold' | 'completed' | 'rejected' | 'cancelled';

export type ReferralEvent =
  | 'acknowledge' | 'ask' | 'inform' | 'accept' | 'decline' | 'redirect' | 'book' | 'booked' | 'unbook' | 'complete' | 'cancel' | 'reopen';

const decisions = { ask: 'on-hold', accept: 'accepted', decline: 'rejected', redirect: 'rejected', cancel: 'cancelled' } as const;

export const referralLifecycle: Lifecycle<ReferralStatus, ReferralEvent> = {
  requested: { acknowledge: 'received', ...decisions },
  received: decisions,
  // Asking again is the same question to somebody else, or for something more.
  'on-hold': { inform: 'received', ...decisions },
  accepted: { book: 'booking', booked: 'booked', ask: 'on-hold', redirect: 'rejected', cancel: 'cancelled' },
  booking: { booked: 'booked', unbook: 'accepted', cancel: 'cancelled' },
  // An appointment that is cancelled brings its referral back to the work list.
  booked: { complete: 'completed', unbook: 'booking', cancel: 'cancelled' },
  completed: { reopen: 'received' },
  rejected: { reopen: 'received' },
  cancelled: { reopen: 'received' },
};
