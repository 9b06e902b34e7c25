import { binContract } from '../../contract/organization/bin.contract.ts';
import { bins } from './bin.fixtures.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(binContract.listBins, bins)];
