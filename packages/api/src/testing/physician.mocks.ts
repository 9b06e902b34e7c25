import { physicianContract } from '../contract/physician.contract.ts';
import { named, onePage } from './answers.ts';
import { mock } from './mock.ts';
import { physicians } from './physician.fixtures.ts';

export const mocks = [
  mock(physicianContract.listPhysicians, ({ query }) => onePage(physicians.filter(named(query.name)))),
  mock(physicianContract.findPhysiciansByFax, ({ query }) => physicians.filter(({ faxNumbers }) => faxNumbers.includes(query.fax))),
];
