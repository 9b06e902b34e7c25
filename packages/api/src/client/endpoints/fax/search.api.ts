import { searchContract } from '../../../contract/fax/search.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** Every search is audited, so an answer is not asked for again just because a fax somewhere moved. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.infiniteQuery({
      ...pagesOf(searchContract.searchEverything, (answer) => answer.faxes.nextCursor),
      providesTags: [listTag('Search')],
    }),
    findHits: build.query({ ...endpointOf(searchContract.findHits), providesTags: [listTag('Search')] }),
  }),
});

export const { useSearchEverythingInfiniteQuery, useFindHitsQuery } = searchApi;
