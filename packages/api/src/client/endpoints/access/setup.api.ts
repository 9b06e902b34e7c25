import { setupContract } from '../../../contract/access/setup.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const setupApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    completeSetup: build.mutation(endpointOf(setupContract.completeSetup)),
  }),
});

export const { useCompleteSetupMutation } = setupApi;
