import { keywordContract } from '../contract/keyword.contract.ts';
import { keywords } from './keyword.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(keywordContract.listKeywords, keywords)];
