import type { AttachmentRefusal } from '@intake/api/rules';
import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';

export const composerMessages = defineMessages({
  channel: { id: 'texting.composer.channel', defaultMessage: 'Sent as' },
  notBy: { id: 'texting.composer.notBy', defaultMessage: '{channel}: {reason}' },
  field: { id: 'texting.composer.field', defaultMessage: 'Message' },
  placeholder: { id: 'texting.composer.placeholder', defaultMessage: 'Write a message…' },
  placeholderIn: { id: 'texting.composer.placeholderIn', defaultMessage: 'Write a message in {language}…' },
  send: { id: 'texting.composer.send', defaultMessage: 'Send' },
  sendAt: { id: 'texting.composer.sendAt', defaultMessage: 'Send {time}' },
  sendNow: { id: 'texting.composer.sendNow', defaultMessage: 'Send now' },
  segments: { id: 'texting.composer.segments', defaultMessage: '{count, plural, one {# segment} other {# segments}}' },
  pictureMessage: { id: 'texting.composer.pictureMessage', defaultMessage: 'Picture message' },
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

export const attachTexts = defineMessages({
  label: { id: 'texting.attach.label', defaultMessage: 'Attach a file' },
  help: { id: 'texting.attach.help', defaultMessage: '{count, plural, one {One JPEG, PNG, GIF or PDF of {size} at most} other {JPEG, PNG, GIF or PDF: up to {number} files, together {size} at most}}' },
  kilobytes: { id: 'texting.attach.kilobytes', defaultMessage: '{size, number} kB' },
  megabytes: { id: 'texting.attach.megabytes', defaultMessage: '{size, number} MB' },
  chosen: { id: 'texting.attach.chosen', defaultMessage: 'Files that go with it' },
  wordsToo: { id: 'texting.attach.wordsToo', defaultMessage: 'Write what it is: not every phone shows it.' },
});

/** Why files do not go with a message. */
export const attachmentTexts = defineMessages({
  empty: { id: 'texting.attach.empty', defaultMessage: 'The file is empty.' },
  'too-large': { id: 'texting.attach.tooLarge', defaultMessage: 'The files are too large to go with a message.' },
  'too-many': { id: 'texting.attach.tooMany', defaultMessage: 'These are more files than go with a message.' },
  'unsupported-type': { id: 'texting.attach.type', defaultMessage: 'Only JPEG, PNG, GIF and PDF go with a message.' },
}) satisfies Record<AttachmentRefusal, MessageDescriptor>;

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
