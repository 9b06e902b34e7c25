import { conversationContract } from '../../../contract/messaging/conversation.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { keepNewer } from '../../base/keepNewer.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** What patients and the clinic write to each other. */
export const conversationApi = apiOf('Conversation', 'OptOut', 'Appointment').injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.infiniteQuery({ ...pagesOf(conversationContract.listConversations), providesTags: [listTag('Conversation')] }),
    countConversations: build.query({ ...endpointOf(conversationContract.countConversations), providesTags: [listTag('Conversation')] }),
    getConversation: build.query({
      ...endpointOf(conversationContract.getConversation),
      merge: keepNewer(),
      providesTags: (_conversation, _error, { params }) => [idTag('Conversation', params.id), listTag('Appointment')],
    }),
    getReach: build.query({ ...endpointOf(conversationContract.getReach), providesTags: [listTag('Conversation'), listTag('OptOut')] }),
  }),
});

export const { useListConversationsInfiniteQuery, useCountConversationsQuery, useGetConversationQuery, useGetReachQuery } = conversationApi;
