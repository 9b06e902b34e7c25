import { defineMessages } from '@intake/i18n';

/** What the keys of the area do. */
export const keyMessages = defineMessages({
  listGroup: { id: 'messages.key.listGroup', defaultMessage: 'List' },
  openGroup: { id: 'messages.key.openGroup', defaultMessage: 'Conversation' },
  next: { id: 'messages.key.next', defaultMessage: 'Next conversation' },
  previous: { id: 'messages.key.previous', defaultMessage: 'Previous conversation' },
  search: { id: 'messages.key.search', defaultMessage: 'Search' },
  reply: { id: 'messages.key.reply', defaultMessage: 'Answer' },
  send: { id: 'messages.key.send', defaultMessage: 'Send' },
  template: { id: 'messages.key.template', defaultMessage: 'Choose a template' },
  assign: { id: 'messages.key.assign', defaultMessage: 'Assign to me' },
  close: { id: 'messages.key.close', defaultMessage: 'Back to the list' },
});
