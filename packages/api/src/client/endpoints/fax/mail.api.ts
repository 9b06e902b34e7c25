import { mailContract } from '../../../contract/fax/mail.contract.ts';
import { baseApi } from '../../base/baseApi.ts';
import { pagesOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** The outbox. Reading it is audited, so it is asked for again only when somebody asks. */
export const mailApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMails: build.infiniteQuery({ ...pagesOf(mailContract.listMails), providesTags: [listTag('Mail')] }),
  }),
});

export const { useListMailsInfiniteQuery } = mailApi;
