import { defineMessages } from '@intake/i18n';

export const shellMessages = defineMessages({
  openProfile: { id: 'shell.frame.openProfile', defaultMessage: 'Settings and sign-out of {name}' },
  language: { id: 'app.profile.language', defaultMessage: 'Language' },
  useLight: { id: 'app.profile.useLight', defaultMessage: 'Use the light theme' },
  useDark: { id: 'app.profile.useDark', defaultMessage: 'Use the dark theme' },
  changePlace: { id: 'shell.frame.changePlace', defaultMessage: '{organization}, {location}: change' },
  location: { id: 'shell.frame.location', defaultMessage: 'Location' },
  everywhere: { id: 'shell.frame.everywhere', defaultMessage: 'All locations' },
  appearance: { id: 'shell.frame.appearance', defaultMessage: 'Appearance' },
  lock: { id: 'shell.frame.lock', defaultMessage: 'Lock' },
  organization: { id: 'shell.frame.organization', defaultMessage: 'Organization' },
  account: { id: 'shell.frame.account', defaultMessage: 'Account' },
  signOut: { id: 'shell.frame.signOut', defaultMessage: 'Sign out' },
  signOutFailed: { id: 'shell.frame.signOutFailed', defaultMessage: 'Sign out failed' },
  organizationFailed: { id: 'shell.frame.organizationFailed', defaultMessage: 'The organization could not be opened' },
  notifications: {
    id: 'shell.frame.notifications',
    defaultMessage: '{count, plural, =0 {No notifications} one {# notification} other {# notifications}}',
  },
  notificationsTitle: { id: 'shell.frame.notificationsTitle', defaultMessage: 'Notifications' },
  noNotifications: { id: 'shell.frame.noNotifications', defaultMessage: 'Nothing needs your attention.' },
  urgentFaxes: {
    id: 'shell.frame.urgentFaxes',
    defaultMessage: '{count, plural, one {{shown} urgent fax is waiting} other {{shown} urgent faxes are waiting}}',
  },
  failedFaxes: {
    id: 'shell.frame.failedFaxes',
    defaultMessage: '{count, plural, one {{shown} fax could not be processed} other {{shown} faxes could not be processed}}',
  },
  failedExports: { id: 'shell.frame.failedExports', defaultMessage: '{count, plural, one {{shown} export to your EMR needs attention} other {{shown} exports to your EMR need attention}}' },
  atRisk: { id: 'shell.frame.atRisk', defaultMessage: '{shown} at risk' },
  requestsAtRisk: { id: 'shell.frame.requestsAtRisk', defaultMessage: '{list}: {shown} at risk' },
  requestsMentioned: {
    id: 'shell.frame.requestsMentioned',
    defaultMessage: '{list}: you are mentioned in {shown}',
  },
  ownFaxes: {
    id: 'shell.frame.ownFaxes',
    defaultMessage: '{count, plural, one {{shown} fax is yours} other {{shown} faxes are yours}}',
  },
  urgentArrived: { id: 'shell.frame.urgentArrived', defaultMessage: 'An urgent fax has arrived.' },
  creditsLow: { id: 'shell.frame.creditsLow', defaultMessage: 'Few credits are left.' },
  showUrgent: { id: 'shell.frame.showUrgent', defaultMessage: 'Show' },
  goTo: { id: 'shell.frame.goTo', defaultMessage: 'Go to' },
});
