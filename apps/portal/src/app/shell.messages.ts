import { defineMessages } from '@intake/i18n';

export const shellMessages = defineMessages({
  openProfile: { id: 'app.profile.open', defaultMessage: 'Settings and sign-out of {name}' },
  language: { id: 'app.profile.language', defaultMessage: 'Language' },
  useLight: { id: 'app.profile.useLight', defaultMessage: 'Use the light theme' },
  useDark: { id: 'app.profile.useDark', defaultMessage: 'Use the dark theme' },
  changePlace: { id: 'app.place.change', defaultMessage: '{organization}, {location}: change' },
  location: { id: 'app.place.location', defaultMessage: 'Location' },
  everywhere: { id: 'app.place.everywhere', defaultMessage: 'All locations' },
  appearance: { id: 'app.profile.appearance', defaultMessage: 'Appearance' },
  lock: { id: 'app.profile.lock', defaultMessage: 'Lock' },
  organization: { id: 'app.profile.organization', defaultMessage: 'Organization' },
  account: { id: 'app.profile.account', defaultMessage: 'Account' },
  signOut: { id: 'app.profile.signOut', defaultMessage: 'Sign out' },
  signOutFailed: { id: 'app.profile.signOutFailed', defaultMessage: 'Sign out failed' },
  organizationFailed: { id: 'app.profile.organizationFailed', defaultMessage: 'The organization could not be opened' },
  goTo: { id: 'app.commands.goTo', defaultMessage: 'Go to' },
});
