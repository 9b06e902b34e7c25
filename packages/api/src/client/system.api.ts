import { systemContract } from '../contract/system.contract.ts';
import { baseApi } from './baseApi.ts';
import { endpointOf } from './endpointOf.ts';
import { listTag } from './tags.ts';

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrganizations: build.query({ ...endpointOf(systemContract.listOrganizations), providesTags: [listTag('Organization')] }),
    getSystemHealth: build.query({ ...endpointOf(systemContract.getSystemHealth), providesTags: [listTag('Job')] }),
    // A refusal means that it is not as it was shown.
    retryJob: build.mutation({ ...endpointOf(systemContract.retryJob), invalidatesTags: [listTag('Job')] }),
  }),
});

export const { useListOrganizationsQuery, useGetSystemHealthQuery, useRetryJobMutation } = systemApi;
