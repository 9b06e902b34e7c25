import { defineMessages } from '@intake/i18n';

export const settingMessages = defineMessages({
  theme: { id: 'app.settings.theme', defaultMessage: 'Theme' },
  system: { id: 'app.settings.system', defaultMessage: 'Like this computer' },
  light: { id: 'app.settings.light', defaultMessage: 'Light' },
  dark: { id: 'app.settings.dark', defaultMessage: 'Dark' },
  direction: { id: 'app.settings.direction', defaultMessage: 'Reading direction' },
  ltr: { id: 'app.settings.ltr', defaultMessage: 'Left to right' },
  rtl: { id: 'app.settings.rtl', defaultMessage: 'Right to left' },
  locale: { id: 'app.settings.locale', defaultMessage: 'Language' },
});
