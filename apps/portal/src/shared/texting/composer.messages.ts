import { defineMessages } from '@intake/i18n';

export const composerMessages = defineMessages({
  field: { id: 'texting.composer.field', defaultMessage: 'Message' },
  placeholder: { id: 'texting.composer.placeholder', defaultMessage: 'Write a message…' },
  placeholderIn: { id: 'texting.composer.placeholderIn', defaultMessage: 'Write a message in {language}…' },
  send: { id: 'texting.composer.send', defaultMessage: 'Send' },
  sendAt: { id: 'texting.composer.sendAt', defaultMessage: 'Send {time}' },
  sendNow: { id: 'texting.composer.sendNow', defaultMessage: 'Send now' },
  segments: { id: 'texting.composer.segments', defaultMessage: '{count, plural, one {# segment} other {# segments}}' },
  price: { id: 'texting.composer.price', defaultMessage: '{credits, plural, one {# credit} other {# credits}} of {left, number}' },
  left: { id: 'texting.composer.left', defaultMessage: '{count, plural, one {# character left} other {# characters left}}' },
  costly: { id: 'texting.composer.costly', defaultMessage: 'A segment holds {unicode, number} instead of {plain, number} characters because of {characters}' },
  unicode: { id: 'texting.composer.unicode', defaultMessage: 'A segment holds {unicode, number} characters in this script' },
  plain: { id: 'texting.composer.plain', defaultMessage: 'Use plain signs' },
  fromTemplate: { id: 'texting.composer.fromTemplate', defaultMessage: 'From {key}, version {version, number}' },
  dropTemplate: { id: 'texting.composer.dropTemplate', defaultMessage: 'Not from a template' },
  quietTitle: { id: 'texting.composer.quietTitle', defaultMessage: 'It is {time} where the patient is' },
  quietText: { id: 'texting.composer.quietText', defaultMessage: 'The message waits until {until}. It goes out now only with a reason.' },
  quietAction: { id: 'texting.composer.quietAction', defaultMessage: 'Send now with a reason' },
  reason: { id: 'texting.composer.reason', defaultMessage: 'Reason' },
  reasonText: { id: 'texting.composer.reasonText', defaultMessage: 'It is kept with the message and in the audit trail.' },
  reasonShort: { id: 'texting.composer.reasonShort', defaultMessage: 'Give a reason.' },
  holder: { id: 'texting.composer.holder', defaultMessage: '{name} is answering' },
  holderText: { id: 'texting.composer.holderText', defaultMessage: 'What you write stays here until they are done.' },
  blockedTitle: { id: 'texting.composer.blockedTitle', defaultMessage: 'No message can be sent' },
});

export const laterMessages = defineMessages({
  label: { id: 'texting.later.label', defaultMessage: 'Send later' },
  title: { id: 'texting.later.title', defaultMessage: 'When to send it' },
  inHours: { id: 'texting.later.inHours', defaultMessage: 'In {count, plural, one {# hour} other {# hours}}' },
  tomorrow: { id: 'texting.later.tomorrow', defaultMessage: 'Tomorrow morning' },
  monday: { id: 'texting.later.monday', defaultMessage: 'Monday morning' },
  other: { id: 'texting.later.other', defaultMessage: 'Another time' },
  day: { id: 'texting.later.day', defaultMessage: 'Day' },
  time: { id: 'texting.later.time', defaultMessage: 'Time' },
  past: { id: 'texting.later.past', defaultMessage: 'Choose a time that is still to come.' },
  schedule: { id: 'texting.later.schedule', defaultMessage: 'Schedule' },
});

export const pickerMessages = defineMessages({
  label: { id: 'texting.picker.label', defaultMessage: 'Templates' },
  template: { id: 'texting.picker.template', defaultMessage: 'Template' },
  visit: { id: 'texting.picker.visit', defaultMessage: 'About' },
  noVisit: { id: 'texting.picker.noVisit', defaultMessage: 'No appointment' },
  visitOf: { id: 'texting.picker.visitOf', defaultMessage: '{time}, {visit}' },
  language: { id: 'texting.picker.language', defaultMessage: 'Language' },
  missing: { id: 'texting.picker.missing', defaultMessage: 'Cannot be used without: {names}.' },
  failed: { id: 'texting.picker.failed', defaultMessage: 'This template cannot be shown. Choose another one.' },
  use: { id: 'texting.picker.use', defaultMessage: 'Use this text' },
  none: { id: 'texting.picker.none', defaultMessage: 'There are no templates yet.' },
});
