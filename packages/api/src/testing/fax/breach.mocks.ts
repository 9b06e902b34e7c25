import { breachContract } from '../../contract/fax/breach.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock } from '../base/mock.ts';
import { breachDetail, breaches } from './breach.fixtures.ts';

export const mocks = [
  mock(breachContract.listBreaches, onePage(breaches)),
  mock(breachContract.getBreach, ({ params }) => breachDetail(breaches.find(({ id }) => id === params.id))),
];
