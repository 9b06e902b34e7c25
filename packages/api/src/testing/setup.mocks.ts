import { setupContract } from '../contract/setup.contract.ts';
import { mock } from './mock.ts';

export const mocks = [mock(setupContract.getSetupState, { needed: false, demo: false })];
