import { registrationContract } from '../../../contract/patient/registration.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** A refusal means that somebody has decided already: the list shows what they have decided. */
export const registrationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({ ...endpointOf(registrationContract.register) }),
    listRegistrations: build.infiniteQuery({ ...pagesOf(registrationContract.listRegistrations), providesTags: [listTag('Registration')] }),
    approveRegistration: build.mutation({
      ...endpointOf(registrationContract.approveRegistration),
      invalidatesTags: [listTag('Registration'), listTag('Organization')],
    }),
    declineRegistration: build.mutation({
      ...endpointOf(registrationContract.declineRegistration),
      invalidatesTags: [listTag('Registration')],
    }),
  }),
});

export const {
  useRegisterMutation,
  useListRegistrationsInfiniteQuery,
  useApproveRegistrationMutation,
  useDeclineRegistrationMutation,
} = registrationApi;
