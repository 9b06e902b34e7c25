import { callContract } from '../../contract/voice/call.contract.ts';
import { callQueueContract } from '../../contract/voice/callQueue.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { callDetail, callPolicy, calls, queuedCalls, suggestedCalls } from './call.fixtures.ts';

export const mocks = [
  mock(callContract.listCalls, ({ query }) =>
    onePage(
      calls.filter(
        ({ patientId, agentId, outcome, proposal }) =>
          (!query.patientId || patientId === query.patientId) &&
          (!query.agentId || agentId === query.agentId) &&
          (!query.outcome || (outcome !== null && query.outcome.includes(outcome))) &&
          (!query.proposal || (proposal !== null && query.proposal.includes(proposal.status))),
      ),
    ),
  ),
  mock(callContract.getCall, ({ params }) => {
    const found = calls.find(({ id }) => id === params.id);
    return found ? callDetail(found) : refusal(404, 'not-found');
  }),
  mock(callQueueContract.listCallQueue, onePage(queuedCalls)),
  mock(callQueueContract.suggestCalls, suggestedCalls),
  mock(callQueueContract.getCallPolicy, callPolicy),
];
