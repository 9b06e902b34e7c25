import { demoFaxContract } from '../../../contract/public/demoFax.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';

export const demoFaxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getDemoFaxChallenge: build.mutation({ ...endpointOf(demoFaxContract.getDemoFaxChallenge) }),
    askDemoFax: build.mutation({ ...endpointOf(demoFaxContract.askDemoFax) }),
    mailEstimate: build.mutation({ ...endpointOf(demoFaxContract.mailEstimate) }),
    openDemoFaxLink: build.query({ ...endpointOf(demoFaxContract.openDemoFaxLink) }),
    confirmDemoFax: build.mutation({ ...endpointOf(demoFaxContract.confirmDemoFax) }),
    stopDemoFaxes: build.mutation({ ...endpointOf(demoFaxContract.stopDemoFaxes) }),
  }),
});

export const {
  useGetDemoFaxChallengeMutation, useAskDemoFaxMutation, useMailEstimateMutation, useOpenDemoFaxLinkQuery, useConfirmDemoFaxMutation, useStopDemoFaxesMutation,
} = demoFaxApi;
