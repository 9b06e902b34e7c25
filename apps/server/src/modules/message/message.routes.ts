import { conversationContract, messageContract, optOutContract, phoneSimulatorContract, reminderRuleContract } from '@intake/api/contract';
import type { FastifyRequest } from 'fastify';
import { implement, type Routes } from '../../http/implement.ts';
import type { ConversationService } from './conversation/conversation.service.ts';
import type { MessageService } from './message.service.ts';
import type { createMissingAsker } from './missing/askMissing.ts';
import type { OptOutService } from './optOut.service.ts';
import type { ReminderRuleService } from './reminder/reminderRule.service.ts';
import type { PhoneSimulator } from './simulator/phoneSimulator.service.ts';

interface Services {
  askMissing: ReturnType<typeof createMissingAsker>;
  conversations: ConversationService;
  messages: MessageService;
  optOuts: OptOutService;
  rules: ReminderRuleService;
  simulator: PhoneSimulator;
}

/** A page that shows it already asks for what changed. */
const isAgain = ({ headers }: FastifyRequest) => ({ again: headers['x-intake-refetch'] === '1' });

/** Every key of the contracts is answered; a missing or an extra one does not compile. */
export const messageRoutes = ({ askMissing, conversations, messages, optOuts, rules, simulator }: Services): Routes[] => [
  implement(conversationContract, {
    listConversations: ({ actor, query }) => conversations.list(actor, query),
    countConversations: ({ actor }) => conversations.count(actor),
    getConversation: ({ actor, params, request }) => conversations.get(actor, params.id, isAgain(request)),
    getReach: ({ actor, query }) => conversations.reach(actor, query),
    assignConversation: ({ actor, body }) => conversations.assign(actor, body),
    snoozeConversation: ({ actor, body }) => conversations.snooze(actor, body),
    closeConversation: ({ actor, body }) => conversations.close(actor, body),
    labelConversation: ({ actor, body }) => conversations.label(actor, body),
    readConversation: ({ actor, body }) => conversations.read(actor, body),
    attachConversation: ({ actor, body }) => conversations.attach(actor, body),
    claimConversation: ({ actor, body }) => conversations.claim(actor, body.id),
    releaseConversation: ({ actor, body }) => conversations.release(actor, body.id),
    lookAtConversation: ({ actor, body }) => conversations.look(actor, body),
  }),
  implement(messageContract, {
    listMessages: ({ actor, query, request }) => messages.list(actor, query, isAgain(request)),
    sendMessage: ({ actor, body }) => messages.send(actor, body),
    askForMissing: ({ actor, body }) => askMissing(actor, body),
    cancelMessage: ({ actor, body }) => messages.cancel(actor, body),
    settleMessage: ({ actor, body }) => messages.settle(actor, body),
    previewMessage: ({ actor, query }) => messages.preview(actor, query),
  }),
  implement(optOutContract, {
    listOptOuts: ({ actor, query }) => optOuts.list(actor, query),
    recordOptOut: ({ actor, body }) => optOuts.record(actor, body),
  }),
  implement(reminderRuleContract, {
    listReminderRules: ({ actor }) => rules.list(actor),
    createReminderRule: ({ actor, body }) => rules.create(actor, body),
    updateReminderRule: ({ actor, body }) => rules.update(actor, body),
    removeReminderRule: ({ actor, body }) => rules.remove(actor, body),
    previewReminders: ({ actor, query }) => rules.preview(actor, query),
  }),
  implement(phoneSimulatorContract, {
    listPhones: ({ actor }) => simulator.list(actor),
    getPhone: ({ actor, query }) => simulator.get(actor, query.number),
    answerAsPhone: ({ actor, body }) => simulator.answer(actor, body),
  }),
];
