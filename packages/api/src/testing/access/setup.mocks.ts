import { setupContract } from '../../contract/access/setup.contract.ts';
import { mock } from '../base/mock.ts';

export const mocks = [mock(setupContract.getSetupState, { needed: false, demo: false })];
