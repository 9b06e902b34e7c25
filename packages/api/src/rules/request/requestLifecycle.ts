import { possible, transition, type Lifecycle } from '../lifecycle/lifecycle.ts';
import { checkInLifecycle, type CheckInEvent } from './checkInLifecycle.ts';
import { projectLifecycle, type ProjectEvent } from './projectLifecycle.ts';
import { referralLifecycle, type ReferralEvent } from './referralLifecycle.ts';
import type { RequestKind, RequestStatus } from './requestWords.ts';

export type RequestEvent = ReferralEvent | CheckInEvent | ProjectEvent;

const lifecycles: Record<RequestKind, Partial<Lifecycle<RequestStatus, RequestEvent>>> = {
  referral: referralLifecycle,
  'check-in': checkInLifecycle,
  project: projectLifecycle,
};

const lifecycleOf = (kind: RequestKind, status: RequestStatus) =>
  ({ ...lifecycles[kind], [status]: lifecycles[kind][status] ?? {} }) as Lifecycle<RequestStatus, RequestEvent>;

/** The next status. Throws IllegalTransition, which the server answers as 409. */
export const afterRequestEvent = (kind: RequestKind, status: RequestStatus, event: RequestEvent): RequestStatus =>
  transition(lifecycleOf(kind, status), status, event);

/** The events that are possible now; a screen offers these and no others. */
export const possibleRequestEvents = (kind: RequestKind, status: RequestStatus): RequestEvent[] =>
  possible(lifecycleOf(kind, status), status);

/** Statuses in which nothing is left to do. */
export const closedRequestStatuses = ['completed', 'rejected', 'cancelled'] as const satisfies readonly RequestStatus[];

export const isClosedRequest = (status: RequestStatus): boolean =>
  (closedRequestStatuses as readonly RequestStatus[]).includes(status);

/** Statuses that still need somebody. */
export const openRequestStatuses = [
  'draft', 'requested', 'received', 'accepted', 'booking', 'booked', 'in-progress', 'on-hold',
] as const satisfies readonly RequestStatus[];
