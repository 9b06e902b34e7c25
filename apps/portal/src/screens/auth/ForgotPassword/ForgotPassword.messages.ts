import { defineMessages } from '@intake/i18n';

export const forgotPasswordMessages = defineMessages({
  title: { id: 'auth.forgot.title', defaultMessage: 'Forgot your password?' },
  lead: { id: 'auth.forgot.lead', defaultMessage: 'We send a code to your e-mail address. With it you choose a new password.' },
});
