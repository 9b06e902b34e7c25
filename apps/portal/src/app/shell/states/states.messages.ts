import { defineMessages } from '@intake/i18n';

export const stateMessages = defineMessages({
  crashTitle: { id: 'app.crash.title', defaultMessage: 'Something went wrong on this page' },
  crashText: {
    id: 'app.crash.text',
    defaultMessage: 'Everything that was saved is safe. Reload the page to go on; if it happens again, tell your administrator what you were doing.',
  },
  noAccessTitle: { id: 'shell.frame.noAccessTitle', defaultMessage: 'You cannot open this page' },
  noAccessText: {
    id: 'shell.frame.noAccessText',
    defaultMessage: 'Your role does not include it. An administrator of your organization can change that.',
  },
  offline: {
    id: 'shell.frame.offline',
    defaultMessage: 'You are offline. What you see may be out of date, and changes cannot be saved until the connection is back.',
  },
});
