import { breachContract } from '../../../contract/fax/breach.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** Misdirected faxes and their register. */
export const breachApi = apiOf('Breach').injectEndpoints({
  endpoints: (build) => ({
    previewBreachNotice: build.query({ ...endpointOf(breachContract.previewBreachNotice) }),
    reportBreach: build.mutation({
      ...endpointOf(breachContract.reportBreach),
      // What is locked away is gone from every list; a version that changed is asked for again.
      invalidatesTags: (_breach, error, { body }) => [idTag('Fax', body.faxId), ...unlessFailed(error, listTag('Fax'), listTag('Breach'))],
    }),
    listBreaches: build.infiniteQuery({ ...pagesOf(breachContract.listBreaches), providesTags: [listTag('Breach')] }),
    getBreach: build.query({ ...endpointOf(breachContract.getBreach), providesTags: (_breach, _error, { params }) => [idTag('Breach', params.id)] }),
    actOnBreach: build.mutation({
      ...endpointOf(breachContract.actOnBreach),
      invalidatesTags: (_breach, _error, { body }) => [listTag('Breach'), idTag('Breach', body.id), listTag('Fax')],
    }),
    sendBreachNotice: build.mutation({
      ...endpointOf(breachContract.sendBreachNotice),
      invalidatesTags: (_breach, _error, { body }) => [listTag('Breach'), idTag('Breach', body.id)],
    }),
    // Made when it is asked for, and not kept.
    exportBreaches: build.query({ ...endpointOf(breachContract.exportBreaches), keepUnusedDataFor: 0 }),
  }),
});

export const {
  usePreviewBreachNoticeQuery, useReportBreachMutation, useListBreachesInfiniteQuery, useGetBreachQuery, useActOnBreachMutation, useSendBreachNoticeMutation,
  useLazyExportBreachesQuery,
} = breachApi;
