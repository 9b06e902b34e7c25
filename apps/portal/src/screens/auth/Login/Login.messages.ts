import { defineMessages } from '@intake/i18n';

export const loginMessages = defineMessages({
  title: { id: 'auth.login.title', defaultMessage: 'Sign in' },
  lead: { id: 'auth.login.lead', defaultMessage: 'Your clinic’s faxes, referrals and charts.' },
  submit: { id: 'auth.login.submit', defaultMessage: 'Sign in' },
  forgot: { id: 'auth.login.forgot', defaultMessage: 'Forgot your password?' },
  byCode: { id: 'auth.login.byCode', defaultMessage: 'Sign in with a code by e-mail' },
  byCodeLead: { id: 'auth.login.byCodeLead', defaultMessage: 'No password needed: we send a code to your e-mail address.' },
  or: { id: 'auth.login.or', defaultMessage: 'or' },
  with: { id: 'auth.login.with', defaultMessage: 'Continue with {provider}' },
  demo: {
    id: 'auth.login.demo',
    defaultMessage: 'This is a demonstration. Every patient in it is made up; do not enter real ones.',
  },
});
