import { sessionContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { SessionService } from './session.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const sessionRoutes = (sessions: SessionService) =>
  implement(sessionContract, {
    getUserDetails: ({ actor }) => sessions.user(actor),
    listOrganizationMappings: ({ actor }) => sessions.mappings(actor),
    getOrganizationDetails: ({ actor, params }) => sessions.organization(actor, params.orgId),
    saveOrganizationDetails: ({ actor, body }) => sessions.saveOrganization(actor, body),
    savePreferences: async ({ actor, body }) => {
      await sessions.savePreferences(actor, body);
      return {};
    },
    keepSessionActive: async ({ actor }) => {
      await sessions.keepActive(actor);
      return {};
    },
    lockSession: async ({ actor }) => {
      await sessions.lock(actor);
      return {};
    },
  });
