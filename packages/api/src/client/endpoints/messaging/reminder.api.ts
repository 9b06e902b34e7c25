import { phoneSimulatorContract } from '../../../contract/messaging/phoneSimulator.contract.ts';
import { reminderRuleContract } from '../../../contract/messaging/reminderRule.contract.ts';
import { apiOf } from '../../base/apiOf.ts';
import { endpointOf } from '../../base/endpointOf.ts';
import { listTag } from '../../base/tags.ts';

/** What goes out by itself, and the made-up phones that it arrives at in the demo. */
export const reminderApi = apiOf('Conversation', 'ReminderRule', 'SmsTemplate', 'Appointment', 'OptOut').injectEndpoints({
  endpoints: (build) => ({
    listReminderRules: build.query({ ...endpointOf(reminderRuleContract.listReminderRules), providesTags: [listTag('ReminderRule')] }),
    createReminderRule: build.mutation({ ...endpointOf(reminderRuleContract.createReminderRule), invalidatesTags: [listTag('ReminderRule')] }),
    updateReminderRule: build.mutation({ ...endpointOf(reminderRuleContract.updateReminderRule), invalidatesTags: [listTag('ReminderRule')] }),
    removeReminderRule: build.mutation({ ...endpointOf(reminderRuleContract.removeReminderRule), invalidatesTags: [listTag('ReminderRule')] }),
    previewReminders: build.query({
      ...endpointOf(reminderRuleContract.previewReminders),
      providesTags: [listTag('ReminderRule'), listTag('SmsTemplate'), listTag('Appointment'), listTag('OptOut')],
    }),
    listPhones: build.query({ ...endpointOf(phoneSimulatorContract.listPhones), providesTags: [listTag('Conversation')] }),
    getPhone: build.query({ ...endpointOf(phoneSimulatorContract.getPhone), providesTags: [listTag('Conversation')] }),
    answerAsPhone: build.mutation({ ...endpointOf(phoneSimulatorContract.answerAsPhone), invalidatesTags: [listTag('Conversation')] }),
  }),
});

export const {
  useListReminderRulesQuery, useCreateReminderRuleMutation, useUpdateReminderRuleMutation, useRemoveReminderRuleMutation, usePreviewRemindersQuery,
  useListPhonesQuery, useGetPhoneQuery, useAnswerAsPhoneMutation,
} = reminderApi;
