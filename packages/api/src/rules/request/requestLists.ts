import type { RequestKind } from './requestWords.ts';

/** Where in the portal the requests of a kind are worked on. */
export const requestLists = {
  referral: '/app/apps/referral/incomingRequest',
  'check-in': '/app/apps/checkin/incomingRequest',
  project: '/app/apps/project/incomingRequest',
} as const satisfies Record<RequestKind, string>;
