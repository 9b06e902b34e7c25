import { defineMessages } from '@intake/i18n';

export const publicFrameMessages = defineMessages({
  navigation: { id: 'home.frame.navigation', defaultMessage: 'Main pages' },
  about: { id: 'home.frame.about', defaultMessage: 'About' },
  requisition: { id: 'home.frame.requisition', defaultMessage: 'Refer a patient' },
  cost: { id: 'home.frame.cost', defaultMessage: 'What faxes cost' },
  signIn: { id: 'home.frame.signIn', defaultMessage: 'Sign in' },
  register: { id: 'home.frame.register', defaultMessage: 'Join Intake' },
  terms: { id: 'home.frame.terms', defaultMessage: 'Terms' },
  privacy: { id: 'home.frame.privacy', defaultMessage: 'Privacy' },
  subscribe: { id: 'home.frame.subscribe', defaultMessage: 'News by e-mail' },
  language: { id: 'home.frame.language', defaultMessage: 'Language and theme' },
  theme: { id: 'home.frame.theme', defaultMessage: 'Change between light and dark' },
  openSource: { id: 'home.frame.openSource', defaultMessage: 'Open source, under the Apache License 2.0' },
});
