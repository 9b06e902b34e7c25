import { clinicNumberContract } from '../../contract/organization/clinicNumber.contract.ts';
import { mock } from '../base/mock.ts';
import { availableNumbers, clinicNumbers, numberUse } from './clinicNumber.fixtures.ts';

export const mocks = [
  mock(clinicNumberContract.listClinicNumbers, { numbers: clinicNumbers, line: 'ready', hasTexts: true, hasAgents: true }),
  mock(clinicNumberContract.searchNumbers, availableNumbers),
  mock(clinicNumberContract.getNumberUse, numberUse),
];
