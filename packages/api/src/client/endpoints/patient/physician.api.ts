import { physicianContract } from '../../../contract/patient/physician.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

export const physicianApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPhysicians: build.infiniteQuery({ ...pagesOf(physicianContract.listPhysicians), providesTags: [listTag('Physician')] }),
    getPhysician: build.query({
      ...endpointOf(physicianContract.getPhysician),
      // A clinic that changes takes its physicians along, and names none of them.
      providesTags: (_physician, _error, { params }) => [listTag('Physician'), idTag('Physician', params.id)],
    }),
    listLearnedNumbers: build.query({
      ...endpointOf(physicianContract.listLearnedNumbers),
      providesTags: (_numbers, _error, { params }) => [idTag('Physician', params.id)],
    }),
    findPhysiciansByFax: build.query({ ...endpointOf(physicianContract.findPhysiciansByFax), providesTags: [listTag('Physician')] }),
    createPhysician: build.mutation({
      ...endpointOf(physicianContract.createPhysician),
      invalidatesTags: (_physician, error) => unlessFailed(error, listTag('Physician')),
    }),
    updatePhysician: build.mutation({
      ...endpointOf(physicianContract.updatePhysician),
      invalidatesTags: (_physician, error, { body }) => [
        listTag('Physician'),
        idTag('Physician', body.id),
        ...unlessFailed(error, listTag('Fax'), listTag('Search')),
      ],
    }),
  }),
});

export const {
  useListPhysiciansInfiniteQuery,
  useGetPhysicianQuery,
  useListLearnedNumbersQuery,
  useFindPhysiciansByFaxQuery,
  useCreatePhysicianMutation,
  useUpdatePhysicianMutation,
} = physicianApi;
