import { setupContract } from '../../contract/access/setup.contract.ts';
import { baseApi } from '../base/baseApi.ts';
import { endpointOf } from '../base/endpointOf.ts';
import { listTag } from '../base/tags.ts';

export const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetupState: build.query({ ...endpointOf(setupContract.getSetupState), providesTags: [listTag('Setup')] }),
    completeSetup: build.mutation({ ...endpointOf(setupContract.completeSetup), invalidatesTags: [listTag('Setup')] }),
  }),
});

export const { useGetSetupStateQuery, useCompleteSetupMutation } = setupApi;
