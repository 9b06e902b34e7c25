import { systemContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { SystemService } from './system.service.ts';

export const systemRoutes = (system: SystemService) =>
  implement(systemContract, {
    listOrganizations: () => system.organizations(),
    getSystemHealth: () => system.health(),
    retryJob: async ({ actor, body }) => {
      await system.retry(actor, body);
      return {};
    },
  });
