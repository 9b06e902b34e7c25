import { modalityContract } from '../../contract/organization/modality.contract.ts';
import { mock } from '../base/mock.ts';
import { modalities } from './modality.fixtures.ts';

export const mocks = [mock(modalityContract.listModalities, modalities)];
