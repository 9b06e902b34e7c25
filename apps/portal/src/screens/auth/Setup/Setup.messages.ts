import { defineMessages } from '@intake/i18n';

export const setupMessages = defineMessages({
  title: { id: 'auth.setup.title', defaultMessage: 'Set up Intake' },
  lead: { id: 'auth.setup.lead', defaultMessage: 'Once, on a new installation: your clinic and its first administrator.' },
  clinic: { id: 'auth.setup.clinic', defaultMessage: 'Clinic' },
  account: { id: 'auth.setup.account', defaultMessage: 'Administrator' },
  secret: { id: 'auth.setup.secret', defaultMessage: 'Set-up secret' },
  secretHelp: {
    id: 'auth.setup.secretHelp',
    defaultMessage: 'The server printed it when it started. A restart prints a new one.',
  },
  organizationName: { id: 'auth.setup.organizationName', defaultMessage: 'Name of the organization' },
  locationName: { id: 'auth.setup.locationName', defaultMessage: 'First location' },
  locationHelp: { id: 'auth.setup.locationHelp', defaultMessage: 'Where faxes arrive, such as a building or a street.' },
  timeZone: { id: 'auth.setup.timeZone', defaultMessage: 'Time zone' },
  faxNumber: { id: 'auth.setup.faxNumber', defaultMessage: 'Fax number' },
  faxNumberHelp: {
    id: 'auth.setup.faxNumberHelp',
    defaultMessage: 'What is sent to it by telephone or e-mail comes to this location. May be empty.',
  },
  displayName: { id: 'auth.setup.displayName', defaultMessage: 'Your name' },
  email: { id: 'auth.setup.email', defaultMessage: 'E-mail' },
  password: { id: 'auth.setup.password', defaultMessage: 'Password' },
  passwordHelp: { id: 'auth.setup.passwordHelp', defaultMessage: 'At least 8 characters; a few words in a row are best.' },
  submit: { id: 'auth.setup.submit', defaultMessage: 'Set up and sign in' },
});

/** What is wrong with a field, by the code of the problem. */
export const setupFieldProblems = defineMessages({
  required: { id: 'auth.setup.required', defaultMessage: 'This is needed.' },
  email: { id: 'auth.setup.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  short: { id: 'auth.setup.passwordShort', defaultMessage: 'This is shorter than 8 characters.' },
  'wrong-secret': {
    id: 'auth.setup.wrongSecret',
    defaultMessage: 'This is not the secret of the running server. Look at its output again.',
  },
  phone: { id: 'auth.setup.faxNumberInvalid', defaultMessage: 'This is not a fax number.' },
  invalid: { id: 'auth.setup.invalid', defaultMessage: 'The server does not accept this value.' },
});

/** What went wrong as a whole, by the code of the error. */
export const setupProblems = defineMessages({
  'not-found': { id: 'auth.setup.done', defaultMessage: 'This installation has been set up already.' },
  'hosted-sign-in': {
    id: 'auth.setup.hosted',
    defaultMessage: 'Accounts of this installation are made in its hosted sign-in service.',
  },
  weak_password: {
    id: 'auth.setup.weakPassword',
    defaultMessage: 'This password is too easy to guess. Choose another one.',
  },
  network: {
    id: 'auth.setup.network',
    defaultMessage: 'The server was not reached. Check the connection and try again; what you typed stays.',
  },
  other: { id: 'auth.setup.failed', defaultMessage: 'It did not work. What you typed stays; try again.' },
});
