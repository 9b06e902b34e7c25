import type { Route } from '../../../contract/base/route.ts';
import { requestContract } from '../../../contract/request/request.contract.ts';
import { requestPolicyContract } from '../../../contract/request/requestPolicy.contract.ts';
import { requestViewContract } from '../../../contract/request/requestView.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** A request that was changed, or refused because somebody else did: lists, counts and its detail are asked for again. */
const changing = <const R extends Route<never, never, never, never> | Route>(route: R) => ({
  ...endpointOf(route),
  invalidatesTags: (_answer: unknown, _error: unknown, input: unknown) => {
    const { id } = (input as { body: { id?: string | null } }).body;
    return [listTag('Request'), ...(id ? [idTag('Request', id)] : [])];
  },
});

/** Referrals, check-ins and internal projects. */
export const requestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRequests: build.infiniteQuery({ ...pagesOf(requestContract.listRequests), providesTags: [listTag('Request')] }),
    countRequests: build.query({ ...endpointOf(requestContract.countRequests), providesTags: [listTag('Request')] }),
    getRequest: build.query({
      ...endpointOf(requestContract.getRequest),
      providesTags: (_request, _error, { params }) => [idTag('Request', params.id)],
    }),
    saveReferral: build.mutation(changing(requestContract.saveReferral)),
    saveCheckIn: build.mutation(changing(requestContract.saveCheckIn)),
    saveProject: build.mutation(changing(requestContract.saveProject)),
    actOnRequest: build.mutation(changing(requestContract.actOnRequest)),
    undoRequest: build.mutation(changing(requestContract.undoRequest)),
    assignRequest: build.mutation(changing(requestContract.assignRequest)),
    planRequest: build.mutation(changing(requestContract.planRequest)),
    noteRequest: build.mutation(changing(requestContract.noteRequest)),
    linkRequest: build.mutation(changing(requestContract.linkRequest)),
    listRequestViews: build.query({ ...endpointOf(requestViewContract.listRequestViews), providesTags: [listTag('Request')] }),
    saveRequestView: build.mutation({ ...endpointOf(requestViewContract.saveRequestView), invalidatesTags: [listTag('Request')] }),
    removeRequestView: build.mutation({ ...endpointOf(requestViewContract.removeRequestView), invalidatesTags: [listTag('Request')] }),
    attachFax: build.mutation({
      ...endpointOf(requestContract.attachFax),
      invalidatesTags: (_request, _error, { body }) => [listTag('Request'), idTag('Request', body.id), idTag('Fax', body.faxId)],
    }),
    settleReply: build.mutation(changing(requestContract.settleReply)),
    getRequestPolicy: build.query({ ...endpointOf(requestPolicyContract.getRequestPolicy), providesTags: [listTag('Organization')] }),
    saveRequestPolicy: build.mutation({ ...endpointOf(requestPolicyContract.saveRequestPolicy), invalidatesTags: [listTag('Organization')] }),
    previewRequestPolicy: build.query({ ...endpointOf(requestPolicyContract.previewRequestPolicy) }),
    getRequestTimes: build.query({ ...endpointOf(requestPolicyContract.getRequestTimes), providesTags: [listTag('Request')] }),
    takeStatedField: build.mutation({
      ...endpointOf(requestContract.takeStatedField),
      invalidatesTags: (request, error, { body }) => [
        listTag('Request'), idTag('Request', body.id),
        ...unlessFailed(error, listTag('Patient'), ...(request?.patientId ? [idTag('Patient', request.patientId)] : [])),
      ],
    }),
  }),
});

export const {
  useListRequestsInfiniteQuery, useCountRequestsQuery, useGetRequestQuery, useSaveReferralMutation, useSaveCheckInMutation,
  useSaveProjectMutation, useActOnRequestMutation, useUndoRequestMutation, useAssignRequestMutation, usePlanRequestMutation,
  useNoteRequestMutation, useAttachFaxMutation, useTakeStatedFieldMutation,
  useLinkRequestMutation, useSettleReplyMutation, useListRequestViewsQuery, useSaveRequestViewMutation, useRemoveRequestViewMutation,
  usePreviewRequestPolicyQuery, useGetRequestPolicyQuery, useSaveRequestPolicyMutation, useGetRequestTimesQuery,
} = requestApi;
