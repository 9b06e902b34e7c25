import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  leads: { id: 'leads.routes.leads', defaultMessage: 'Leads' },
});
