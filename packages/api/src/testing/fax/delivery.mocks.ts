import { deliveryContract } from '../../contract/fax/delivery.contract.ts';
import { answerContract } from '../../contract/request/answer.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { letterPreview } from './letter.fixtures.ts';
import { inSentView, sentFaxDetail, sentFaxes } from './delivery.fixtures.ts';

export const mocks = [
  mock(answerContract.previewAnswer, letterPreview),
  mock(deliveryContract.checkFaxNumber, ({ query }) => ({ isKnown: sentFaxes.some(({ to, status }) => to === query.number && status === 'delivered') })),
  mock(deliveryContract.listSentFaxes, ({ query }) =>
    onePage(sentFaxes.filter((sent) => inSentView[query.view](sent) && (!query.patientId || sent.patientId === query.patientId) && (!query.referralId || sent.referralId === query.referralId))),
  ),
  mock(deliveryContract.getSentFax, ({ params }) => {
    const found = sentFaxes.find(({ id }) => id === params.id);
    return found ? sentFaxDetail(found) : refusal(404, 'not-found');
  }),
];
