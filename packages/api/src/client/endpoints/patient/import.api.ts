import { importContract } from '../../../contract/patient/import.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed } from '../../base/tags.ts';

/** A file is announced by `createImport`, sent by `putFile` to its address, looked at, tried, and imported. */
export const importApi = apiOf('Import').injectEndpoints({
  endpoints: (build) => ({
    createImport: build.mutation({ ...endpointOf(importContract.createImport), invalidatesTags: (_made, error) => unlessFailed(error, listTag('Import')) }),
    listImports: build.infiniteQuery({ ...pagesOf(importContract.listImports), providesTags: [listTag('Import')] }),
    getImport: build.query({ ...endpointOf(importContract.getImport), providesTags: (_import, _error, { params }) => [idTag('Import', params.id)] }),
    // Made of the file, which does not change; what it says of charts is asked anew each time.
    previewImport: build.query({ ...endpointOf(importContract.previewImport), keepUnusedDataFor: 0 }),
    checkImport: build.mutation({ ...endpointOf(importContract.checkImport), invalidatesTags: (_import, _error, { params }) => [idTag('Import', params.id), listTag('Import')] }),
    listImportRows: build.infiniteQuery({ ...pagesOf(importContract.listImportRows), providesTags: (_rows, _error, { params }) => [{ type: 'Import', id: `${params.id} rows` }] }),
    exportImportRows: build.mutation({ ...endpointOf(importContract.exportImportRows) }),
    startImport: build.mutation({ ...endpointOf(importContract.startImport), invalidatesTags: (_import, _error, { params }) => [idTag('Import', params.id), listTag('Import')] }),
    cancelImport: build.mutation({ ...endpointOf(importContract.cancelImport), invalidatesTags: (_import, _error, { params }) => [idTag('Import', params.id), listTag('Import')] }),
    undoImport: build.mutation({ ...endpointOf(importContract.undoImport), invalidatesTags: (_import, _error, { params }) => [idTag('Import', params.id), listTag('Import')] }),
    discardImport: build.mutation({ ...endpointOf(importContract.discardImport), invalidatesTags: (_nothing, error) => unlessFailed(error, listTag('Import')) }),
  }),
});

export const {
  useCreateImportMutation, useListImportsInfiniteQuery, useGetImportQuery, usePreviewImportQuery, useCheckImportMutation, useListImportRowsInfiniteQuery,
  useExportImportRowsMutation, useStartImportMutation, useCancelImportMutation, useUndoImportMutation, useDiscardImportMutation,
} = importApi;
