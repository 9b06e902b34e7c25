import { uploadContract } from '../../../contract/fax/upload.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag, unlessFailed } from '../../base/tags.ts';

/** A file becomes a fax in three steps: `createUpload`, `putFile` to its address, `completeUpload`. */
export const uploadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createUpload: build.mutation({ ...endpointOf(uploadContract.createUpload) }),
    completeUpload: build.mutation({
      ...endpointOf(uploadContract.completeUpload),
      invalidatesTags: (_received, error) => unlessFailed(error, listTag('Fax'), listTag('Bin')),
    }),
    // The address is short-lived: it is asked for when it is needed and not kept.
    getSignedUrl: build.query({ ...endpointOf(uploadContract.getSignedUrl), keepUnusedDataFor: 0 }),
  }),
});

export const { useCreateUploadMutation, useCompleteUploadMutation, useGetSignedUrlQuery, useLazyGetSignedUrlQuery } = uploadApi;
