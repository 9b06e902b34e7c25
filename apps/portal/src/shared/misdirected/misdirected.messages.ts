import { defineMessages } from '@intake/i18n';
import type { BreachDisposal, BreachInformation } from '@intake/api/rules';
import type { MessageDescriptor } from 'react-intl';

export const misdirectedMessages = defineMessages({
  title: { id: 'privacy.report.title', defaultMessage: 'This fax was meant for somebody else' },
  steps: { id: 'privacy.report.steps', defaultMessage: 'Steps' },
  what: { id: 'privacy.report.what', defaultMessage: 'What happened' },
  tell: { id: 'privacy.report.tell', defaultMessage: 'Tell the sender' },
  lock: { id: 'privacy.report.lock', defaultMessage: 'Lock it away' },
  next: { id: 'privacy.report.next', defaultMessage: 'Next' },
  report: { id: 'privacy.report.report', defaultMessage: 'Lock it away' },
  description: { id: 'privacy.report.description', defaultMessage: 'What it is, in general words' },
  descriptionText: { id: 'privacy.report.descriptionText', defaultMessage: 'Name nobody and nothing that it says: this stays in the register.' },
  descriptionEmpty: { id: 'privacy.report.descriptionEmpty', defaultMessage: 'Say in a few words what it is.' },
  information: { id: 'privacy.report.information', defaultMessage: 'What it tells' },
  people: { id: 'privacy.report.people', defaultMessage: 'How many people it is about' },
  notice: { id: 'privacy.report.notice', defaultMessage: 'How the sender is told' },
  byLetter: { id: 'privacy.report.byLetter', defaultMessage: 'By letter, sent by fax' },
  byWord: { id: 'privacy.report.byWord', defaultMessage: 'I have told them by telephone' },
  later: { id: 'privacy.report.later', defaultMessage: 'Later: the register reminds you' },
  recipient: { id: 'privacy.report.recipient', defaultMessage: 'To whom' },
  locale: { id: 'privacy.report.locale', defaultMessage: 'Language of the letter' },
  preview: { id: 'privacy.report.preview', defaultMessage: 'The letter' },
  disposal: { id: 'privacy.report.disposal', defaultMessage: 'What becomes of it' },
  dueOn: { id: 'privacy.report.dueOn', defaultMessage: 'Until when' },
  dueOnEmpty: { id: 'privacy.report.dueOnEmpty', defaultMessage: 'Choose a day.' },
  consequence: {
    id: 'privacy.report.consequence',
    defaultMessage: 'Its pages, its text and what was read of it leave every list, chart and search, and so does the same content that came before. Only who keeps the register can open it.',
  },
  done: { id: 'privacy.report.done', defaultMessage: 'Locked away, and in the register' },
});

export const informationNames = defineMessages({
  identity: { id: 'privacy.information.identity', defaultMessage: 'Identity' },
  contact: { id: 'privacy.information.contact', defaultMessage: 'Contact details' },
  health: { id: 'privacy.information.health', defaultMessage: 'Health' },
  'health-number': { id: 'privacy.information.healthNumber', defaultMessage: 'Health number' },
  financial: { id: 'privacy.information.financial', defaultMessage: 'Finances' },
  other: { id: 'privacy.information.other', defaultMessage: 'Other' },
}) satisfies Record<BreachInformation, MessageDescriptor>;

export const disposalNames = defineMessages({
  destroy: { id: 'privacy.disposal.destroy', defaultMessage: 'Destroy it' },
  return: { id: 'privacy.disposal.return', defaultMessage: 'Send it back' },
}) satisfies Record<BreachDisposal, MessageDescriptor>;
