import { faxContract } from '../../contract/fax/fax.contract.ts';
import { onePage } from '../base/answers.ts';
import { completedFaxes, incomingFaxes } from './fax.fixtures.ts';
import { faxDetail, faxPageWords } from './faxDetail.fixtures.ts';
import { mock, refusal } from '../base/mock.ts';

function detailOf(id: string) {
  const fax = [...incomingFaxes, ...completedFaxes].find((one) => one.id === id);
  return fax ? { ...faxDetail, ...fax } : refusal(404, 'not-found');
}

export const mocks = [
  mock(faxContract.listIncomingFaxes, onePage(incomingFaxes)),
  mock(faxContract.listCompletedFaxes, onePage(completedFaxes)),
  mock(faxContract.listPatientFaxes, onePage(completedFaxes)),
  mock(faxContract.getFax, ({ params }) => detailOf(params.id)),
  mock(faxContract.getFaxAhead, ({ params }) => detailOf(params.id)),
  mock(faxContract.getFaxPageWords, ({ params }) => faxPageWords[params.number - 1] ?? refusal(404, 'not-found')),
  mock(faxContract.listMyActions, []),
];
