import { defineMessages } from '@intake/i18n';

/** Titles of the screens of the application; the menu uses them too, except where the area has a name of its own. */
export const applicationTitles = defineMessages({
  faxes: { id: 'shell.routes.faxes', defaultMessage: 'Faxes' },
  search: { id: 'shell.routes.search', defaultMessage: 'Search' },
  patients: { id: 'shell.routes.patients', defaultMessage: 'Patients' },
  users: { id: 'shell.routes.users', defaultMessage: 'Users' },
  roles: { id: 'shell.routes.roles', defaultMessage: 'Roles' },
  locations: { id: 'shell.routes.locations', defaultMessage: 'Locations' },
  keywords: { id: 'shell.routes.keywords', defaultMessage: 'Keywords' },
  modalities: { id: 'shell.routes.modalities', defaultMessage: 'Services' },
  integrations: { id: 'shell.routes.integrations', defaultMessage: 'Integrations' },
  organization: { id: 'shell.routes.organization', defaultMessage: 'Organization' },
  adminpage: { id: 'shell.routes.adminpage', defaultMessage: 'Administration' },
  settings: { id: 'shell.routes.settings', defaultMessage: 'Settings' },
  setAside: { id: 'shell.routes.setAside', defaultMessage: 'Set aside' },
  audit: { id: 'shell.routes.audit', defaultMessage: 'Audit trail' },
  profile: { id: 'shell.routes.profile', defaultMessage: 'Profile' },
});
