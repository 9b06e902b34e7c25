import { setupContract } from '../contract/setup.contract.ts';
import { baseApi } from './baseApi.ts';
import { endpointOf } from './endpointOf.ts';
import { listTag } from './tags.ts';

export const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetupState: build.query({ ...endpointOf(setupContract.getSetupState), providesTags: [listTag('Setup')] }),
    completeSetup: build.mutation({ ...endpointOf(setupContract.completeSetup), invalidatesTags: [listTag('Setup')] }),
  }),
});

export const { useGetSetupStateQuery, useCompleteSetupMutation } = setupApi;
