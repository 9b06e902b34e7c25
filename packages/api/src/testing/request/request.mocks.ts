import { requestContract } from '../../contract/request/request.contract.ts';
import { requestPolicyContract } from '../../contract/request/requestPolicy.contract.ts';
import { requestViewContract } from '../../contract/request/requestView.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { checkIns, closedReferrals, policyPreview, projects, referrals, requestDetail, requestPolicy, savedViews } from './request.fixtures.ts';

const open = { referral: referrals, 'check-in': checkIns, project: projects };

const found = (wanted: string) => [...referrals, ...closedReferrals, ...checkIns, ...projects].find(({ id }) => id === wanted);

export const mocks = [
  mock(requestContract.listRequests, ({ query }) =>
    onePage(query.view === 'closed' ? (query.kind === 'referral' ? closedReferrals : []) : open[query.kind]),
  ),
  mock(requestContract.countRequests, ({ query }) => ({
    views: { open: open[query.kind].length, mine: 6, mentioned: 1, new: 3, 'at-risk': 2, overdue: 1, waiting: 1, 'to-book': 2, closed: 3 },
    limit: 1000,
  })),
  mock(requestPolicyContract.getRequestPolicy, requestPolicy),
  mock(requestPolicyContract.previewRequestPolicy, policyPreview),
  mock(requestViewContract.listRequestViews, ({ query }) => savedViews.filter(({ kind }) => kind === query.kind)),
  mock(requestPolicyContract.getRequestTimes, {
    answer: { count: 148, medianDays: 3.5, p90Days: 9 },
    visit: { count: 96, medianDays: 31, p90Days: 74 },
    clocks: { ended: 143, inTime: 139 },
  }),
  mock(requestContract.lookAtRequest, {}),
  mock(requestContract.claimRequest, ({ body }) => found(body.id) ?? refusal(404, 'not-found')),
  mock(requestContract.releaseRequest, ({ body }) => found(body.id) ?? refusal(404, 'not-found')),
  mock(requestContract.getRequest, ({ params }) => {
    const request = found(params.id);
    return request ? requestDetail(request) : refusal(404, 'not-found');
  }),
];
