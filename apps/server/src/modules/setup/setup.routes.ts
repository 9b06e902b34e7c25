import { setupContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { SetupService } from './setup.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const setupRoutes = (setup: SetupService) =>
  implement(setupContract, {
    getSetupState: () => setup.state(),
    completeSetup: ({ body }) => setup.complete(body),
  });
