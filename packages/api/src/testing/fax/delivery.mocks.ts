import { deliveryContract } from '../../contract/fax/delivery.contract.ts';
import type { SentFax } from '../../contract/fax/delivery.contract.ts';
import type { SentView } from '../../rules/vocabulary.ts';
import { answerContract } from '../../contract/patient/answer.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { letterPreview } from './letter.fixtures.ts';
import { sentFaxDetail, sentFaxes } from './delivery.fixtures.ts';

const inView: Record<SentView, (sent: SentFax) => boolean> = {
  all: () => true,
  attention: ({ status, settledAt }) => (status === 'failed' || status === 'unconfirmed') && settledAt === null,
  underway: ({ status }) => status === 'queued' || status === 'sending' || status === 'sent',
  scheduled: ({ status }) => status === 'scheduled',
};

export const mocks = [
  mock(deliveryContract.countSentFaxes, {
    views: {
      attention: sentFaxes.filter(inView.attention).length,
      underway: sentFaxes.filter(inView.underway).length,
      scheduled: sentFaxes.filter(inView.scheduled).length,
    },
    limit: 1000,
  }),
  mock(answerContract.previewAnswer, letterPreview),
  mock(deliveryContract.checkFaxNumber, ({ query }) => ({ isKnown: sentFaxes.some(({ to, status }) => to === query.number && status === 'delivered') })),
  mock(deliveryContract.listSentFaxes, ({ query }) =>
    onePage(sentFaxes.filter((sent) => inView[query.view](sent) && (!query.patientId || sent.patientId === query.patientId) && (!query.referralId || sent.referralId === query.referralId))),
  ),
  mock(deliveryContract.getSentFax, ({ params }) => {
    const found = sentFaxes.find(({ id }) => id === params.id);
    return found ? sentFaxDetail(found) : refusal(404, 'not-found');
  }),
];
