import { quarantineContract } from '../../contract/fax/quarantine.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { quarantinedFiles } from './quarantine.fixtures.ts';

export const mocks = [mock(quarantineContract.listQuarantinedFiles, onePage(quarantinedFiles))];
