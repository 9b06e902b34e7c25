import { defineMessages } from '@intake/i18n';

export const accessMessages = defineMessages({
  title: { id: 'home.access.title', defaultMessage: 'Ask for access' },
  lead: { id: 'home.access.lead', defaultMessage: 'You are signed in as <b>{email}</b> and belong to no clinic yet. Name the one you work for; somebody who manages its users answers.' },
  organizationName: { id: 'home.access.organizationName', defaultMessage: 'Clinic or organization' },
  organizationHelp: { id: 'home.access.organizationHelp', defaultMessage: 'Its full name, as on its letterhead. Which clinics are here is told to nobody.' },
  displayName: { id: 'home.access.displayName', defaultMessage: 'Your name' },
  note: { id: 'home.access.note', defaultMessage: 'Note' },
  noteHelp: { id: 'home.access.noteHelp', defaultMessage: 'What you do there, or who knows you. May be empty; nothing about patients, please.' },
  needed: { id: 'home.register.required', defaultMessage: 'This is needed.' },
  submit: { id: 'home.access.submit', defaultMessage: 'Ask for access' },
  signOut: { id: 'home.access.signOut', defaultMessage: 'Sign out' },
  waitingTitle: { id: 'home.access.waitingTitle', defaultMessage: 'Your request waits' },
  waitingText: { id: 'home.access.waitingText', defaultMessage: 'You asked for access to <b>{name}</b> {when}. If the name is right, its administrators see the request. The answer comes by e-mail to {email}, and to this page.' },
  withdraw: { id: 'home.access.withdraw', defaultMessage: 'Take it back' },
  declined: { id: 'home.access.declined', defaultMessage: 'Access to “{name}” was declined' },
  insideTitle: { id: 'home.access.insideTitle', defaultMessage: 'You have access' },
  insideText: { id: 'home.access.insideText', defaultMessage: 'Your account belongs to a clinic. Go on to your work.' },
  enter: { id: 'home.access.enter', defaultMessage: 'Open Intake' },
  noAddressTitle: { id: 'home.access.noAddressTitle', defaultMessage: 'Your e-mail address is not proven' },
  noAddressText: { id: 'home.access.noAddressText', defaultMessage: 'Only an account with a proven address can ask for access. Open the link that you were sent when you made the account, then sign in again.' },
  failedTitle: { id: 'home.access.failedTitle', defaultMessage: 'Your account could not be read' },
});

/** What the server says of a request that it does not take. */
export const accessProblems = defineMessages({
  'illegal-transition': { id: 'home.access.answered', defaultMessage: 'Somebody has answered meanwhile. This page shows what they said.' },
  'member-already': { id: 'home.access.insideText', defaultMessage: 'Your account belongs to a clinic. Go on to your work.' },
  'no-address': { id: 'home.access.noAddressTitle', defaultMessage: 'Your e-mail address is not proven' },
});
