import { physicianContract } from '../../contract/patient/physician.contract.ts';
import { named, onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { physicians } from './physician.fixtures.ts';

export const mocks = [
  mock(physicianContract.listPhysicians, ({ query }) => onePage(physicians.filter(named(query.name)))),
  mock(physicianContract.findPhysiciansByFax, ({ query }) => physicians.filter(({ faxNumbers }) => faxNumbers.includes(query.fax))),
];
