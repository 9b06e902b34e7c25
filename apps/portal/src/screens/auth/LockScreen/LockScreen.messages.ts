import { defineMessages } from '@intake/i18n';

export const lockScreenMessages = defineMessages({
  title: { id: 'auth.lock.title', defaultMessage: 'Locked' },
  lead: { id: 'auth.lock.lead', defaultMessage: 'Since {time} nobody has used Intake here. Enter your password to go on where you were.' },
  unlock: { id: 'auth.lock.unlock', defaultMessage: 'Unlock' },
  notYou: { id: 'auth.lock.notYou', defaultMessage: 'Not you? Sign out' },
});
