import { defineMessages } from '@intake/i18n';

export const shellMessages = defineMessages({
  openProfile: { id: 'account.shell.openProfile', defaultMessage: 'Settings and sign-out of {name}' },
  language: { id: 'app.profile.language', defaultMessage: 'Language' },
  useLight: { id: 'app.profile.useLight', defaultMessage: 'Use the light theme' },
  useDark: { id: 'app.profile.useDark', defaultMessage: 'Use the dark theme' },
  changePlace: { id: 'account.shell.changePlace', defaultMessage: '{organization}, {location}: change' },
  location: { id: 'account.shell.location', defaultMessage: 'Location' },
  everywhere: { id: 'account.shell.everywhere', defaultMessage: 'All locations' },
  appearance: { id: 'account.shell.appearance', defaultMessage: 'Appearance' },
  lock: { id: 'account.shell.lock', defaultMessage: 'Lock' },
  organization: { id: 'account.shell.organization', defaultMessage: 'Organization' },
  account: { id: 'account.shell.account', defaultMessage: 'Account' },
  signOut: { id: 'account.shell.signOut', defaultMessage: 'Sign out' },
  signOutFailed: { id: 'account.shell.signOutFailed', defaultMessage: 'Sign out failed' },
  organizationFailed: { id: 'account.shell.organizationFailed', defaultMessage: 'The organization could not be opened' },
  notifications: {
    id: 'account.shell.notifications',
    defaultMessage: '{count, plural, =0 {No notifications} one {# notification} other {# notifications}}',
  },
  notificationsTitle: { id: 'account.shell.notificationsTitle', defaultMessage: 'Notifications' },
  noNotifications: { id: 'account.shell.noNotifications', defaultMessage: 'Nothing needs you now.' },
  urgentFaxes: {
    id: 'account.shell.urgentFaxes',
    defaultMessage: '{count, plural, one {{shown} urgent fax is waiting} other {{shown} urgent faxes are waiting}}',
  },
  failedFaxes: {
    id: 'account.shell.failedFaxes',
    defaultMessage: '{count, plural, one {{shown} fax could not be processed} other {{shown} faxes could not be processed}}',
  },
  ownFaxes: {
    id: 'account.shell.ownFaxes',
    defaultMessage: '{count, plural, one {{shown} fax is yours} other {{shown} faxes are yours}}',
  },
  urgentArrived: { id: 'account.shell.urgentArrived', defaultMessage: 'An urgent fax has arrived.' },
  showUrgent: { id: 'account.shell.showUrgent', defaultMessage: 'Show' },
  goTo: { id: 'account.shell.goTo', defaultMessage: 'Go to' },
});
