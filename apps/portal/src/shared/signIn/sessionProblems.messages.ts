import { defineMessages } from '@intake/i18n';

/** By the code of a SessionMessage; `other` is shown in the words of the sign-in service. */
export const sessionProblems = defineMessages({
  'invalid-credentials': { id: 'auth.problem.invalidCredentials', defaultMessage: 'Invalid login credentials' },
  'no-account': { id: 'auth.problem.noAccount', defaultMessage: 'Account does not exist' },
  'login-failed': { id: 'auth.problem.loginFailed', defaultMessage: 'Login failed' },
  'google-failed': { id: 'auth.problem.googleFailed', defaultMessage: 'Google sign-in failed' },
  'facebook-failed': { id: 'auth.problem.facebookFailed', defaultMessage: 'Facebook sign-in failed' },
  'sign-out-failed': { id: 'auth.problem.signOutFailed', defaultMessage: 'Sign out failed' },
  error: { id: 'auth.problem.error', defaultMessage: 'Error' },
  'too-many-attempts': {
    id: 'auth.problem.tooManyAttempts',
    defaultMessage: 'Too many attempts. Wait a few minutes and try again.',
  },
  'mail-too-soon': {
    id: 'auth.problem.mailTooSoon',
    defaultMessage: 'A code was sent a moment ago. Wait a minute before you ask for another one.',
  },
  'code-expired': {
    id: 'auth.problem.codeExpired',
    defaultMessage: 'This code or link is wrong, has expired or was used already. Check it, or ask for a new one.',
  },
  'wrong-code': { id: 'auth.problem.wrongCode', defaultMessage: 'This code is not right. Enter the one that is shown now.' },
  banned: { id: 'auth.problem.banned', defaultMessage: 'This account is suspended. Ask your administrator.' },
  'not-confirmed': { id: 'auth.problem.notConfirmed', defaultMessage: 'Confirm your e-mail address first.' },
  'no-session': { id: 'auth.problem.noSession', defaultMessage: 'Your session has ended. Sign in again.' },
  'factor-needed': {
    id: 'auth.problem.factorNeeded',
    defaultMessage: 'This needs the code of your authenticator app. Sign out, and sign in again with it.',
  },
  'weak-password': { id: 'auth.problem.weakPassword', defaultMessage: 'This password is too easy to guess. Choose another one.' },
  'same-password': { id: 'auth.problem.samePassword', defaultMessage: 'This is the password that you have now. Choose another one.' },
  unreachable: {
    id: 'auth.problem.unreachable',
    defaultMessage: 'The server was not reached. Check the connection and try again.',
  },
});
