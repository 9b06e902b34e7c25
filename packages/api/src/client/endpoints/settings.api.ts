import { keywordContract } from '../../contract/keyword.contract.ts';
import { modalityContract } from '../../contract/modality.contract.ts';
import { binContract } from '../../contract/bin.contract.ts';
import { locationContract } from '../../contract/location.contract.ts';
import { organizationContract } from '../../contract/organization.contract.ts';
import { baseApi } from '../base/baseApi.ts';
import { endpointOf } from '../base/endpointOf.ts';
import { listTag, unlessFailed } from '../base/tags.ts';

export const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listLocations: build.query({ ...endpointOf(locationContract.listLocations), providesTags: [listTag('Location')] }),
    listLocationOptions: build.query({ ...endpointOf(locationContract.listLocationOptions), providesTags: [listTag('Location')] }),
    createLocation: build.mutation({
      ...endpointOf(locationContract.createLocation),
      invalidatesTags: (_location, error) => unlessFailed(error, listTag('Location')),
    }),
    updateLocation: build.mutation({
      ...endpointOf(locationContract.updateLocation),
      invalidatesTags: [listTag('Location'), listTag('Bin'), listTag('User')],
    }),
    listBins: build.query({ ...endpointOf(binContract.listBins), providesTags: [listTag('Bin')] }),
    createBin: build.mutation({
      ...endpointOf(binContract.createBin),
      invalidatesTags: (_bin, error) => unlessFailed(error, listTag('Bin')),
    }),
    // A refusal means that the bin is not what one saw: the list shows what it has become.
    updateBin: build.mutation({ ...endpointOf(binContract.updateBin), invalidatesTags: [listTag('Bin')] }),
    removeBin: build.mutation({ ...endpointOf(binContract.removeBin), invalidatesTags: [listTag('Bin')] }),
    listModalities: build.query({ ...endpointOf(modalityContract.listModalities), providesTags: [listTag('Modality')] }),
    createModality: build.mutation({
      ...endpointOf(modalityContract.createModality),
      invalidatesTags: (_modality, error) => unlessFailed(error, listTag('Modality')),
    }),
    listKeywords: build.query({ ...endpointOf(keywordContract.listKeywords), providesTags: [listTag('Keyword')] }),
    saveKeyword: build.mutation({ ...endpointOf(keywordContract.saveKeyword), invalidatesTags: [listTag('Keyword')] }),
    removeKeyword: build.mutation({ ...endpointOf(keywordContract.removeKeyword), invalidatesTags: [listTag('Keyword')] }),
    listColleagues: build.query({ ...endpointOf(organizationContract.listColleagues), providesTags: [listTag('User')] }),
  }),
});

export const {
  useListLocationsQuery,
  useListLocationOptionsQuery,
  useCreateLocationMutation,
  useUpdateLocationMutation,
  useListBinsQuery,
  useCreateBinMutation,
  useUpdateBinMutation,
  useRemoveBinMutation,
  useListModalitiesQuery,
  useCreateModalityMutation,
  useListKeywordsQuery,
  useSaveKeywordMutation,
  useRemoveKeywordMutation,
  useListColleaguesQuery,
} = settingsApi;
