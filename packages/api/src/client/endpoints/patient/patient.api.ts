import { patientContract } from '../../../contract/patient/patient.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

export const patientApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPatients: build.infiniteQuery({ ...pagesOf(patientContract.listPatients), providesTags: [listTag('Patient')] }),
    getPatient: build.query({
      ...endpointOf(patientContract.getPatient),
      providesTags: (_patient, _error, { params }) => [idTag('Patient', params.id)],
    }),
    createPatient: build.mutation({
      ...endpointOf(patientContract.createPatient),
      invalidatesTags: (_patient, error) => unlessFailed(error, listTag('Patient')),
    }),
    updatePatient: build.mutation({
      ...endpointOf(patientContract.updatePatient),
      // The chart's name stands in the lists of faxes too. A refusal shows what the chart has become.
      invalidatesTags: (_patient, error, { body }) => [
        idTag('Patient', body.id),
        ...unlessFailed(error, listTag('Patient'), listTag('Fax'), listTag('Search')),
      ],
    }),
    // Checks: nothing is stored, so nothing becomes old.
    validateHealthCard: build.mutation({ ...endpointOf(patientContract.validateHealthCard) }),
    checkPhone: build.mutation({ ...endpointOf(patientContract.checkPhone) }),
  }),
});

export const {
  useListPatientsInfiniteQuery,
  useGetPatientQuery,
  useCreatePatientMutation,
  useUpdatePatientMutation,
  useValidateHealthCardMutation,
  useCheckPhoneMutation,
} = patientApi;
