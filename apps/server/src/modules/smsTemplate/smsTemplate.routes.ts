import { smsTemplateContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { SmsTemplateService } from './smsTemplate.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const smsTemplateRoutes = (smsTemplates: SmsTemplateService) =>
  implement(smsTemplateContract, {
    listSmsTemplates: ({ actor }) => smsTemplates.list(actor),
    createSmsTemplate: ({ actor, body }) => smsTemplates.create(actor, body),
    updateSmsTemplate: ({ actor, body }) => smsTemplates.update(actor, body),
    removeSmsTemplate: ({ actor, body }) => smsTemplates.remove(actor, body),
    listSmsTemplateVersions: ({ actor, params }) => smsTemplates.versions(actor, params.id),
  });
