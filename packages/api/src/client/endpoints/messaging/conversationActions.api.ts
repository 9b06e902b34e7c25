import type { Route } from '../../../contract/base/route.ts';
import { conversationContract } from '../../../contract/messaging/conversation.contract.ts';
import type { Conversation } from '../../../contract/messaging/conversationSummary.contract.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { onAnswer } from '../../base/onAnswer.ts';
import { idTag, listTag, type Tag } from '../../base/tags.ts';
import { conversationApi } from './conversation.api.ts';

type AnyRoute = Route<never, never, never, never> | Route;

const idOf = (input: unknown) => (input as { body: { id: string } }).body.id;
const lists: Tag<'Conversation'>[] = [listTag('Conversation')];

/** The detail takes what the server answered; a refusal means that somebody else was first, and shows what they did. */
const answered = <const R extends AnyRoute>(route: R, alsoOld: readonly Tag<'Conversation'>[]) => ({
  ...endpointOf(route),
  invalidatesTags: (_answer: unknown, error: unknown, input: unknown) =>
    [...alsoOld, ...(error ? [idTag('Conversation', idOf(input))] : [])],
  onQueryStarted: onAnswer((conversation: Conversation) =>
    conversationApi.util.updateQueryData('getConversation', { params: { id: conversation.id } }, (detail) => void Object.assign(detail, conversation)),
  ),
});

/** What staff do with a conversation, and who has it open. */
const conversationActionsApi = conversationApi.injectEndpoints({
  endpoints: (build) => ({
    assignConversation: build.mutation(answered(conversationContract.assignConversation, lists)),
    snoozeConversation: build.mutation(answered(conversationContract.snoozeConversation, lists)),
    closeConversation: build.mutation(answered(conversationContract.closeConversation, lists)),
    labelConversation: build.mutation(answered(conversationContract.labelConversation, lists)),
    readConversation: build.mutation(answered(conversationContract.readConversation, lists)),
    attachConversation: build.mutation({
      ...endpointOf(conversationContract.attachConversation),
      // Whom it is with decides what may be sent: all of it is asked for again.
      invalidatesTags: (_conversation, _error, { body }) => [...lists, idTag('Conversation', body.id)],
    }),
    // The server tells the lists.
    claimConversation: build.mutation(answered(conversationContract.claimConversation, [])),
    releaseConversation: build.mutation(answered(conversationContract.releaseConversation, [])),
    lookAtConversation: build.mutation({ ...endpointOf(conversationContract.lookAtConversation) }),
  }),
});

export const {
  useAssignConversationMutation, useSnoozeConversationMutation, useCloseConversationMutation, useLabelConversationMutation, useReadConversationMutation,
  useAttachConversationMutation, useClaimConversationMutation, useReleaseConversationMutation, useLookAtConversationMutation,
} = conversationActionsApi;
