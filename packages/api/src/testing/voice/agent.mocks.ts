import { agentContract } from '../../contract/voice/agent.contract.ts';
import { suiteContract } from '../../contract/voice/suite.contract.ts';
import { mock, refusal } from '../base/mock.ts';
import { agentContent, agentDetails, agents, agentVersions, scenarios, suiteRunOf, voiceNumbers, voices } from './agent.fixtures.ts';

export const mocks = [
  mock(agentContract.listAgents, agents),
  mock(agentContract.getAgent, ({ params }) => agentDetails.find(({ id }) => id === params.id) ?? refusal(404, 'not-found')),
  mock(agentContract.listAgentVersions, agentVersions),
  mock(agentContract.getAgentVersion, ({ params }) => {
    const found = agentVersions.find(({ number }) => number === params.number);
    return found ? { ...found, content: agentContent } : refusal(404, 'not-found');
  }),
  mock(agentContract.listVoices, voices),
  mock(agentContract.listVoiceNumbers, voiceNumbers),
  mock(suiteContract.listSuiteRuns, ({ query }) => [suiteRunOf(query.agentId, 4)]),
  mock(suiteContract.listScenarios, scenarios),
];
