import { keywordContract } from '../../../contract/organization/keyword.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

export const keywordApi = apiOf('Keyword').injectEndpoints({
  endpoints: (build) => ({
    listKeywords: build.query({ ...endpointOf(keywordContract.listKeywords), providesTags: [listTag('Keyword')] }),
    saveKeyword: build.mutation({ ...endpointOf(keywordContract.saveKeyword), invalidatesTags: [listTag('Keyword')] }),
    removeKeyword: build.mutation({ ...endpointOf(keywordContract.removeKeyword), invalidatesTags: [listTag('Keyword')] }),
  }),
});

export const { useListKeywordsQuery, useSaveKeywordMutation, useRemoveKeywordMutation } = keywordApi;
