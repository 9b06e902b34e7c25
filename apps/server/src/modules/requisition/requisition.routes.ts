import { requisitionContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { RequisitionService } from './requisition.service.ts';
import type { RequisitionPages } from './requisitionPage.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const requisitionRoutes = (pages: RequisitionPages, requisitions: RequisitionService) =>
  implement(requisitionContract, {
    listRequisitionClinics: () => pages.list(),
    getRequisitionPage: ({ params }) => pages.get(params.address),
    askForWork: ({ body, request }) => requisitions.askForWork(body.address, request.ip),
    redeemWork: ({ body }) => requisitions.redeemWork(body.challenge, body.nonce),
    getProgressKey: ({ body, request }) => requisitions.progressKey(body.ticket, request.ip),
    sendRequisition: ({ body, request }) => requisitions.send(body.ticket, body.content, request.ip),
    copyRequisition: ({ body, request }) => requisitions.copy(body.ticket, request.ip),
    getRequisitionSettings: ({ actor }) => pages.settings(actor),
    saveRequisitionSettings: ({ actor, body }) => pages.save(actor, body),
  });
