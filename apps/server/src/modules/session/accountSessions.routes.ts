import { accountSessionContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { AccountSessionService } from './accountSessions.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const accountSessionRoutes = (sessions: AccountSessionService) =>
  implement(accountSessionContract, {
    listAccountSessions: ({ actor }) => sessions.list(actor),
    endAccountSession: async ({ actor, body, request }) => {
      await sessions.end(actor, { id: body.id, ip: request.ip });
      return {};
    },
  });
