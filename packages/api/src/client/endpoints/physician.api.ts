import { physicianContract } from '../../contract/patient/physician.contract.ts';
import { baseApi } from '../base/baseApi.ts';
import { endpointOf, pagesOf } from '../base/endpointOf.ts';
import { listTag, unlessFailed } from '../base/tags.ts';

export const physicianApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPhysicians: build.infiniteQuery({ ...pagesOf(physicianContract.listPhysicians), providesTags: [listTag('Physician')] }),
    findPhysiciansByFax: build.query({ ...endpointOf(physicianContract.findPhysiciansByFax), providesTags: [listTag('Physician')] }),
    createPhysician: build.mutation({
      ...endpointOf(physicianContract.createPhysician),
      invalidatesTags: (_physician, error) => unlessFailed(error, listTag('Physician')),
    }),
    updatePhysician: build.mutation({
      ...endpointOf(physicianContract.updatePhysician),
      invalidatesTags: (_physician, error) => [
        listTag('Physician'),
        ...unlessFailed(error, listTag('Fax'), listTag('Search')),
      ],
    }),
  }),
});

export const {
  useListPhysiciansInfiniteQuery,
  useFindPhysiciansByFaxQuery,
  useCreatePhysicianMutation,
  useUpdatePhysicianMutation,
} = physicianApi;
