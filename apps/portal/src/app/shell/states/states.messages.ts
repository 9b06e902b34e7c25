import { defineMessages } from '@intake/i18n';

export const stateMessages = defineMessages({
  chunkTitle: { id: 'app.chunk.title', defaultMessage: 'This part of Intake could not be loaded' },
  chunkText: {
    id: 'app.chunk.text',
    defaultMessage: 'The connection may be down, or Intake has been updated since this page was opened. Nothing you saved is lost.',
  },
  crashTitle: { id: 'app.crash.title', defaultMessage: 'Something went wrong on this page' },
  crashText: {
    id: 'app.crash.text',
    defaultMessage: 'Everything that was saved is safe. Reload the page to go on; if it happens again, tell your administrator what you were doing.',
  },
  reload: { id: 'app.crash.reload', defaultMessage: 'Reload the page' },
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
