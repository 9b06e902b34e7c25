import { letterContract } from '../../../contract/fax/letter.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Letters, what they say and what stands at their head. */
export const letterApi = apiOf('Letter', 'LetterTemplate', 'Letterhead').injectEndpoints({
  endpoints: (build) => ({
    listLetterTemplates: build.query({ ...endpointOf(letterContract.listLetterTemplates), providesTags: [listTag('LetterTemplate')] }),
    saveLetterTemplate: build.mutation({ ...endpointOf(letterContract.saveLetterTemplate), invalidatesTags: [listTag('LetterTemplate')] }),
    resetLetterTemplate: build.mutation({ ...endpointOf(letterContract.resetLetterTemplate), invalidatesTags: [listTag('LetterTemplate')] }),
    getLetterhead: build.query({ ...endpointOf(letterContract.getLetterhead), providesTags: [listTag('Letterhead')] }),
    saveLetterhead: build.mutation({ ...endpointOf(letterContract.saveLetterhead), invalidatesTags: [listTag('Letterhead')] }),
    saveLetterLogo: build.mutation({ ...endpointOf(letterContract.saveLetterLogo), invalidatesTags: [listTag('Letterhead')] }),
    // A body may be long, and nothing of it is kept: it is asked for as a query all the same, so that the newest wins.
    previewLetter: build.query({ ...endpointOf(letterContract.previewLetter), providesTags: [listTag('LetterTemplate'), listTag('Letterhead')], keepUnusedDataFor: 10 }),
    previewTemplate: build.query({ ...endpointOf(letterContract.previewTemplate), providesTags: [listTag('LetterTemplate'), listTag('Letterhead')], keepUnusedDataFor: 10 }),
    listLetters: build.infiniteQuery({ ...pagesOf(letterContract.listLetters), providesTags: [listTag('Letter')] }),
    getLetter: build.query({ ...endpointOf(letterContract.getLetter), providesTags: (_letter, _error, { params }) => [idTag('Letter', params.id)] }),
  }),
});

export const {
  useListLetterTemplatesQuery, useSaveLetterTemplateMutation, useResetLetterTemplateMutation, useGetLetterheadQuery, useSaveLetterheadMutation,
  useSaveLetterLogoMutation, usePreviewLetterQuery, usePreviewTemplateQuery, useListLettersInfiniteQuery, useGetLetterQuery,
} = letterApi;
