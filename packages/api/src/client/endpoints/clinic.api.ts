import { clinicContract } from '../../contract/patient/clinic.contract.ts';
import { apiOf } from '../base/apiOf.ts';
import { endpointOf, pagesOf } from '../base/endpointOf.ts';
import { listTag, unlessFailed } from '../base/tags.ts';

/** Physicians are shown with the names and numbers of their clinics. */
export const clinicApi = apiOf('Clinic').injectEndpoints({
  endpoints: (build) => ({
    listClinics: build.infiniteQuery({ ...pagesOf(clinicContract.listClinics), providesTags: [listTag('Clinic')] }),
    createClinic: build.mutation({
      ...endpointOf(clinicContract.createClinic),
      invalidatesTags: (_clinic, error) => unlessFailed(error, listTag('Clinic')),
    }),
    updateClinic: build.mutation({ ...endpointOf(clinicContract.updateClinic), invalidatesTags: [listTag('Clinic'), 'Physician'] }),
    removeClinic: build.mutation({ ...endpointOf(clinicContract.removeClinic), invalidatesTags: [listTag('Clinic')] }),
    sendClinicEmail: build.mutation({ ...endpointOf(clinicContract.sendClinicEmail) }),
  }),
});

export const { useListClinicsInfiniteQuery, useCreateClinicMutation, useUpdateClinicMutation, useRemoveClinicMutation, useSendClinicEmailMutation } = clinicApi;
