import { setupContract } from '../../../contract/access/setup.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetupState: build.query(endpointOf(setupContract.getSetupState)),
    completeSetup: build.mutation(endpointOf(setupContract.completeSetup)),
  }),
});

export const { useGetSetupStateQuery, useCompleteSetupMutation } = setupApi;
