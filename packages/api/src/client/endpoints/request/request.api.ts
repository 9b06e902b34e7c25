import { requestContract } from '../../../contract/request/request.contract.ts';
import { requestPolicyContract } from '../../../contract/request/requestPolicy.contract.ts';
import { requestViewContract } from '../../../contract/request/requestView.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { keepNewer } from '../../base/keepNewer.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Referrals, check-ins and internal projects. */
export const requestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.infiniteQuery({ ...pagesOf(requestContract.listRequests), providesTags: [listTag('Request')] }),
    countRequests: build.query({ ...endpointOf(requestContract.countRequests), providesTags: [listTag('Request')] }),
    getRequest: build.query({
      ...endpointOf(requestContract.getRequest),
      merge: keepNewer(),
      providesTags: (_request, _error, { params }) => [idTag('Request', params.id)],
    }),
    listRequestViews: build.query({ ...endpointOf(requestViewContract.listRequestViews), providesTags: [listTag('Request')] }),
    saveRequestView: build.mutation({ ...endpointOf(requestViewContract.saveRequestView), invalidatesTags: [listTag('Request')] }),
    removeRequestView: build.mutation({ ...endpointOf(requestViewContract.removeRequestView), invalidatesTags: [listTag('Request')] }),
    getRequestPolicy: build.query({ ...endpointOf(requestPolicyContract.getRequestPolicy), providesTags: [listTag('Organization')] }),
    saveRequestPolicy: build.mutation({ ...endpointOf(requestPolicyContract.saveRequestPolicy), invalidatesTags: [listTag('Organization')] }),
    previewRequestPolicy: build.query({ ...endpointOf(requestPolicyContract.previewRequestPolicy) }),
    getRequestTimes: build.query({ ...endpointOf(requestPolicyContract.getRequestTimes), providesTags: [listTag('Request')] }),
  }),
});

export const {
  useListRequestsInfiniteQuery, useCountRequestsQuery, useGetRequestQuery, useListRequestViewsQuery, useSaveRequestViewMutation, useRemoveRequestViewMutation,
  usePreviewRequestPolicyQuery, useGetRequestPolicyQuery, useSaveRequestPolicyMutation, useGetRequestTimesQuery,
} = requestApi;
