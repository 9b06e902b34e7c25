import type { Lifecycle } from './lifecycle.ts';
import type { AccessRequestStatus } from '../vocabulary.ts';

export type AccessRequestEvent = 'grant' | 'decline' | 'withdraw';

export const accessRequestLifecycle: Lifecycle<AccessRequestStatus, AccessRequestEvent> = {
  requested: { grant: 'granted', decline: 'declined', withdraw: 'withdrawn' },
  granted: {},
  declined: {},
  withdrawn: {},
};
