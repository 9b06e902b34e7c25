import { integrationContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { IntegrationService } from './integration.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const integrationRoutes = (integrations: IntegrationService) =>
  implement(integrationContract, {
    getIntegrations: ({ actor }) => integrations.find(actor),
    setIntegrations: ({ actor, body }) => integrations.change(actor, body),
    sendTestMail: ({ actor }) => integrations.sendTestMail(actor),
  });
