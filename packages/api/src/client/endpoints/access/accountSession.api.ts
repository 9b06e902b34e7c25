import { accountSessionContract } from '../../../contract/access/accountSession.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

const tag = listTag('AccountSession');

export const accountSessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAccountSessions: build.query({ ...endpointOf(accountSessionContract.listAccountSessions), providesTags: [tag] }),
    // Also when refused: it may have ended by itself.
    endAccountSession: build.mutation({ ...endpointOf(accountSessionContract.endAccountSession), invalidatesTags: [tag] }),
  }),
});

export const { useListAccountSessionsQuery, useEndAccountSessionMutation } = accountSessionApi;
