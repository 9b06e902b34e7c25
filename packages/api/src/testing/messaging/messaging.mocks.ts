import { conversationContract } from '../../contract/messaging/conversation.contract.ts';
import { messageContract } from '../../contract/messaging/message.contract.ts';
import { optOutContract } from '../../contract/messaging/optOut.contract.ts';
import { phoneSimulatorContract } from '../../contract/messaging/phoneSimulator.contract.ts';
import { reminderRuleContract } from '../../contract/messaging/reminderRule.contract.ts';
import { onePage } from '../base/answers.ts';
import { mock, refusal } from '../base/mock.ts';
import { closedConversations, conversationCounts, conversationDetail, conversations, reach, snoozedConversations } from './conversation.fixtures.ts';
import { foundMessages, messagePreview, optOuts, thread } from './message.fixtures.ts';
import { phoneMessages, phones, plannedReminders, reminderRules } from './reminder.fixtures.ts';

const all = [...conversations, ...snoozedConversations, ...closedConversations];
const found = (wanted: string) => all.find(({ id }) => id === wanted);
const listed = { snoozed: snoozedConversations, closed: closedConversations };

export const mocks = [
  mock(conversationContract.listConversations, ({ query: { view, patientId } }) =>
    onePage((view === 'snoozed' || view === 'closed' ? listed[view] : conversations).filter((one) => !patientId || one.patientId === patientId))),
  mock(conversationContract.countConversations, conversationCounts),
  mock(conversationContract.getConversation, ({ params }) => {
    const conversation = found(params.id);
    return conversation ? conversationDetail(conversation) : refusal(404, 'not-found');
  }),
  mock(conversationContract.getReach, { ...reach, conversationId: null, newestIncomingId: null }),
  mock(conversationContract.claimConversation, ({ body }) => found(body.id) ?? refusal(404, 'not-found')),
  mock(conversationContract.releaseConversation, ({ body }) => found(body.id) ?? refusal(404, 'not-found')),
  mock(conversationContract.readConversation, ({ body }) => found(body.id) ?? refusal(404, 'not-found')),
  mock(conversationContract.lookAtConversation, {}),
  mock(messageContract.listMessages, ({ query }) => onePage(query.conversationId ? [...thread] : [...foundMessages])),
  mock(messageContract.previewMessage, messagePreview),
  mock(optOutContract.listOptOuts, () => onePage(optOuts)),
  mock(reminderRuleContract.listReminderRules, reminderRules),
  mock(reminderRuleContract.previewReminders, { items: plannedReminders, isCut: false }),
  mock(phoneSimulatorContract.listPhones, phones),
  mock(phoneSimulatorContract.getPhone, () => ({ ...phones[0]!, messages: phoneMessages })),
];
