import { duplicateContract } from '../../../contract/patient/duplicate.contract.ts';
import { mergeContract } from '../../../contract/patient/merge.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Whatever is decided of two charts changes both, what is filed to them, and with whom they are compared. */
const decided = [listTag('Duplicate'), 'Patient', listTag('Fax'), listTag('Request'), listTag('Search')] as const;

export const mergeApi = apiOf('Duplicate').injectEndpoints({
  endpoints: (build) => ({
    listDuplicates: build.infiniteQuery({ ...pagesOf(duplicateContract.listDuplicates), providesTags: [listTag('Duplicate')] }),
    listPatientDuplicates: build.query({
      ...endpointOf(duplicateContract.listPatientDuplicates),
      providesTags: (_found, _error, { params }) => [listTag('Duplicate'), idTag('Patient', params.id)],
    }),
    decideDuplicate: build.mutation({ ...endpointOf(duplicateContract.decideDuplicate), invalidatesTags: [listTag('Duplicate')] }),
    previewMerge: build.query({
      ...endpointOf(mergeContract.previewMerge),
      providesTags: (_preview, _error, { query }) => [idTag('Patient', query.keptId), idTag('Patient', query.mergedId)],
    }),
    mergePatients: build.mutation({ ...endpointOf(mergeContract.mergePatients), invalidatesTags: [...decided] }),
    agreeToMerge: build.mutation({ ...endpointOf(mergeContract.agreeToMerge), invalidatesTags: [...decided] }),
    refuseMerge: build.mutation({ ...endpointOf(mergeContract.refuseMerge), invalidatesTags: [...decided] }),
    listMerges: build.query({
      ...endpointOf(mergeContract.listMerges),
      providesTags: (_merges, _error, { params }) => [idTag('Patient', params.id)],
    }),
    previewUnmerge: build.query({
      ...endpointOf(mergeContract.previewUnmerge),
      // What came since is asked for when somebody looks, and again when more has come; once undone there is nothing to look at.
      providesTags: (_preview, _error, { params }) => [idTag('Duplicate', params.id)],
    }),
    unmergePatients: build.mutation({
      ...endpointOf(mergeContract.unmergePatients),
      invalidatesTags: (_merge, error, { params }) => (error ? [idTag('Duplicate', params.id)] : [...decided]),
    }),
  }),
});

export const {
  useListDuplicatesInfiniteQuery,
  useListPatientDuplicatesQuery,
  useDecideDuplicateMutation,
  usePreviewMergeQuery,
  useMergePatientsMutation,
  useAgreeToMergeMutation,
  useRefuseMergeMutation,
  useListMergesQuery,
  usePreviewUnmergeQuery,
  useUnmergePatientsMutation,
} = mergeApi;
