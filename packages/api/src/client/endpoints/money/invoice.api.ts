import type { Route } from '../../../contract/base/route.ts';
import { invoiceContract } from '../../../contract/money/invoice.contract.ts';
import { locationContract } from '../../../contract/organization/location.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** What is done with an invoice: refused because it has gone on, it is asked for again all the same. */
const changing = <const R extends Route<never, never, never, never> | Route>(route: R) => ({
  ...endpointOf(route),
  invalidatesTags: (_answer: unknown, _error: unknown, input: unknown) => [listTag('Invoice'), idTag('Invoice', (input as { body: { id: string } }).body.id)],
});

export const invoiceApi = apiOf('Invoice').injectEndpoints({
  endpoints: (build) => ({
    listInvoices: build.infiniteQuery({ ...pagesOf(invoiceContract.listInvoices), providesTags: [listTag('Invoice')] }),
    countInvoices: build.query({ ...endpointOf(invoiceContract.countInvoices), providesTags: [listTag('Invoice')] }),
    getInvoice: build.query({ ...endpointOf(invoiceContract.getInvoice), providesTags: (_invoice, _error, { params }) => [idTag('Invoice', params.id)] }),
    createInvoice: build.mutation({ ...endpointOf(invoiceContract.createInvoice), invalidatesTags: (_invoice, error) => unlessFailed(error, listTag('Invoice')) }),
    updateInvoice: build.mutation(changing(invoiceContract.updateInvoice)),
    creditInvoice: build.mutation(changing(invoiceContract.creditInvoice)),
    payInvoice: build.mutation(changing(invoiceContract.payInvoice)),
    sendInvoice: build.mutation(changing(invoiceContract.sendInvoice)),
    // An address that runs out: asked for when it is opened.
    printInvoice: build.query({ ...endpointOf(invoiceContract.printInvoice), keepUnusedDataFor: 0 }),
    previewPayments: build.mutation(endpointOf(invoiceContract.previewPayments)),
    importPayments: build.mutation({ ...endpointOf(invoiceContract.importPayments), invalidatesTags: ['Invoice'] }),
    listBilledLocations: build.query({ ...endpointOf(locationContract.listBilledLocations), providesTags: [listTag('Location')] }),
    proposeUse: build.query({ ...endpointOf(invoiceContract.proposeUse), providesTags: [listTag('Invoice')] }),
    listBilledUse: build.infiniteQuery({ ...pagesOf(invoiceContract.listBilledUse), providesTags: [listTag('Invoice')] }),
    getStatement: build.query({ ...endpointOf(invoiceContract.getStatement), keepUnusedDataFor: 0 }),
    exportInvoices: build.query({ ...endpointOf(invoiceContract.exportInvoices), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListInvoicesInfiniteQuery, useCountInvoicesQuery, useGetInvoiceQuery, useCreateInvoiceMutation, useUpdateInvoiceMutation, useCreditInvoiceMutation, usePayInvoiceMutation,
  useSendInvoiceMutation, useLazyPrintInvoiceQuery, usePreviewPaymentsMutation, useImportPaymentsMutation, useProposeUseQuery, useListBilledUseInfiniteQuery, useLazyGetStatementQuery,
  useLazyExportInvoicesQuery, useListBilledLocationsQuery,
} = invoiceApi;
