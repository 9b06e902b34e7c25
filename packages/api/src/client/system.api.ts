import { systemContract } from '../contract/system.contract.ts';
import { baseApi } from './baseApi.ts';
import { endpointOf } from './endpointOf.ts';
import { listTag } from './tags.ts';

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrganizations: build.query({ ...endpointOf(systemContract.listOrganizations), providesTags: [listTag('Organization')] }),
    getSystemHealth: build.query({ ...endpointOf(systemContract.getSystemHealth) }),
  }),
});

export const { useListOrganizationsQuery, useGetSystemHealthQuery } = systemApi;
