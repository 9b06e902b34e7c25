import { partnerContract } from '../../../contract/partner/partner.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { listTag, whenCreated } from '../../base/tags.ts';

export const partnerApi = apiOf('Partner').injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.infiniteQuery({
      ...pagesOf(partnerContract.listPartners),
      providesTags: [listTag('Partner')],
    }),
    // What was called for goes on while one looks: it is asked for anew each time.
    getPartnerUse: build.query({ ...endpointOf(partnerContract.getPartnerUse), keepUnusedDataFor: 0 }),
    createPartner: build.mutation({
      ...endpointOf(partnerContract.createPartner),
      invalidatesTags: whenCreated('Partner'),
    }),
    // A refusal means that it is not what one saw: the list shows what it has become.
    updatePartner: build.mutation({
      ...endpointOf(partnerContract.updatePartner),
      invalidatesTags: [listTag('Partner')],
    }),
    addPartnerKey: build.mutation({
      ...endpointOf(partnerContract.addPartnerKey),
      invalidatesTags: (_partner, error) => (error ? [] : [listTag('Partner')]),
    }),
    revokePartnerKey: build.mutation({
      ...endpointOf(partnerContract.revokePartnerKey),
      invalidatesTags: [listTag('Partner')],
    }),
    setPartnerWebhook: build.mutation({
      ...endpointOf(partnerContract.setPartnerWebhook),
      invalidatesTags: (_secret, error) => (error ? [] : [listTag('Partner')]),
    }),
    removePartnerWebhook: build.mutation({
      ...endpointOf(partnerContract.removePartnerWebhook),
      invalidatesTags: [listTag('Partner')],
    }),
    listPartnerNotices: build.infiniteQuery({ ...pagesOf(partnerContract.listPartnerNotices), keepUnusedDataFor: 0 }),
    replayPartnerNotice: build.mutation({ ...endpointOf(partnerContract.replayPartnerNotice) }),
  }),
});

export const {
  useListPartnersInfiniteQuery,
  useGetPartnerUseQuery,
  useCreatePartnerMutation,
  useUpdatePartnerMutation,
  useAddPartnerKeyMutation,
  useRevokePartnerKeyMutation,
  useSetPartnerWebhookMutation,
  useRemovePartnerWebhookMutation,
  useListPartnerNoticesInfiniteQuery,
  useReplayPartnerNoticeMutation,
} = partnerApi;
