import { pdfTemplateContract } from '../../../contract/fax/pdfTemplate.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { idTag, listTag, unlessFailed, whenCreated } from '../../base/tags.ts';

const changed = (_answer: unknown, error: unknown, { body }: { body: { id: string } }) =>
  unlessFailed(error, listTag('PdfTemplate'), idTag('PdfTemplate', body.id));

export const pdfTemplateApi = apiOf('PdfTemplate').injectEndpoints({
  endpoints: (build) => ({
    listPdfTemplates: build.query({ ...endpointOf(pdfTemplateContract.listPdfTemplates), providesTags: [listTag('PdfTemplate')] }),
    getPdfTemplate: build.query({ ...endpointOf(pdfTemplateContract.getPdfTemplate), providesTags: (_answer, _error, { params }) => [idTag('PdfTemplate', params.id)] }),
    createPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.createPdfTemplate), invalidatesTags: whenCreated('PdfTemplate') }),
    updatePdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.updatePdfTemplate), invalidatesTags: changed }),
    removePdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.removePdfTemplate), invalidatesTags: [listTag('PdfTemplate')] }),
    draftPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.draftPdfTemplate) }),
    tryPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.tryPdfTemplate), invalidatesTags: changed }),
    switchPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.switchPdfTemplate), invalidatesTags: changed }),
    answerPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.answerPdfTemplate), invalidatesTags: changed }),
    runPdfTemplate: build.mutation({ ...endpointOf(pdfTemplateContract.runPdfTemplate) }),
  }),
});

export const {
  useListPdfTemplatesQuery, useGetPdfTemplateQuery, useCreatePdfTemplateMutation, useUpdatePdfTemplateMutation, useRemovePdfTemplateMutation,
  useDraftPdfTemplateMutation, useTryPdfTemplateMutation, useSwitchPdfTemplateMutation, useAnswerPdfTemplateMutation, useRunPdfTemplateMutation,
} = pdfTemplateApi;
