import { requestContract } from '../../../contract/request/request.contract.ts';
import type { RequestSummary } from '../../../contract/request/requestSummary.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { onAnswer } from '../../base/onAnswer.ts';
import { idTag } from '../../base/tags.ts';
import { requestApi } from './request.api.ts';

/** Holding a request leaves all but its claim as it is, and the server tells the lists. A refusal shows who holds it. */
const holding = {
  onQueryStarted: onAnswer(({ id, claim }: RequestSummary) => requestApi.util.updateQueryData('getRequest', { params: { id } }, (request) => void Object.assign(request, { claim }))),
  invalidatesTags: (_request: unknown, error: unknown, input: unknown) => (error ? [idTag('Request', (input as { body: { id: string } }).body.id)] : []),
};

/** Who works on a request, and who has it open. */
const requestPresenceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    claimRequest: build.mutation({ ...endpointOf(requestContract.claimRequest), ...holding }),
    releaseRequest: build.mutation({ ...endpointOf(requestContract.releaseRequest), ...holding }),
    lookAtRequest: build.mutation({ ...endpointOf(requestContract.lookAtRequest) }),
  }),
});

export const { useClaimRequestMutation, useReleaseRequestMutation, useLookAtRequestMutation } = requestPresenceApi;
