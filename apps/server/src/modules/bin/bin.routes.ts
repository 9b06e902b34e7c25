import { binContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { BinService } from './bin.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const binRoutes = (bins: BinService) =>
  implement(binContract, {
    listBins: ({ actor }) => bins.list(actor),
    createBin: ({ actor, body }) => bins.create(actor, body),
    updateBin: ({ actor, body }) => bins.update(actor, body),
    removeBin: ({ actor, body }) => bins.remove(actor, body),
  });
