import { auditContract } from '../../../contract/organization/audit.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** Reading the trail is itself audited, so it is asked for again only when somebody asks. */
export const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditEvents: build.infiniteQuery({ ...pagesOf(auditContract.listAuditEvents), providesTags: [listTag('AuditEvent')] }),
  }),
});

export const { useListAuditEventsInfiniteQuery } = auditApi;
