import { waitingContract } from '../../../contract/organization/waiting.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** What waits for somebody, which every screen tells: one answer, so that the others load no more than this. */
export const waitingApi = apiOf('EmrExport', 'FaxDelivery', 'Unread').injectEndpoints({
  endpoints: (build) => ({
    countWaiting: build.query({
      ...endpointOf(waitingContract.countWaiting),
      providesTags: [listTag('Fax'), listTag('FaxDelivery'), listTag('EmrExport'), listTag('Request'), listTag('Unread')],
    }),
  }),
});

export const { useCountWaitingQuery } = waitingApi;
