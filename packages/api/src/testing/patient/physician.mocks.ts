import { physicianContract } from '../../contract/patient/physician.contract.ts';
import { named, onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { learnedNumbers, physicians } from './physician.fixtures.ts';

export const mocks = [
  mock(physicianContract.listPhysicians, ({ query }) => onePage(physicians.filter(named(query.name)))),
  mock(physicianContract.getPhysician, ({ params }) => physicians.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
  mock(physicianContract.listLearnedNumbers, ({ params }) => (params.id === physicians[1]?.id ? learnedNumbers : [])),
  mock(physicianContract.findPhysiciansByFax, ({ query }) =>
    physicians.filter(({ faxNumbers }) => faxNumbers.includes(query.fax)).map((physician) => ({ ...physician, source: 'site' as const, learned: null })),
  ),
];
