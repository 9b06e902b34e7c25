import { modalityContract } from '../contract/modality.contract.ts';
import { mock } from './mock.ts';
import { modalities } from './modality.fixtures.ts';

export const mocks = [mock(modalityContract.listModalities, modalities)];
