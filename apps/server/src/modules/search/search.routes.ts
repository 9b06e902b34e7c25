import { searchContract } from '@intake/api/contract';
import { implement } from '../../http/implement.ts';
import type { SearchService } from './search.service.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const searchRoutes = (search: SearchService) =>
  implement(searchContract, {
    searchEverything: ({ actor, query }) => search.search(actor, query),
    findHits: ({ actor, query }) => search.hits(actor, query),
  });
