import { defineMessages } from '@intake/i18n';
import type { ReminderChannel } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';
import { blockNames } from '../../../shared/texting/texting.messages.ts';

export const reminderMessages = defineMessages({
  description: { id: 'messages.reminders.description', defaultMessage: 'Messages that go out by themselves: before appointments, which withdraw them when they are moved or cancelled, and while a referral waits for something.' },
  rules: { id: 'messages.reminders.rules', defaultMessage: 'Rules' },
  create: { id: 'messages.reminders.create', defaultMessage: 'New rule' },
  edit: { id: 'messages.reminders.edit', defaultMessage: 'Change the rule' },
  emptyTitle: { id: 'messages.reminders.emptyTitle', defaultMessage: 'No rules yet' },
  emptyText: { id: 'messages.reminders.emptyText', defaultMessage: 'Without a rule, nothing goes out by itself.' },
  name: { id: 'messages.reminders.name', defaultMessage: 'Name' },
  nameRequired: { id: 'messages.reminders.nameRequired', defaultMessage: 'Name the rule.' },
  purpose: { id: 'messages.reminders.purpose', defaultMessage: 'Purpose' },
  reminder: { id: 'messages.reminders.reminder', defaultMessage: 'Reminder' },
  reminderText: { id: 'messages.reminders.reminderText', defaultMessage: 'Tells of the appointment.' },
  confirmation: { id: 'messages.reminders.confirmation', defaultMessage: 'Confirmation' },
  confirmationText: { id: 'messages.reminders.confirmationText', defaultMessage: 'Asks for an answer: 1 confirms the appointment, 2 asks for another time.' },
  channel: { id: 'messages.reminders.channel', defaultMessage: 'Sent as' },
  'missing-documents': { id: 'messages.reminders.missing', defaultMessage: 'Missing documents' },
  missingText: { id: 'messages.reminders.missingText', defaultMessage: 'Asks again while a referral still waits for something, three times at most. The first time a person asks.' },
  hoursAfter: { id: 'messages.reminders.hoursAfter', defaultMessage: 'Hours since the patient was asked last' },
  hoursSince: { id: 'messages.reminders.hoursSince', defaultMessage: '{count, plural, one {# hour after asking} other {# hours after asking}}' },
  daysSince: { id: 'messages.reminders.daysSince', defaultMessage: '{count, plural, one {# day after asking} other {# days after asking}}' },
  ownWords: { id: 'messages.reminders.ownWords', defaultMessage: 'Built-in wording' },
  waiting: { id: 'messages.reminders.waiting', defaultMessage: 'All referrals that wait' },
  askedAt: { id: 'messages.reminders.askedAt', defaultMessage: 'Asked {time}' },
  when: { id: 'messages.reminders.when', defaultMessage: 'When' },
  hours: { id: 'messages.reminders.hours', defaultMessage: 'Hours before the appointment' },
  hoursWrong: { id: 'messages.reminders.hoursWrong', defaultMessage: 'Enter a number of hours, at most four weeks.' },
  hoursBefore: { id: 'messages.reminders.hoursBefore', defaultMessage: '{count, plural, one {# hour before} other {# hours before}}' },
  daysBefore: { id: 'messages.reminders.daysBefore', defaultMessage: '{count, plural, one {# day before} other {# days before}}' },
  template: { id: 'messages.reminders.template', defaultMessage: 'Template' },
  templateRequired: { id: 'messages.reminders.templateRequired', defaultMessage: 'Choose a template.' },
  language: { id: 'messages.reminders.language', defaultMessage: 'Language' },
  patientLanguage: { id: 'messages.reminders.patientLanguage', defaultMessage: 'The patient’s' },
  visitTypes: { id: 'messages.reminders.visitTypes', defaultMessage: 'Kinds of appointments' },
  locations: { id: 'messages.reminders.locations', defaultMessage: 'Locations' },
  all: { id: 'messages.reminders.all', defaultMessage: 'None chosen: all of them.' },
  everywhere: { id: 'messages.reminders.everywhere', defaultMessage: 'All appointments' },
  active: { id: 'messages.reminders.active', defaultMessage: 'In use' },
  off: { id: 'messages.reminders.off', defaultMessage: 'Off' },
  removeTitle: { id: 'messages.reminders.removeTitle', defaultMessage: 'Remove “{name}”?' },
  removeText: { id: 'messages.reminders.removeText', defaultMessage: 'What waits to go out by this rule is withdrawn.' },
  week: { id: 'messages.reminders.week', defaultMessage: 'What goes out this week' },
  weekText: { id: 'messages.reminders.weekText', defaultMessage: 'As it would be if nothing changed. Each message is checked again when it goes out.' },
  quietWeek: { id: 'messages.reminders.quietWeek', defaultMessage: 'Nothing goes out this week.' },
  cut: { id: 'messages.reminders.cut', defaultMessage: 'There are more; the first {count, number} are shown.' },
  goOut: { id: 'messages.reminders.goOut', defaultMessage: '{count, plural, one {# message goes out} other {# messages go out}}' },
  kept: { id: 'messages.reminders.kept', defaultMessage: '{count, plural, one {# is not sent} other {# are not sent}}' },
  visitAt: { id: 'messages.reminders.visitAt', defaultMessage: 'Appointment {time}' },
  cost: { id: 'messages.reminders.cost', defaultMessage: '{count, plural, one {# segment} other {# segments}}' },
});

export const channelTexts = defineMessages({
  sms: { id: 'messages.reminders.bySms', defaultMessage: 'Text message' },
  email: { id: 'messages.reminders.byMail', defaultMessage: 'E-mail' },
  any: { id: 'messages.reminders.byAny', defaultMessage: 'Text message, else e-mail' },
}) satisfies Record<ReminderChannel, MessageDescriptor>;

/** Why a reminder would not go out. */
export const plannedBlocks: Readonly<Record<string, MessageDescriptor>> = {
  ...blockNames,
  ...defineMessages({
    'no-template': { id: 'messages.planned.noTemplate', defaultMessage: 'The template of this rule is not there any more.' },
    'missing-value': { id: 'messages.planned.missingValue', defaultMessage: 'The template names something that is not known.' },
  }),
};
