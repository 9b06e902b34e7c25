import { defineMessages } from '@intake/i18n';

/** Titles of the public pages. */
export const homeMessages = defineMessages({
  register: { id: 'home.routes.register', defaultMessage: 'Join Intake' },
});
