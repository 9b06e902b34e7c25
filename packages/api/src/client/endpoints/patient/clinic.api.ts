import { clinicContract } from '../../../contract/patient/clinic.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** Physicians are shown with the names and numbers of their clinics. */
export const clinicApi = apiOf('Clinic').injectEndpoints({
  endpoints: (build) => ({
    listClinics: build.infiniteQuery({ ...pagesOf(clinicContract.listClinics), providesTags: [listTag('Clinic')] }),
    getClinic: build.query({
      ...endpointOf(clinicContract.getClinic),
      providesTags: (_clinic, _error, { params }) => [idTag('Clinic', params.id)],
    }),
    createClinic: build.mutation({
      ...endpointOf(clinicContract.createClinic),
      invalidatesTags: (_clinic, error) => unlessFailed(error, listTag('Clinic')),
    }),
    updateClinic: build.mutation({
      ...endpointOf(clinicContract.updateClinic),
      invalidatesTags: (_clinic, _error, { body }) => [listTag('Clinic'), idTag('Clinic', body.id), 'Physician' as const],
    }),
    removeClinic: build.mutation({ ...endpointOf(clinicContract.removeClinic), invalidatesTags: [listTag('Clinic')] }),
    sendClinicEmail: build.mutation({ ...endpointOf(clinicContract.sendClinicEmail) }),
  }),
});

export const {
  useListClinicsInfiniteQuery,
  useGetClinicQuery,
  useCreateClinicMutation,
  useUpdateClinicMutation,
  useRemoveClinicMutation,
  useSendClinicEmailMutation,
} = clinicApi;
