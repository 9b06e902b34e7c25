import { partnerContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { PartnerService } from './partner.service.ts';
import type { createWebhookService } from './webhook/webhook.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const partnerRoutes = (partners: PartnerService, webhooks: ReturnType<typeof createWebhookService>) =>
  implement(partnerContract, {
    listPartners: ({ actor, query }) => partners.page(actor, query),
    getPartnerUse: ({ actor, params }) => partners.use(actor, params.id),
    createPartner: ({ actor, body }) => partners.create(actor, body),
    updatePartner: ({ actor, body }) => partners.update(actor, body),
    addPartnerKey: ({ actor, body }) => partners.addKey(actor, body),
    revokePartnerKey: ({ actor, body }) => partners.revokeKey(actor, body),
    setPartnerWebhook: ({ actor, body }) => webhooks.set(actor, body),
    removePartnerWebhook: ({ actor, body }) => webhooks.remove(actor, body.id),
    listPartnerNotices: ({ actor, params, query }) => webhooks.notices(actor, params.id, query),
    replayPartnerNotice: ({ actor, body }) => webhooks.replay(actor, body),
  });
