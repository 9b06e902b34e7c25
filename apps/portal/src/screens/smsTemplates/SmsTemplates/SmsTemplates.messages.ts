import { defineMessages } from '@intake/i18n';
import type { MessageDescriptor } from 'react-intl';
import type { WordingProblem } from '@intake/api/rules';

export const templateMessages = defineMessages({
  description: { id: 'smsTemplates.list.description', defaultMessage: 'What your text messages say in each language. Others may read a phone, so a template never names the patient.' },
  create: { id: 'smsTemplates.list.create', defaultMessage: 'New template' },
  emptyTitle: { id: 'smsTemplates.list.emptyTitle', defaultMessage: 'No template yet' },
  emptyText: { id: 'smsTemplates.list.emptyText', defaultMessage: 'A template saves typing, and says the same in every language.' },
  notWritten: { id: 'smsTemplates.list.notWritten', defaultMessage: 'Not written yet' },
  version: { id: 'smsTemplates.list.version', defaultMessage: 'Version {version, number}' },
  edit: { id: 'smsTemplates.editor.title', defaultMessage: '{key} in {language}' },
  key: { id: 'smsTemplates.editor.key', defaultMessage: 'Key' },
  keyText: { id: 'smsTemplates.editor.keyText', defaultMessage: 'The same in each language, such as {example}.' },
  keyWrong: { id: 'smsTemplates.editor.keyWrong', defaultMessage: 'Use small letters from a to z, digits, and hyphens between them.' },
  language: { id: 'smsTemplates.editor.language', defaultMessage: 'Language' },
  body: { id: 'smsTemplates.editor.body', defaultMessage: 'Text' },
  bodyText: { id: 'smsTemplates.editor.bodyText', defaultMessage: 'After a bar stands what is sent without a value: {example}. A message that lacks a value without such words is not sent.' },
  bodyRequired: { id: 'smsTemplates.editor.bodyRequired', defaultMessage: 'A text is needed.' },
  insert: { id: 'smsTemplates.editor.insert', defaultMessage: 'Insert a value' },
  remove: { id: 'smsTemplates.editor.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'smsTemplates.editor.removeTitle', defaultMessage: 'Remove {key} in {language}?' },
  removeText: { id: 'smsTemplates.editor.removeText', defaultMessage: 'It is no longer offered. Messages that were sent from it keep their text.' },
  preview: { id: 'smsTemplates.preview.title', defaultMessage: 'Preview' },
  filled: { id: 'smsTemplates.preview.filled', defaultMessage: 'With sample values' },
  filledText: { id: 'smsTemplates.preview.filledText', defaultMessage: 'Off shows what is sent while nothing is known.' },
  wrong: { id: 'smsTemplates.preview.wrong', defaultMessage: 'This text cannot be sent' },
  wrongText: { id: 'smsTemplates.preview.wrongText', defaultMessage: '{text}: {reason}' },
  missing: { id: 'smsTemplates.preview.missing', defaultMessage: 'Not sent without: {names}.' },
  segments: { id: 'smsTemplates.preview.segments', defaultMessage: '{count, plural, one {# segment} other {# segments}} with these values' },
  costly: { id: 'smsTemplates.preview.costly', defaultMessage: 'Each segment takes {unicode, number} characters instead of {plain, number} because of: {characters}' },
  unicode: { id: 'smsTemplates.preview.unicode', defaultMessage: 'This script takes {unicode, number} characters a segment instead of {plain, number}.' },
  versions: { id: 'smsTemplates.versions.title', defaultMessage: 'Earlier versions' },
  noVersions: { id: 'smsTemplates.versions.none', defaultMessage: 'This is the first version.' },
});

/** What is wrong with a text. */
export const wordingTexts = defineMessages({
  unknown: { id: 'smsTemplates.wording.unknown', defaultMessage: 'There is no value of this name. Choose one by “Insert a value”.' },
  private: { id: 'smsTemplates.wording.private', defaultMessage: 'A text message says nothing of the patient, as others may read it. Choose another value.' },
  malformed: { id: 'smsTemplates.wording.malformed', defaultMessage: 'A brace opens or closes nothing.' },
}) satisfies Record<WordingProblem['code'], MessageDescriptor>;
