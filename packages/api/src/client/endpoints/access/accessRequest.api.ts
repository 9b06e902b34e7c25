import { accessRequestContract } from '../../../contract/access/accessRequest.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

const tag = listTag('AccessRequest');

/** A refusal means that somebody has answered, or taken it back: what is listed shows which. */
export const accessRequestApi = apiOf('AccessRequest').injectEndpoints({
  endpoints: (build) => ({
    getOwnAccess: build.query({ ...endpointOf(accessRequestContract.getOwnAccess), providesTags: [tag] }),
    askForAccess: build.mutation({ ...endpointOf(accessRequestContract.askForAccess), invalidatesTags: [tag] }),
    withdrawAccessRequest: build.mutation({ ...endpointOf(accessRequestContract.withdrawAccessRequest), invalidatesTags: [tag] }),
    listAccessRequests: build.infiniteQuery({ ...pagesOf(accessRequestContract.listAccessRequests), providesTags: [tag] }),
    grantAccess: build.mutation({ ...endpointOf(accessRequestContract.grantAccess), invalidatesTags: [tag, listTag('User'), listTag('Role')] }),
    declineAccess: build.mutation({ ...endpointOf(accessRequestContract.declineAccess), invalidatesTags: [tag] }),
  }),
});

export const {
  useGetOwnAccessQuery, useAskForAccessMutation, useWithdrawAccessRequestMutation, useListAccessRequestsInfiniteQuery, useGrantAccessMutation,
  useDeclineAccessMutation,
} = accessRequestApi;
