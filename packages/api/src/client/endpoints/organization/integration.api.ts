import { integrationContract } from '../../../contract/organization/integration.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const integrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getIntegrations: build.query({ ...endpointOf(integrationContract.getIntegrations), providesTags: ['Organization'] }),
    // A refusal means that the organisation is not what one saw.
    setIntegrations: build.mutation({ ...endpointOf(integrationContract.setIntegrations), invalidatesTags: ['Organization'] }),
    sendTestMail: build.mutation({ ...endpointOf(integrationContract.sendTestMail) }),
  }),
});

export const { useGetIntegrationsQuery, useSetIntegrationsMutation, useSendTestMailMutation } = integrationApi;
