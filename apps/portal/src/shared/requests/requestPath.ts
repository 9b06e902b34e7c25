import type { RequestKind } from '@intake/api/rules';

/** Where the requests of a kind are worked on. */
const requestLists = {
  referral: '/app/apps/referral/incomingRequest',
  'check-in': '/app/apps/checkin/incomingRequest',
  project: '/app/apps/project/incomingRequest',
} as const satisfies Record<RequestKind, string>;

/** The address of a request, and of a fax among its pages. */
export const requestPath = (kind: RequestKind, id: string, faxId?: string): string => `${requestLists[kind]}?request=${id}${faxId ? `&fax=${faxId}` : ''}`;
