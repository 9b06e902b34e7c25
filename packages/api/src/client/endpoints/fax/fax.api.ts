import { faxContract } from '../../../contract/fax/fax.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { keepNewer } from '../../base/keepNewer.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Reading faxes. */
export const faxApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listIncomingFaxes: build.infiniteQuery({ ...pagesOf(faxContract.listIncomingFaxes), providesTags: [listTag('Fax')] }),
    listCompletedFaxes: build.infiniteQuery({ ...pagesOf(faxContract.listCompletedFaxes), providesTags: [listTag('Fax')] }),
    listPatientFaxes: build.infiniteQuery({ ...pagesOf(faxContract.listPatientFaxes), providesTags: [listTag('Fax')] }),
    getFax: build.query({
      ...endpointOf(faxContract.getFax),
      merge: keepNewer(),
      providesTags: (_fax, _error, { params }) => [idTag('Fax', params.id)],
    }),
    /** For whoever will open it next; what is shown is `getFax`. */
    getFaxAhead: build.query({
      ...endpointOf(faxContract.getFaxAhead),
      providesTags: (_fax, _error, { params }) => [idTag('Fax', params.id)],
    }),
    getFaxPageWords: build.query({
      ...endpointOf(faxContract.getFaxPageWords),
      providesTags: (_words, _error, { params }) => [idTag('Fax', params.id)],
    }),
    listMyActions: build.query({ ...endpointOf(faxContract.listMyActions), providesTags: [listTag('FaxAction')] }),
  }),
});

export const {
  useListIncomingFaxesInfiniteQuery,
  useListCompletedFaxesInfiniteQuery,
  useListPatientFaxesInfiniteQuery,
  useGetFaxQuery,
  useGetFaxAheadQuery,
  useGetFaxPageWordsQuery,
  useLazyListMyActionsQuery,
} = faxApi;
