import { defineMessages } from '@intake/i18n';

export const newPasswordMessages = defineMessages({
  title: { id: 'auth.reset.title', defaultMessage: 'Choose a new password' },
  expired: {
    id: 'auth.reset.expired',
    defaultMessage: 'Your password is more than 60 days old. Choose another one.',
  },
  recovered: { id: 'auth.reset.recovered', defaultMessage: 'You are signed in as {email}. A new password signs you out everywhere else.' },
  late: {
    id: 'auth.reset.late',
    defaultMessage: 'The code was good for ten minutes. Enter your current password too, or ask for a new code.',
  },
  newCode: { id: 'auth.reset.newCode', defaultMessage: 'Send a new code' },
  codeSent: { id: 'auth.reset.codeSent', defaultMessage: 'Sent to {email}' },
  invited: { id: 'auth.reset.invited', defaultMessage: 'Welcome to Intake. From now on you sign in with {email} and the password that you choose here.' },
  chosen: { id: 'auth.reset.chosen', defaultMessage: 'A new password signs you out everywhere else.' },
  current: { id: 'auth.reset.current', defaultMessage: 'Current password' },
  currentMissing: { id: 'auth.reset.currentMissing', defaultMessage: 'Enter the password that you have now.' },
  currentWrong: { id: 'auth.reset.currentWrong', defaultMessage: 'This is not your current password.' },
  new: { id: 'auth.reset.new', defaultMessage: 'New password' },
  newHelp: { id: 'auth.reset.newHelp', defaultMessage: 'At least 8 characters; a few words in a row are best.' },
  newShort: { id: 'auth.reset.newShort', defaultMessage: 'This is shorter than 8 characters.' },
  save: { id: 'auth.reset.save', defaultMessage: 'Save the new password' },
});
