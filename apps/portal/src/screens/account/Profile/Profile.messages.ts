import { defineMessages } from '@intake/i18n';

export const profileMessages = defineMessages({
  title: { id: 'account.profile.title', defaultMessage: 'Profile' },
  organization: { id: 'account.profile.organization', defaultMessage: 'Organization' },
  role: { id: 'account.profile.role', defaultMessage: 'Role' },
  appearance: { id: 'account.profile.appearance', defaultMessage: 'Appearance' },
  appearanceLead: { id: 'account.profile.appearanceLead', defaultMessage: 'The same on every computer that you sign in on.' },
  password: { id: 'account.profile.password', defaultMessage: 'Password' },
  passwordLead: { id: 'account.profile.passwordLead', defaultMessage: 'Last changed {when}. It is good for 60 days.' },
  changePassword: { id: 'account.profile.changePassword', defaultMessage: 'Change the password' },
  factors: { id: 'account.profile.factors', defaultMessage: 'Two-step sign-in' },
  factorsLead: {
    id: 'account.profile.factorsLead',
    defaultMessage: 'Besides the password, a code from an app on your phone. Then a stolen password opens nothing.',
  },
  addFactor: { id: 'account.profile.addFactor', defaultMessage: 'Add an authenticator app' },
  factorName: { id: 'account.profile.factorName', defaultMessage: 'Authenticator app' },
  factorSince: { id: 'account.profile.factorSince', defaultMessage: 'Since {date}' },
  removeFactor: { id: 'account.profile.removeFactor', defaultMessage: 'Remove' },
  removeTitle: { id: 'account.profile.removeTitle', defaultMessage: 'Remove the authenticator app?' },
  removeText: { id: 'account.profile.removeText', defaultMessage: 'From then on the password alone opens your account.' },
  scanTitle: { id: 'account.profile.scanTitle', defaultMessage: 'Add an authenticator app' },
  scanLead: {
    id: 'account.profile.scanLead',
    defaultMessage: 'Scan this with an authenticator app on your phone, then enter the six digits that it shows.',
  },
  scanAlt: { id: 'account.profile.scanAlt', defaultMessage: 'QR code for an authenticator app' },
  secret: { id: 'account.profile.secret', defaultMessage: 'No camera? Enter this key in the app:' },
  factorAdded: { id: 'account.profile.factorAdded', defaultMessage: 'Two-step sign-in is on' },
  factorRemoved: { id: 'account.profile.factorRemoved', defaultMessage: 'The authenticator app is removed' },
  sessions: { id: 'account.profile.sessions', defaultMessage: 'Other sessions' },
  sessionsLead: {
    id: 'account.profile.sessionsLead',
    defaultMessage: 'Signed in on a computer that you no longer use? End every session but this one.',
  },
  endOthers: { id: 'account.profile.endOthers', defaultMessage: 'End all other sessions' },
  othersEnded: { id: 'account.profile.othersEnded', defaultMessage: 'All other sessions have ended' },
});
