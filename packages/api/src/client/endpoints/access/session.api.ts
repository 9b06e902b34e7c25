import { sessionContract } from '../../../contract/access/session.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserDetails: build.query({
      ...endpointOf(sessionContract.getUserDetails),
      providesTags: (_user, _error, { params }) => [idTag('User', params.id)],
    }),
    listOrganizationMappings: build.query({
      ...endpointOf(sessionContract.listOrganizationMappings),
      providesTags: (_mappings, _error, { params }) => [idTag('User', params.id), listTag('Role'), listTag('Organization')],
    }),
    getOrganizationDetails: build.query({
      ...endpointOf(sessionContract.getOrganizationDetails),
      providesTags: (_organization, _error, { params }) => [idTag('Organization', params.orgId)],
    }),
    saveOrganizationDetails: build.mutation({
      ...endpointOf(sessionContract.saveOrganizationDetails),
      invalidatesTags: ['Organization'],
    }),
    savePreferences: build.mutation({ ...endpointOf(sessionContract.savePreferences) }),
    keepSessionActive: build.mutation({ ...endpointOf(sessionContract.keepSessionActive) }),
    lockSession: build.mutation({ ...endpointOf(sessionContract.lockSession) }),
  }),
});

export const {
  useGetUserDetailsQuery,
  useListOrganizationMappingsQuery,
  useGetOrganizationDetailsQuery,
  useSaveOrganizationDetailsMutation,
  useLockSessionMutation,
} = sessionApi;
