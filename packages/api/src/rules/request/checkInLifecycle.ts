import type { Lifecycle } from '../lifecycle/lifecycle.ts';

export type CheckInStatus = 'requested' | 'received' | 'accepted' | 'completed' | 'rejected' | 'cancelled';

export type CheckInEvent = 'acknowledge' | 'accept' | 'complete' | 'decline' | 'cancel' | 'reopen';

export const checkInLifecycle: Lifecycle<CheckInStatus, CheckInEvent> = {
  requested: { acknowledge: 'received', accept: 'accepted', decline: 'rejected', cancel: 'cancelled' },
  received: { accept: 'accepted', decline: 'rejected', cancel: 'cancelled' },
  // The data were confirmed; completed is that the patient has arrived.
  accepted: { complete: 'completed', cancel: 'cancelled' },
  completed: { reopen: 'received' },
  rejected: { reopen: 'received' },
  cancelled: { reopen: 'received' },
};
