import { requestViewContract } from '../../contract/patient/requestView.contract.ts';
import { baseApi } from '../base/baseApi.ts';
import { endpointOf } from '../base/endpointOf.ts';
import { listTag } from '../base/tags.ts';

/** What waits in the work lists of requests, which every screen tells; by itself, so that the others load no more than this. */
const requestWaitingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countWaitingRequests: build.query({ ...endpointOf(requestViewContract.countWaitingRequests), providesTags: [listTag('Request')] }),
  }),
});

export const { useCountWaitingRequestsQuery } = requestWaitingApi;
