import { defineMessages } from '@intake/i18n';

/** What several pages around signing in say. */
export const authMessages = defineMessages({
  email: { id: 'auth.login.email', defaultMessage: 'E-mail' },
  emailMissing: { id: 'auth.login.emailMissing', defaultMessage: 'Enter your e-mail address.' },
  password: { id: 'auth.login.password', defaultMessage: 'Password' },
  passwordMissing: { id: 'auth.login.passwordMissing', defaultMessage: 'Enter your password.' },
  back: { id: 'auth.shared.back', defaultMessage: 'Back to sign-in' },
  signOut: { id: 'auth.shared.signOut', defaultMessage: 'Sign out' },
  code: { id: 'auth.code.label', defaultMessage: 'Code' },
  codeMissing: { id: 'auth.code.missing', defaultMessage: 'Enter the six digits.' },
  codeTitle: { id: 'auth.code.title', defaultMessage: 'Check your e-mail' },
  codeLead: {
    id: 'auth.code.lead',
    defaultMessage: 'If <b>{email}</b> belongs to an account, a code of six digits is on its way. It is good for 10 minutes.',
  },
  codeAgain: { id: 'auth.code.again', defaultMessage: 'Send a new code' },
  codeAgainIn: { id: 'auth.code.againIn', defaultMessage: 'Send a new code in {seconds, number} s' },
  otherEmail: { id: 'auth.code.otherEmail', defaultMessage: 'Use another e-mail address' },
  sendCode: { id: 'auth.code.send', defaultMessage: 'Send me a code' },
  verify: { id: 'auth.code.verify', defaultMessage: 'Continue' },
  factorTitle: { id: 'auth.factor.title', defaultMessage: 'One more step' },
  factorLead: { id: 'auth.factor.lead', defaultMessage: 'Enter the six digits that your authenticator app shows for Intake.' },
});
