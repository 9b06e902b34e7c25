import { deliveryContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { DeliveryService } from './delivery.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const deliveryRoutes = (deliveries: DeliveryService) =>
  implement(deliveryContract, {
    sendFax: ({ actor, body }) => deliveries.send(actor, body),
    listSentFaxes: ({ actor, query }) => deliveries.list(actor, query),
    getSentFax: ({ actor, params }) => deliveries.get(actor, params.id),
    cancelSentFax: ({ actor, body }) => deliveries.cancel(actor, body),
    resendFax: ({ actor, body }) => deliveries.resend(actor, body),
    settleSentFax: ({ actor, body }) => deliveries.settle(actor, body),
    checkFaxNumber: ({ actor, query }) => deliveries.isKnown(actor, query.number),
  });
