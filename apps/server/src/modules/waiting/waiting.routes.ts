import { waitingContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { WaitingService } from './waiting.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const waitingRoutes = (waiting: WaitingService) =>
  implement(waitingContract, {
    countWaiting: ({ actor, query }) => waiting.count(actor, query),
  });
