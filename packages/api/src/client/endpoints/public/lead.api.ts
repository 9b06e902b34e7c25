import { leadContract } from '../../../contract/public/lead.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** A decision about a registration changes its lead. */
const lists = [listTag('Lead'), listTag('Registration')];

/** Leads of the installation. */
export const leadApi = apiOf('Lead').injectEndpoints({
  endpoints: (build) => ({
    listLeads: build.infiniteQuery({ ...pagesOf(leadContract.listLeads), providesTags: lists }),
    countLeads: build.query({ ...endpointOf(leadContract.countLeads), providesTags: lists }),
    getLead: build.query({ ...endpointOf(leadContract.getLead), providesTags: (_lead, _error, { params }) => [idTag('Lead', params.id), listTag('Registration')] }),
    listLeadOwners: build.query({ ...endpointOf(leadContract.listLeadOwners) }),
    saveLead: build.mutation({
      ...endpointOf(leadContract.saveLead),
      // A refusal means that somebody else was quicker: what they wrote is shown.
      invalidatesTags: (_lead, _error, { body }) => [listTag('Lead'), idTag('Lead', body.id)],
    }),
    // Made when it is asked for, and not kept.
    exportLeads: build.query({ ...endpointOf(leadContract.exportLeads), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListLeadsInfiniteQuery, useCountLeadsQuery, useGetLeadQuery, useListLeadOwnersQuery, useSaveLeadMutation, useLazyExportLeadsQuery,
} = leadApi;
