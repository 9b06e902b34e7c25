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
  }),
});

export const {
  useListPartnersInfiniteQuery,
  useGetPartnerUseQuery,
  useCreatePartnerMutation,
  useUpdatePartnerMutation,
  useAddPartnerKeyMutation,
  useRevokePartnerKeyMutation,
} = partnerApi;
