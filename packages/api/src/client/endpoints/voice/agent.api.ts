import { agentContract } from '../../../contract/voice/agent.contract.ts';
import { suiteContract } from '../../../contract/voice/suite.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { idTag, listTag, whenCreated } from '../../base/tags.ts';

/** What is done with one agent: refused because it has changed, it is asked for again all the same. */
const changed = (_answer: unknown, _error: unknown, { body }: { body: { id: string } }) => [listTag('VoiceAgent'), idTag('VoiceAgent', body.id)];
const played = (_answer: unknown, _error: unknown, { body }: { body: { agentId: string } }) => [listTag('VoiceAgent'), idTag('VoiceAgent', body.agentId)];

export const agentApi = apiOf('VoiceAgent', 'VoiceNumber').injectEndpoints({
  endpoints: (build) => ({
    listAgents: build.query({ ...endpointOf(agentContract.listAgents), providesTags: [listTag('VoiceAgent')] }),
    getAgent: build.query({ ...endpointOf(agentContract.getAgent), providesTags: (_agent, _error, { params }) => [idTag('VoiceAgent', params.id)] }),
    createAgent: build.mutation({ ...endpointOf(agentContract.createAgent), invalidatesTags: whenCreated('VoiceAgent') }),
    updateAgent: build.mutation({ ...endpointOf(agentContract.updateAgent), invalidatesTags: changed }),
    removeAgent: build.mutation({ ...endpointOf(agentContract.removeAgent), invalidatesTags: [listTag('VoiceAgent'), listTag('VoiceNumber')] }),
    publishAgent: build.mutation({ ...endpointOf(agentContract.publishAgent), invalidatesTags: changed }),
    listAgentVersions: build.query({
      ...endpointOf(agentContract.listAgentVersions),
      providesTags: (_versions, _error, { params }) => [idTag('VoiceAgent', params.id)],
    }),
    // What a version says never changes.
    getAgentVersion: build.query({ ...endpointOf(agentContract.getAgentVersion) }),
    listVoices: build.query({ ...endpointOf(agentContract.listVoices) }),
    listVoiceNumbers: build.query({ ...endpointOf(agentContract.listVoiceNumbers), providesTags: [listTag('VoiceNumber')] }),
    bindVoiceNumber: build.mutation({ ...endpointOf(agentContract.bindVoiceNumber), invalidatesTags: [listTag('VoiceNumber'), listTag('VoiceAgent')] }),
    runSuite: build.mutation({ ...endpointOf(suiteContract.runSuite), invalidatesTags: played }),
    listSuiteRuns: build.query({ ...endpointOf(suiteContract.listSuiteRuns), providesTags: (_runs, _error, { query }) => [idTag('VoiceAgent', query.agentId)] }),
    listScenarios: build.query({ ...endpointOf(suiteContract.listScenarios), providesTags: (_list, _error, { query }) => [idTag('VoiceAgent', query.agentId)] }),
    saveScenario: build.mutation({ ...endpointOf(suiteContract.saveScenario), invalidatesTags: played }),
    removeScenario: build.mutation({ ...endpointOf(suiteContract.removeScenario), invalidatesTags: ['VoiceAgent'] }),
    replayCall: build.mutation({ ...endpointOf(suiteContract.replayCall) }),
  }),
});

export const {
  useListAgentsQuery, useGetAgentQuery, useCreateAgentMutation, useUpdateAgentMutation, useRemoveAgentMutation, usePublishAgentMutation,
  useListAgentVersionsQuery, useGetAgentVersionQuery, useListVoicesQuery, useListVoiceNumbersQuery, useBindVoiceNumberMutation, useRunSuiteMutation,
  useListSuiteRunsQuery, useListScenariosQuery, useSaveScenarioMutation, useRemoveScenarioMutation, useReplayCallMutation,
} = agentApi;
