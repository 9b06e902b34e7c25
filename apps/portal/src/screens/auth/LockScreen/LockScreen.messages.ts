import { defineMessages } from '@intake/i18n';

export const lockScreenMessages = defineMessages({
  title: { id: 'auth.lock.title', defaultMessage: 'Locked' },
  lead: { id: 'auth.lock.lead', defaultMessage: 'Locked: not used since {time}. Enter your password to continue.' },
  unlock: { id: 'auth.lock.unlock', defaultMessage: 'Unlock' },
  notYou: { id: 'auth.lock.notYou', defaultMessage: 'Not you? Sign out' },
});
