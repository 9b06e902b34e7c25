import { defineMessages } from '@intake/i18n';

export const profileMessages = defineMessages({
  title: { id: 'app.profilePage.title', defaultMessage: 'Profile' },
  name: { id: 'app.profilePage.name', defaultMessage: 'Name' },
  email: { id: 'app.profilePage.email', defaultMessage: 'E-mail' },
  organization: { id: 'app.profilePage.organization', defaultMessage: 'Organization' },
  role: { id: 'app.profilePage.role', defaultMessage: 'Role' },
  computer: { id: 'app.profilePage.computer', defaultMessage: 'On this computer' },
});
