import { binContract } from '../../../contract/organization/bin.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const binApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listBins: build.query({ ...endpointOf(binContract.listBins), providesTags: [listTag('Bin')] }),
    createBin: build.mutation({ ...endpointOf(binContract.createBin), invalidatesTags: whenCreated('Bin') }),
    // A refusal means that the bin is not what one saw: the list shows what it has become.
    updateBin: build.mutation({ ...endpointOf(binContract.updateBin), invalidatesTags: [listTag('Bin')] }),
    removeBin: build.mutation({ ...endpointOf(binContract.removeBin), invalidatesTags: [listTag('Bin')] }),
  }),
});

export const { useListBinsQuery, useCreateBinMutation, useUpdateBinMutation, useRemoveBinMutation } = binApi;
