import { accessRequestContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { AccessRequestService } from './accessRequest.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const accessRequestRoutes = (requests: AccessRequestService) =>
  implement(accessRequestContract, {
    getOwnAccess: ({ actor }) => requests.own(actor),
    askForAccess: ({ actor, body, request }) => requests.ask(actor, body, request.ip),
    withdrawAccessRequest: ({ actor, body }) => requests.withdraw(actor, body),
    listAccessRequests: ({ actor, query }) => requests.list(actor, query),
    grantAccess: ({ actor, body }) => requests.grant(actor, body),
    declineAccess: ({ actor, body }) => requests.decline(actor, body),
  });
