import { systemContract } from '../../../contract/organization/system.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOrganizations: build.query({ ...endpointOf(systemContract.listOrganizations), providesTags: [listTag('Organization')] }),
    getSystemHealth: build.query({ ...endpointOf(systemContract.getSystemHealth), providesTags: [listTag('Job')] }),
    // A refusal means that it is not as it was shown.
    retryJob: build.mutation({ ...endpointOf(systemContract.retryJob), invalidatesTags: [listTag('Job')] }),
  }),
});

export const { useListOrganizationsQuery, useGetSystemHealthQuery, useRetryJobMutation } = systemApi;
