import { quarantineContract } from '../contract/quarantine.contract.ts';
import { onePage } from './answers.ts';
import { mock } from './mock.ts';
import { quarantinedFiles } from './quarantine.fixtures.ts';

export const mocks = [mock(quarantineContract.listQuarantinedFiles, onePage(quarantinedFiles))];
