import { organizationContract } from '../../../contract/organization/organization.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const organizationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCurrentOrganization: build.query({ ...endpointOf(organizationContract.getCurrentOrganization), providesTags: [listTag('Organization')] }),
    listColleagues: build.query({ ...endpointOf(organizationContract.listColleagues), providesTags: [listTag('User')] }),
  }),
});

export const { useGetCurrentOrganizationQuery, useListColleaguesQuery } = organizationApi;
