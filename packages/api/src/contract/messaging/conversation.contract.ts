import { z } from 'zod';
import { conversationViews } from '../../rules/messaging/messageWords.ts';
import { DateTime, Empty, Id, IdBody, pageOf, PageQuery } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { ConversationDetail, Reach } from './conversationDetail.contract.ts';
import { Conversation } from './conversationSummary.contract.ts';
import { MessageAddress } from './messageAddress.contract.ts';

const One = z.object({ id: Id });

export const conversationContract = {
  listConversations: route({
    method: 'GET',
    path: '/api/smshistory/conversations',
    summary: 'Conversations, those with the newest message first; by view, label, patient, or a name, a number or words that were written',
    access: 'messages.read',
    query: PageQuery.extend({
      view: z.enum(conversationViews).default('open'),
      label: z.string().max(40).optional(),
      patientId: Id.optional(),
      search: z.string().trim().max(100).optional(),
    }),
    response: pageOf(Conversation),
  }),
  countConversations: route({
    method: 'GET',
    path: '/api/smshistory/conversations/counts',
    summary: 'Conversations by view, counted up to a limit, and the labels in use',
    access: 'messages.read',
    response: z.object({
      views: z.record(z.enum(conversationViews), z.number().int()),
      labels: z.array(z.object({ label: z.string(), count: z.number().int() })),
      limit: z.number().int(),
    }),
  }),
  getConversation: route({
    method: 'GET',
    path: '/api/smshistory/conversations/{id}',
    summary: 'One conversation with whom it is, coming visits, and whether something may be sent; the view is audited',
    access: 'messages.read',
    params: One,
    response: ConversationDetail,
  }),
  getReach: route({
    method: 'GET',
    path: '/api/smshistory/reach',
    summary: 'Whether a message may go to a number or an e-mail address and a patient now, and the conversation that there is already',
    access: 'messages.read',
    query: z.object({ number: MessageAddress, patientId: Id.optional() }),
    response: Reach.extend({ conversationId: Id.nullable(), newestIncomingId: Id.nullable() }),
  }),
  assignConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/assign',
    summary: 'Give a conversation to a colleague, or to nobody',
    access: 'messages.send',
    body: IdBody.extend({ assigneeId: Id.nullable() }),
    response: Conversation,
  }),
  snoozeConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/snooze',
    summary: 'Put a conversation away until a time or until the patient writes, or bring it back',
    access: 'messages.send',
    body: IdBody.extend({ until: DateTime.nullable() }),
    response: Conversation,
  }),
  closeConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/close',
    summary: 'Say that a conversation is dealt with until the patient writes again, or open it again',
    access: 'messages.send',
    body: IdBody.extend({ isClosed: z.boolean() }),
    response: Conversation,
  }),
  labelConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/label',
    summary: 'Set the labels of a conversation',
    access: 'messages.send',
    body: IdBody.extend({ labels: z.array(z.string().trim().min(1).max(40)).max(10) }),
    response: Conversation,
  }),
  readConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/read',
    summary: 'Say up to which incoming message it was read; null makes the newest one unread again',
    access: 'messages.send',
    body: One.extend({ lastReadId: Id.nullable() }),
    response: Conversation,
  }),
  attachConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/attach',
    summary: 'Say which of the patients who have the number it is with, or that it is none of them; 422 for a patient who has not the number',
    access: 'messages.send',
    body: IdBody.extend({ patientId: Id.nullable() }),
    response: Conversation,
  }),
  claimConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/claim',
    summary: 'Say that one is answering, for six minutes from now; 409 `claimed` while somebody else is',
    access: 'messages.send',
    body: One,
    response: Conversation,
  }),
  releaseConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/release',
    summary: 'Stop answering without having sent anything',
    access: 'messages.send',
    body: One,
    response: Conversation,
  }),
  lookAtConversation: route({
    method: 'POST',
    path: '/api/smshistory/conversations/look',
    summary: 'Tell colleagues that one has a conversation open, for six minutes from now, or has left it',
    access: 'messages.read',
    body: One.extend({ isLooking: z.boolean() }),
    response: Empty,
  }),
};
