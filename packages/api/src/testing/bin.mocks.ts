import { binContract } from '../contract/bin.contract.ts';
import { bins } from './bin.fixtures.ts';
import { mock } from './mock.ts';

export const mocks = [mock(binContract.listBins, bins)];
