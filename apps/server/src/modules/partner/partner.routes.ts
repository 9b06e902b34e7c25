import { partnerContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { PartnerService } from './partner.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const partnerRoutes = (partners: PartnerService) =>
  implement(partnerContract, {
    listPartners: ({ actor, query }) => partners.page(actor, query),
    getPartnerUse: ({ actor, params }) => partners.use(actor, params.id),
    createPartner: ({ actor, body }) => partners.create(actor, body),
    updatePartner: ({ actor, body }) => partners.update(actor, body),
    addPartnerKey: ({ actor, body }) => partners.addKey(actor, body),
    revokePartnerKey: ({ actor, body }) => partners.revokeKey(actor, body),
  });
