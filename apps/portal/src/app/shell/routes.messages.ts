import { defineMessages } from '@intake/i18n';

export const titles = defineMessages({
  settings: { id: 'shell.routes.settings', defaultMessage: 'Settings' },
});
