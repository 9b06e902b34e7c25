import { defineMessages } from '@intake/i18n';

/** Titles of the pages around signing in. */
export const entryTitles = defineMessages({
  login: { id: 'app.routes.login', defaultMessage: 'Sign in' },
  forgotPassword: { id: 'app.routes.forgotPassword', defaultMessage: 'Forgotten password' },
  lockScreen: { id: 'app.routes.lockScreen', defaultMessage: 'Locked' },
  resetPassword: { id: 'app.routes.resetPassword', defaultMessage: 'New password' },
  setup: { id: 'app.routes.setup', defaultMessage: 'Set up' },
});
