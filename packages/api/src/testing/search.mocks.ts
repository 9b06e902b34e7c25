import { searchContract } from '../contract/search.contract.ts';
import { mock } from './mock.ts';
import { searchHits, searchResults } from './search.fixtures.ts';

export const mocks = [
  mock(searchContract.searchEverything, searchResults),
  mock(searchContract.findHits, searchHits),
];
