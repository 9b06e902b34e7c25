import { defineMessages } from '@intake/i18n';

/** Titles of the pages; the menu uses them too, except where the area has a name of its own. */
export const routeMessages = defineMessages({
  login: { id: 'app.routes.login', defaultMessage: 'Sign in' },
  forgotPassword: { id: 'app.routes.forgotPassword', defaultMessage: 'Forgotten password' },
  lockScreen: { id: 'app.routes.lockScreen', defaultMessage: 'Locked' },
  resetPassword: { id: 'app.routes.resetPassword', defaultMessage: 'New password' },
  setup: { id: 'app.routes.setup', defaultMessage: 'Set up' },
  faxes: { id: 'app.routes.faxes', defaultMessage: 'Faxes' },
  search: { id: 'app.routes.search', defaultMessage: 'Search' },
  clients: { id: 'app.routes.clients', defaultMessage: 'Patients' },
  users: { id: 'app.routes.users', defaultMessage: 'Users' },
  roles: { id: 'app.routes.roles', defaultMessage: 'Roles' },
  locations: { id: 'app.routes.locations', defaultMessage: 'Locations' },
  keywords: { id: 'app.routes.keywords', defaultMessage: 'Keywords' },
  modalities: { id: 'app.routes.modalities', defaultMessage: 'Services' },
  integrations: { id: 'app.routes.integrations', defaultMessage: 'Integrations' },
  organization: { id: 'app.routes.organization', defaultMessage: 'Organization' },
  adminpage: { id: 'app.routes.adminpage', defaultMessage: 'Administration' },
  settings: { id: 'app.routes.settings', defaultMessage: 'Settings' },
  audit: { id: 'app.routes.audit', defaultMessage: 'Audit trail' },
  profile: { id: 'app.routes.profile', defaultMessage: 'Profile' },
});
