import { locationContract } from '../../../contract/organization/location.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const locationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLocations: build.query({ ...endpointOf(locationContract.listLocations), providesTags: [listTag('Location')] }),
    listLocationOptions: build.query({ ...endpointOf(locationContract.listLocationOptions), providesTags: [listTag('Location')] }),
    listUnprovenNumbers: build.query({
      ...endpointOf(locationContract.listUnprovenNumbers),
      providesTags: [listTag('Location'), listTag('Bin')],
    }),
    createLocation: build.mutation({ ...endpointOf(locationContract.createLocation), invalidatesTags: whenCreated('Location') }),
    updateLocation: build.mutation({
      ...endpointOf(locationContract.updateLocation),
      invalidatesTags: [listTag('Location'), listTag('Bin'), listTag('User')],
    }),
  }),
});

export const { useListLocationsQuery, useListLocationOptionsQuery, useListUnprovenNumbersQuery, useCreateLocationMutation, useUpdateLocationMutation } = locationApi;
