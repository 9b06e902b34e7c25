import type { Route } from '../../../contract/base/route.ts';
import { deliveryContract } from '../../../contract/fax/delivery.contract.ts';
import { answerContract } from '../../../contract/request/answer.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** What is done with a fax that was sent: refused because it has gone on, it is asked for again all the same. */
const changing = <const R extends Route<never, never, never, never> | Route>(route: R) => ({
  ...endpointOf(route),
  invalidatesTags: (_answer: unknown, _error: unknown, input: unknown) => {
    const { id } = (input as { body: { id: string } }).body;
    return [listTag('FaxDelivery'), idTag('FaxDelivery', id)];
  },
});

/** Faxes that are sent, and the answers to referrals that go out as one. */
export const deliveryApi = apiOf('FaxDelivery').injectEndpoints({
  endpoints: (build) => ({
    sendFax: build.mutation({
      ...endpointOf(deliveryContract.sendFax),
      // What is sent stands beside what was received.
      invalidatesTags: (_sent, error) => unlessFailed(error, listTag('FaxDelivery'), listTag('Fax')),
    }),
    listSentFaxes: build.infiniteQuery({ ...pagesOf(deliveryContract.listSentFaxes), providesTags: [listTag('FaxDelivery')] }),
    getSentFax: build.query({
      ...endpointOf(deliveryContract.getSentFax),
      providesTags: (_sent, _error, { params }) => [idTag('FaxDelivery', params.id)],
    }),
    cancelSentFax: build.mutation(changing(deliveryContract.cancelSentFax)),
    resendFax: build.mutation(changing(deliveryContract.resendFax)),
    settleSentFax: build.mutation(changing(deliveryContract.settleSentFax)),
    checkFaxNumber: build.query({ ...endpointOf(deliveryContract.checkFaxNumber), providesTags: [listTag('FaxDelivery')] }),
    // The body may be long and nothing of it is kept: a query all the same, so that the newest answer wins.
    previewAnswer: build.query({ ...endpointOf(answerContract.previewAnswer), keepUnusedDataFor: 10 }),
    answerRequest: build.mutation({
      ...endpointOf(answerContract.answerRequest),
      invalidatesTags: (_answer, error, { body }) => [
        listTag('Request'), idTag('Request', body.id), ...unlessFailed(error, listTag('FaxDelivery'), listTag('Fax')),
      ],
    }),
  }),
});

export const {
  useSendFaxMutation, useListSentFaxesInfiniteQuery, useGetSentFaxQuery, useCancelSentFaxMutation, useResendFaxMutation,
  useSettleSentFaxMutation, useCheckFaxNumberQuery, usePreviewAnswerQuery, useAnswerRequestMutation,
} = deliveryApi;
