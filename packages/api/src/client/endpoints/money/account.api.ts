import { accountContract } from '../../../contract/money/account.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag, unlessFailed } from '../../base/tags.ts';

/** Spent with each fax that is counted, where somebody looks at what is counted. */
const used = [listTag('Account'), listTag('Stat')];

export const accountApi = apiOf('Account', 'Stat').injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query({ ...endpointOf(accountContract.getAccount), providesTags: used }),
    // A refusal means that it is not what one saw.
    saveAccount: build.mutation({ ...endpointOf(accountContract.saveAccount), invalidatesTags: [listTag('Account')] }),
    listCredits: build.infiniteQuery({ ...pagesOf(accountContract.listCredits), providesTags: [listTag('Account')] }),
    bookCredits: build.mutation({ ...endpointOf(accountContract.bookCredits), invalidatesTags: (_entry, error) => unlessFailed(error, listTag('Account')) }),
    listDailyUse: build.query({ ...endpointOf(accountContract.listDailyUse), providesTags: used }),
  }),
});

export const { useGetAccountQuery, useSaveAccountMutation, useListCreditsInfiniteQuery, useBookCreditsMutation, useListDailyUseQuery } = accountApi;
