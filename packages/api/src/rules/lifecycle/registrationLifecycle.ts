import type { Lifecycle } from './lifecycle.ts';
import type { RegistrationStatus } from '../vocabulary.ts';

export type RegistrationEvent = 'approve' | 'decline';

export const registrationLifecycle: Lifecycle<RegistrationStatus, RegistrationEvent> = {
  requested: { approve: 'approved', decline: 'declined' },
  // Approving again is the same as approving once: the organisation is there.
  approved: { approve: 'approved' },
  declined: {},
};
