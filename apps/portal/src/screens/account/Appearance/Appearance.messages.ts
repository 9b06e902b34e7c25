import { defineMessages } from '@intake/i18n';

export const appearanceMessages = defineMessages({
  title: { id: 'account.appearance.title', defaultMessage: 'Appearance' },
});
