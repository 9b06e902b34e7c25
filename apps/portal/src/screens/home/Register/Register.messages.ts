import { defineMessages } from '@intake/i18n';

export const registerMessages = defineMessages({
  title: { id: 'home.register.title', defaultMessage: 'Join Intake' },
  lead: {
    id: 'home.register.lead',
    defaultMessage: 'Tell us about your clinic. A person looks at every request; once yours is approved, we e-mail you a link to open your account.',
  },
  organization: { id: 'home.register.organization', defaultMessage: 'Your organization' },
  contact: { id: 'home.register.contact', defaultMessage: 'Contact' },
  organizationName: { id: 'home.register.organizationName', defaultMessage: 'Name of the organization' },
  phone: { id: 'home.register.phone', defaultMessage: 'Phone' },
  timeZone: { id: 'home.register.timeZone', defaultMessage: 'Time zone' },
  contactName: { id: 'home.register.contactName', defaultMessage: 'Your name' },
  email: { id: 'home.register.email', defaultMessage: 'E-mail' },
  locale: { id: 'home.register.locale', defaultMessage: 'Language' },
  message: { id: 'home.register.message', defaultMessage: 'Message' },
  messageHelp: {
    id: 'home.register.messageHelp',
    defaultMessage: 'How many sites you have, how many faxes a day. May be empty; nothing about patients, please.',
  },
  submit: { id: 'home.register.submit', defaultMessage: 'Ask to join' },
  signIn: { id: 'home.register.signIn', defaultMessage: 'Sign in instead' },
  sentTitle: { id: 'home.register.sentTitle', defaultMessage: 'We have your request' },
  sentLead: {
    id: 'home.register.sentLead',
    defaultMessage: 'A person will look at it. Once it is approved, we e-mail a link to <b>{email}</b> to open your account.',
  },
  toSignIn: { id: 'home.register.toSignIn', defaultMessage: 'Go to sign-in' },
  offline: { id: 'home.register.offline', defaultMessage: 'You are offline. What you typed stays; send it when the connection is back.' },
});

/** What is wrong with a field, by the code of the problem. */
export const fieldProblemTexts = defineMessages({
  required: { id: 'home.register.required', defaultMessage: 'This is needed.' },
  email: { id: 'home.register.emailInvalid', defaultMessage: 'This is not an e-mail address.' },
  phone: { id: 'home.register.phoneInvalid', defaultMessage: 'This is not a phone number.' },
  'time-zone': { id: 'home.register.timeZoneInvalid', defaultMessage: 'Choose a time zone from the list.' },
  invalid: { id: 'home.register.invalid', defaultMessage: 'The server does not accept this value.' },
});
