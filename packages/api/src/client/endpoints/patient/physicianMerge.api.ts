import { physicianMergeContract } from '../../../contract/patient/physicianMerge.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Whatever is decided of two physicians changes both, what refers to them, and with whom they are compared. */
const decided = [listTag('Duplicate'), 'Physician', listTag('Fax'), listTag('Request'), listTag('Search')] as const;

export const physicianMergeApi = apiOf('Duplicate').injectEndpoints({
  endpoints: (build) => ({
    listPhysicianPairs: build.infiniteQuery({ ...pagesOf(physicianMergeContract.listPhysicianPairs), providesTags: [listTag('Duplicate')] }),
    listPhysicianDuplicates: build.query({
      ...endpointOf(physicianMergeContract.listPhysicianDuplicates),
      providesTags: (_found, _error, { params }) => [listTag('Duplicate'), idTag('Physician', params.id)],
    }),
    decidePhysicianDuplicate: build.mutation({ ...endpointOf(physicianMergeContract.decidePhysicianDuplicate), invalidatesTags: [listTag('Duplicate')] }),
    previewPhysicianMerge: build.query({
      ...endpointOf(physicianMergeContract.previewPhysicianMerge),
      providesTags: (_preview, _error, { query }) => [idTag('Physician', query.keptId), idTag('Physician', query.mergedId)],
    }),
    mergePhysicians: build.mutation({ ...endpointOf(physicianMergeContract.mergePhysicians), invalidatesTags: [...decided] }),
    agreeToPhysicianMerge: build.mutation({ ...endpointOf(physicianMergeContract.agreeToPhysicianMerge), invalidatesTags: [...decided] }),
    refusePhysicianMerge: build.mutation({ ...endpointOf(physicianMergeContract.refusePhysicianMerge), invalidatesTags: [...decided] }),
    listPhysicianMerges: build.query({
      ...endpointOf(physicianMergeContract.listPhysicianMerges),
      providesTags: (_merges, _error, { params }) => [idTag('Physician', params.id)],
    }),
    previewPhysicianUnmerge: build.query({
      ...endpointOf(physicianMergeContract.previewPhysicianUnmerge),
      // What came since is asked for when somebody looks, and again when more has come; once undone there is nothing to look at.
      providesTags: (_preview, _error, { params }) => [idTag('Duplicate', params.id)],
    }),
    unmergePhysicians: build.mutation({
      ...endpointOf(physicianMergeContract.unmergePhysicians),
      invalidatesTags: (_merge, error, { params }) => (error ? [idTag('Duplicate', params.id)] : [...decided]),
    }),
  }),
});

export const {
  useListPhysicianPairsInfiniteQuery,
  useListPhysicianDuplicatesQuery,
  useDecidePhysicianDuplicateMutation,
  usePreviewPhysicianMergeQuery,
  useMergePhysiciansMutation,
  useAgreeToPhysicianMergeMutation,
  useRefusePhysicianMergeMutation,
  useListPhysicianMergesQuery,
  usePreviewPhysicianUnmergeQuery,
  useUnmergePhysiciansMutation,
} = physicianMergeApi;
