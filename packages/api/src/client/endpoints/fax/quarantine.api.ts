import { quarantineContract } from '../../../contract/fax/quarantine.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** A refusal means that it is not as it was shown. */
export const quarantineApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listQuarantinedFiles: build.infiniteQuery({ ...pagesOf(quarantineContract.listQuarantinedFiles), providesTags: [listTag('Quarantine')] }),
    // The address is short-lived: it is asked for when it is needed and not kept.
    getQuarantinedFileUrl: build.query({ ...endpointOf(quarantineContract.getQuarantinedFileUrl), keepUnusedDataFor: 0 }),
    settleQuarantinedFile: build.mutation({ ...endpointOf(quarantineContract.settleQuarantinedFile), invalidatesTags: [listTag('Quarantine')] }),
  }),
});

export const { useListQuarantinedFilesInfiniteQuery, useLazyGetQuarantinedFileUrlQuery, useSettleQuarantinedFileMutation } = quarantineApi;
