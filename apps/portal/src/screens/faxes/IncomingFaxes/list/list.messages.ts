import { defineMessages } from '@intake/i18n';

export const listMessages = defineMessages({
  title: { id: 'faxes.list.title', defaultMessage: 'Incoming faxes' },
  unknownSender: { id: 'faxes.list.unknownSender', defaultMessage: 'Unknown sender' },
  untyped: { id: 'faxes.list.untyped', defaultMessage: 'No type yet' },
  pages: { id: 'faxes.list.pages', defaultMessage: '{count, plural, one {# page} other {# pages}}' },
  overdue: { id: 'faxes.list.overdue', defaultMessage: 'Overdue' },
  duplicate: { id: 'faxes.list.duplicate', defaultMessage: 'Duplicate' },
  partial: { id: 'faxes.list.partial', defaultMessage: 'Incomplete' },
  heldBy: { id: 'faxes.list.heldBy', defaultMessage: '{name} is working on it' },
  heldByMe: { id: 'faxes.list.heldByMe', defaultMessage: 'You are working on it' },
  stage: { id: 'faxes.list.stage', defaultMessage: '{stage}: step {step, number} of {steps, number}' },
  newFaxes: { id: 'faxes.list.newFaxes', defaultMessage: '{count, plural, one {# new fax} other {# new faxes}}' },
  emptyTitle: { id: 'faxes.list.emptyTitle', defaultMessage: 'Nothing is waiting' },
  emptyText: { id: 'faxes.list.emptyText', defaultMessage: 'New faxes appear here by themselves. Files can be dropped anywhere on this page.' },
  emptyFilteredTitle: { id: 'faxes.list.emptyFilteredTitle', defaultMessage: 'No fax matches' },
  emptyFilteredText: { id: 'faxes.list.emptyFilteredText', defaultMessage: 'There may be faxes in other bins or under other filters.' },
  failedTitle: { id: 'faxes.list.failedTitle', defaultMessage: 'The list could not be loaded' },
  loading: { id: 'faxes.list.loading', defaultMessage: 'Loading faxes' },
});
