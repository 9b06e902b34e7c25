import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  templates: { id: 'letters.routes.templates', defaultMessage: 'Letters' },
  sent: { id: 'letters.routes.sent', defaultMessage: 'Sent faxes' },
});
