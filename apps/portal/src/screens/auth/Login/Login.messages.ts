import { defineMessages } from '@intake/i18n';

export const loginMessages = defineMessages({
  title: { id: 'auth.login.title', defaultMessage: 'Sign in' },
  lead: { id: 'auth.login.lead', defaultMessage: 'Your clinic’s faxes, referrals and charts.' },
  email: { id: 'auth.login.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.login.password', defaultMessage: 'Password' },
  submit: { id: 'auth.login.submit', defaultMessage: 'Sign in' },
  emailMissing: { id: 'auth.login.emailMissing', defaultMessage: 'Enter your e-mail address.' },
  passwordMissing: { id: 'auth.login.passwordMissing', defaultMessage: 'Enter your password.' },
  demo: {
    id: 'auth.login.demo',
    defaultMessage: 'This is a demonstration. Every patient in it is made up; do not enter real ones.',
  },
});

/** By the code of a SessionMessage; `other` is shown in the words of the sign-in service. */
export const sessionProblems = defineMessages({
  'invalid-credentials': { id: 'auth.problem.invalidCredentials', defaultMessage: 'Invalid login credentials' },
  'no-account': { id: 'auth.problem.noAccount', defaultMessage: 'Account does not exist' },
  'too-many-attempts': {
    id: 'auth.problem.tooManyAttempts',
    defaultMessage: 'Too many attempts. Wait a few minutes and try again.',
  },
  banned: { id: 'auth.problem.banned', defaultMessage: 'This account is suspended. Ask your administrator.' },
  'not-confirmed': { id: 'auth.problem.notConfirmed', defaultMessage: 'Confirm your e-mail address first.' },
  unreachable: {
    id: 'auth.problem.unreachable',
    defaultMessage: 'The server was not reached. Check the connection and try again.',
  },
});
