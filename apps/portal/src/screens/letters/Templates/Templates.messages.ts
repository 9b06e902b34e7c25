import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { WordingProblem } from '@intake/api/rules';
import type { VariableGroup } from './Templates.model.ts';

export const templateMessages = defineMessages({
  title: { id: 'letters.templates.title', defaultMessage: 'Letters' },
  description: { id: 'letters.templates.description', defaultMessage: 'What your letters and cover pages say in each language, and what stands at their head.' },
  wordings: { id: 'letters.templates.wordings', defaultMessage: 'Wording' },
  wordingsText: { id: 'letters.templates.wordingsText', defaultMessage: 'For letters that are written from now on. Those already sent stay as they were sent.' },
  locale: { id: 'letters.templates.locale', defaultMessage: 'Language of the letters' },
  own: { id: 'letters.templates.own', defaultMessage: 'Your wording' },
  standard: { id: 'letters.templates.standard', defaultMessage: 'Standard wording' },
  edit: { id: 'letters.templates.edit', defaultMessage: '{kind}: wording in {language}' },
  subject: { id: 'letters.templates.subject', defaultMessage: 'Subject' },
  noSubject: { id: 'letters.templates.noSubject', defaultMessage: 'No subject' },
  body: { id: 'letters.templates.body', defaultMessage: 'Text' },
  bodyText: {
    id: 'letters.templates.bodyText',
    defaultMessage:
      'An empty line begins a paragraph, a hyphen a list. After a bar stands what is printed without a value: {example}. A letter that lacks a value without such words is not sent, and says what it lacks.',
  },
  insert: { id: 'letters.templates.insert', defaultMessage: 'Insert a value' },
  preview: { id: 'letters.templates.preview', defaultMessage: 'Preview' },
  filled: { id: 'letters.templates.filled', defaultMessage: 'With sample values' },
  filledText: { id: 'letters.templates.filledText', defaultMessage: 'Off shows what is printed while nothing is known.' },
  wrong: { id: 'letters.templates.wrong', defaultMessage: 'This wording cannot be printed' },
  wrongText: { id: 'letters.templates.wrongText', defaultMessage: '{text}: {reason}' },
  reset: { id: 'letters.templates.reset', defaultMessage: 'Back to the standard wording' },
  resetDone: { id: 'letters.templates.resetDone', defaultMessage: 'The standard wording is back.' },
});

export const headMessages = defineMessages({
  title: { id: 'letters.head.title', defaultMessage: 'Letterhead' },
  text: { id: 'letters.head.text', defaultMessage: 'Printed at the top of every letter and cover page.' },
  edit: { id: 'letters.head.edit', defaultMessage: 'Edit letterhead' },
  name: { id: 'letters.head.name', defaultMessage: 'Name' },
  lines: { id: 'letters.head.lines', defaultMessage: 'Address' },
  linesText: { id: 'letters.head.linesText', defaultMessage: 'A line each, at most six.' },
  linesTooMany: { id: 'letters.head.linesTooMany', defaultMessage: 'At most six lines of 120 characters each.' },
  phone: { id: 'letters.head.phone', defaultMessage: 'Phone number' },
  fax: { id: 'letters.head.fax', defaultMessage: 'Fax number' },
  numberWrong: { id: 'letters.head.numberWrong', defaultMessage: 'This is not a phone number.' },
  notSet: { id: 'letters.head.notSet', defaultMessage: 'Not set' },
  logo: { id: 'letters.head.logo', defaultMessage: 'Logo' },
  logoHint: { id: 'letters.head.logoHint', defaultMessage: 'Logo: PNG, JPEG or SVG of up to 600 kB. Faxes print it in black and white.' },
  removeLogo: { id: 'letters.head.removeLogo', defaultMessage: 'Remove logo' },
  sample: { id: 'letters.head.sample', defaultMessage: 'Top of a letter' },
});

/** Why a logo was refused, by code. */
export const logoProblems: Record<string, MessageDescriptor> = defineMessages({
  unreadable: { id: 'letters.logo.unreadable', defaultMessage: 'This file cannot be read as a PNG, a JPEG or an SVG.' },
  blank: { id: 'letters.logo.blank', defaultMessage: 'Nothing of this picture would be seen on white paper. Use a dark version of the logo.' },
  'too-large': { id: 'letters.logo.tooLarge', defaultMessage: 'The file is larger than 600 kB. Use a smaller one.' },
});

/** What is wrong with a wording. */
export const wordingTexts = defineMessages({
  unknown: { id: 'letters.wording.unknown', defaultMessage: 'There is no value of this name. Choose one by “Insert a value”.' },
  private: { id: 'letters.wording.private', defaultMessage: 'A cover page names nothing of the patient.' },
  malformed: { id: 'letters.wording.malformed', defaultMessage: 'A brace opens or closes nothing.' },
}) satisfies Record<WordingProblem['code'], MessageDescriptor>;

export const groupNames = defineMessages({
  recipient: { id: 'letters.group.recipient', defaultMessage: 'Recipient' },
  patient: { id: 'letters.group.patient', defaultMessage: 'Patient' },
  referral: { id: 'letters.group.referral', defaultMessage: 'Referral' },
  appointment: { id: 'letters.group.appointment', defaultMessage: 'Appointment' },
  fax: { id: 'letters.group.fax', defaultMessage: 'Fax' },
  organization: { id: 'letters.group.organization', defaultMessage: 'Organization' },
  letter: { id: 'letters.group.letter', defaultMessage: 'Letter' },
}) satisfies Record<VariableGroup, MessageDescriptor>;
