import { keywordContract } from '../../contract/organization/keyword.contract.ts';
import { keywords } from './keyword.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(keywordContract.listKeywords, keywords)];
