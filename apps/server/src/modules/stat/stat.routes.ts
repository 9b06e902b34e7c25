import { statContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { StatService } from './stat.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const statRoutes = (stats: StatService) =>
  implement(statContract, {
    getStats: ({ actor, query }) => stats.counts(actor, query),
    getAverages: ({ actor, query }) => stats.averages(actor, query),
    listTopUsers: ({ actor, query }) => stats.top(actor, query),
    listTopUsersByLocation: ({ actor, query }) => stats.nestedTop(actor, query),
    listStatRows: ({ actor, query }) => stats.rows(actor, query),
  });
