import { quarantineContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { QuarantineService } from './quarantine.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const quarantineRoutes = (quarantine: QuarantineService) =>
  implement(quarantineContract, {
    listQuarantinedFiles: ({ actor, query }) => quarantine.list(actor, query),
    getQuarantinedFileUrl: ({ actor, query }) => quarantine.sign(actor, query.id),
    settleQuarantinedFile: ({ actor, body }) => quarantine.settle(actor, body.id),
  });
