import { callContract } from '../../../contract/voice/call.contract.ts';
import { callQueueContract } from '../../../contract/voice/callQueue.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

const placed = (_call: unknown, error: unknown) => unlessFailed(error, listTag('VoiceCall'));
const queueChanged = [listTag('VoiceQueue')];

export const callApi = apiOf('VoiceCall', 'VoiceProposal', 'VoiceQueue', 'Appointment').injectEndpoints({
  endpoints: (build) => ({
    listCalls: build.infiniteQuery({ ...pagesOf(callContract.listCalls), providesTags: [listTag('VoiceCall'), listTag('VoiceProposal')] }),
    // Its proposal names the visit as it is now.
    getCall: build.query({
      ...endpointOf(callContract.getCall),
      providesTags: (_call, _error, { params }) => [idTag('VoiceCall', params.id), listTag('VoiceProposal'), listTag('Appointment')],
    }),
    readRawTranscript: build.query({ ...endpointOf(callContract.readRawTranscript), keepUnusedDataFor: 0 }),
    registerWebCall: build.mutation({ ...endpointOf(callContract.registerWebCall), invalidatesTags: placed }),
    removeWebCall: build.mutation({ ...endpointOf(callContract.removeWebCall), invalidatesTags: [listTag('VoiceCall')] }),
    registerPhoneCall: build.mutation({ ...endpointOf(callContract.registerPhoneCall), invalidatesTags: placed }),
    startAppointmentCall: build.mutation({ ...endpointOf(callContract.startAppointmentCall), invalidatesTags: placed }),
    // Refused because the visit has changed, all of it is asked for again too.
    acceptProposal: build.mutation({ ...endpointOf(callContract.acceptProposal), invalidatesTags: ['VoiceCall', 'VoiceProposal', 'Appointment'] }),
    dismissProposal: build.mutation({ ...endpointOf(callContract.dismissProposal), invalidatesTags: ['VoiceCall', 'VoiceProposal'] }),
    listCallQueue: build.infiniteQuery({ ...pagesOf(callQueueContract.listCallQueue), providesTags: [listTag('VoiceQueue')] }),
    suggestCalls: build.query({ ...endpointOf(callQueueContract.suggestCalls), providesTags: [listTag('VoiceQueue'), listTag('Appointment')] }),
    queueCalls: build.mutation({ ...endpointOf(callQueueContract.queueCalls), invalidatesTags: queueChanged }),
    withdrawQueued: build.mutation({ ...endpointOf(callQueueContract.withdrawQueued), invalidatesTags: queueChanged }),
    getCallPolicy: build.query({ ...endpointOf(callQueueContract.getCallPolicy), providesTags: [listTag('VoiceQueue')] }),
    saveCallPolicy: build.mutation({ ...endpointOf(callQueueContract.saveCallPolicy), invalidatesTags: queueChanged }),
  }),
});

export const {
  useListCallsInfiniteQuery, useGetCallQuery, useReadRawTranscriptQuery, useRegisterWebCallMutation, useRemoveWebCallMutation, useRegisterPhoneCallMutation,
  useStartAppointmentCallMutation, useAcceptProposalMutation, useDismissProposalMutation, useListCallQueueInfiniteQuery, useSuggestCallsQuery,
  useQueueCallsMutation, useWithdrawQueuedMutation, useGetCallPolicyQuery, useSaveCallPolicyMutation,
} = callApi;
