import { messageContract } from '../../../contract/messaging/message.contract.ts';
import { optOutContract } from '../../../contract/messaging/optOut.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf, pagesOf } from '../../base/endpointOf.ts';
import { idTag, listTag } from '../../base/tags.ts';

/** Messages change with their conversations: the events of those make them old too. */
export const messageApi = apiOf('Conversation', 'Message', 'OptOut').injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.infiniteQuery({
      ...pagesOf(messageContract.listMessages),
      providesTags: (_pages, _error, { query }) => [listTag('Message'), query.conversationId ? idTag('Conversation', query.conversationId) : listTag('Conversation')],
    }),
    // Refused because the patient has written meanwhile: what they wrote is shown.
    sendMessage: build.mutation({
      ...endpointOf(messageContract.sendMessage),
      invalidatesTags: (message, _error, { body: { to } }) => {
        const id = message?.conversationId ?? ('conversationId' in to ? to.conversationId : null);
        return [listTag('Conversation'), ...(id ? [idTag('Conversation', id)] : [])];
      },
    }),
    askForMissing: build.mutation({ ...endpointOf(messageContract.askForMissing), invalidatesTags: [listTag('Conversation')] }),
    cancelMessage: build.mutation({ ...endpointOf(messageContract.cancelMessage), invalidatesTags: ['Conversation', listTag('Message')] }),
    settleMessage: build.mutation({ ...endpointOf(messageContract.settleMessage), invalidatesTags: ['Conversation', listTag('Message')] }),
    previewMessage: build.query({ ...endpointOf(messageContract.previewMessage), keepUnusedDataFor: 10 }),
    listOptOuts: build.infiniteQuery({ ...pagesOf(optOutContract.listOptOuts), providesTags: [listTag('OptOut')] }),
    // What waited for the number is withdrawn with it.
    recordOptOut: build.mutation({ ...endpointOf(optOutContract.recordOptOut), invalidatesTags: ['Conversation', listTag('Message'), listTag('OptOut')] }),
  }),
});

export const {
  useAskForMissingMutation, useListMessagesInfiniteQuery, useSendMessageMutation, useCancelMessageMutation, useSettleMessageMutation, usePreviewMessageQuery,
  useListOptOutsInfiniteQuery, useRecordOptOutMutation,
} = messageApi;
