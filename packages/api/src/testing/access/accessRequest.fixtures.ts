import { z } from 'zod';
import { AccessRequest, OwnAccess } from '../../contract/access/accessRequest.contract.ts';
import { daysAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

const waiting = { status: 'requested', reason: null, decidedAt: null, version: 1, isUnplaced: false } as const;

/** Those that wait, the newest first. */
export const accessRequests = z.array(AccessRequest).parse([
  {
    ...waiting, id: fixtureId('access-request', 1), displayName: 'Odalys Ferrer', email: 'odalys.ferrer@harbourview.example',
    organizationName: 'Harbourview', note: 'I start at the front desk on Monday; Solveig knows me.', requestedAt: minutesAgo(25),
  },
  {
    ...waiting, id: fixtureId('access-request', 2), displayName: 'Théo Marchand', email: 'theo.marchand@harbourview.example',
    organizationName: 'harbourview clinic', note: null, requestedAt: daysAgo(1),
  },
]);

/** Names nothing that is here: a super administrator alone sees it. */
export const unplacedRequest = AccessRequest.parse({
  ...waiting, isUnplaced: true, id: fixtureId('access-request', 3), displayName: 'Ines Duarte', email: 'ines.duarte@example.org',
  organizationName: 'The clinic at the harbour', note: null, requestedAt: minutesAgo(190),
});

/** Of somebody who belongs nowhere and has asked for nothing yet. */
export const newcomerAccess = OwnAccess.parse({ email: 'odalys.ferrer@harbourview.example', displayName: 'Odalys Ferrer', belongs: false, request: null });

/** The same after they have asked. */
export const askedAccess = OwnAccess.parse({
  ...newcomerAccess,
  request: { id: fixtureId('access-request', 1), organizationName: 'Harbourview', note: null, status: 'requested', reason: null, requestedAt: minutesAgo(25), decidedAt: null, version: 1 },
});
