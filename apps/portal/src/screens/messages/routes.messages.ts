import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  conversations: { id: 'messages.routes.conversations', defaultMessage: 'Messages' },
  history: { id: 'messages.routes.history', defaultMessage: 'Message history' },
  reminders: { id: 'messages.routes.reminders', defaultMessage: 'Reminders' },
  phones: { id: 'messages.routes.phones', defaultMessage: 'Phone simulator' },
});
