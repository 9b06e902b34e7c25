import { clinicNumberContract } from '../../../contract/organization/clinicNumber.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** Refused because it has changed, it is asked for again all the same. */
const changed = () => [listTag('PhoneNumber')];

export const clinicNumberApi = apiOf('PhoneNumber', 'VoiceNumber').injectEndpoints({
  endpoints: (build) => ({
    // What a number does stands at its location, its bin and its agent.
    listClinicNumbers: build.query({
      ...endpointOf(clinicNumberContract.listClinicNumbers),
      providesTags: [listTag('PhoneNumber'), listTag('VoiceNumber'), listTag('Location'), listTag('Bin'), listTag('Organization')],
    }),
    bindClinicNumber: build.mutation({
      ...endpointOf(clinicNumberContract.bindClinicNumber),
      invalidatesTags: [listTag('PhoneNumber'), listTag('VoiceNumber'), listTag('Location'), listTag('Bin')],
    }),
    searchNumbers: build.query({ ...endpointOf(clinicNumberContract.searchNumbers), keepUnusedDataFor: 30 }),
    orderNumber: build.mutation({ ...endpointOf(clinicNumberContract.orderNumber), invalidatesTags: changed }),
    getNumberUse: build.query({ ...endpointOf(clinicNumberContract.getNumberUse), keepUnusedDataFor: 0 }),
    releaseNumber: build.mutation({ ...endpointOf(clinicNumberContract.releaseNumber), invalidatesTags: changed }),
  }),
});

export const { useListClinicNumbersQuery, useBindClinicNumberMutation, useSearchNumbersQuery, useOrderNumberMutation, useGetNumberUseQuery, useReleaseNumberMutation } = clinicNumberApi;
