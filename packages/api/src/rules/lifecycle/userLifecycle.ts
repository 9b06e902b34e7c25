import type { Lifecycle } from './lifecycle.ts';
import type { UserStatus } from '../vocabulary.ts';

/** `accept` is the person's own doing, the rest an administrator's. */
export type UserEvent = 'accept' | 'lock' | 'unlock' | 'suspend' | 'reinstate' | 'deactivate';

export const userLifecycle: Lifecycle<UserStatus, UserEvent> = {
  invited: { accept: 'active', deactivate: 'deactivated' },
  active: { lock: 'locked', suspend: 'suspended', deactivate: 'deactivated' },
  locked: { unlock: 'active', suspend: 'suspended', deactivate: 'deactivated' },
  suspended: { reinstate: 'active', deactivate: 'deactivated' },
  deactivated: { reinstate: 'active' },
};

/** What an administrator can do that leads from one status to the other; undefined when nothing does. */
export const userEventTo = (from: UserStatus, to: UserStatus): UserEvent | undefined =>
  (Object.keys(userLifecycle[from]) as UserEvent[]).find((event) => event !== 'accept' && userLifecycle[from][event] === to);
