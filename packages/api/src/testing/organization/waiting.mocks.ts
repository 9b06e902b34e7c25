import { waitingContract } from '../../contract/organization/waiting.contract.ts';
import { mock } from '../base/mock.ts';
import { conversationCounts } from '../messaging/conversation.fixtures.ts';
import { inSentView, sentFaxes } from '../fax/delivery.fixtures.ts';

const limit = 1000;

export const mocks = [
  mock(waitingContract.countWaiting, {
    faxes: { views: { open: 10, mine: 1, urgent: 3, failed: 1, 'on-hold': 1, duplicates: 1 }, limit },
    sent: {
      views: {
        attention: sentFaxes.filter(inSentView.attention).length,
        underway: sentFaxes.filter(inSentView.underway).length,
        scheduled: sentFaxes.filter(inSentView.scheduled).length,
      },
      limit,
    },
    texts: { views: { unread: conversationCounts.views.unread }, limit },
    exports: null,
    requests: {
      kinds: { referral: { mine: 6, atRisk: 2, mentioned: 1 }, 'check-in': { mine: 3, atRisk: 0, mentioned: 0 }, project: { mine: 2, atRisk: 1, mentioned: 0 } },
      limit,
    },
  }),
];
