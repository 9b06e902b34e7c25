import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  settings: { id: 'requisition.routes.settings', defaultMessage: 'Referrals from the web' },
});
