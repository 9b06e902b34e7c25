import { searchContract } from '../../contract/fax/search.contract.ts';
import { mock } from '../base/mock.ts';
import { searchHits, searchResults } from './search.fixtures.ts';

export const mocks = [
  mock(searchContract.searchEverything, searchResults),
  mock(searchContract.findHits, searchHits),
];
