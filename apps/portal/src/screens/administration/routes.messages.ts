import { defineMessages } from '@intake/i18n';

/** Titles of the screens, which the menu shows before their other texts are here. */
export const titles = defineMessages({
  adminpage: { id: 'admin.routes.adminpage', defaultMessage: 'Administration' },
  users: { id: 'admin.routes.users', defaultMessage: 'Users' },
  roles: { id: 'admin.routes.roles', defaultMessage: 'Roles' },
  locations: { id: 'admin.routes.locations', defaultMessage: 'Locations' },
  organization: { id: 'admin.routes.organization', defaultMessage: 'Organization' },
  keywords: { id: 'admin.routes.keywords', defaultMessage: 'Keywords' },
  modalities: { id: 'admin.routes.modalities', defaultMessage: 'Services' },
  integrations: { id: 'admin.routes.integrations', defaultMessage: 'Integrations' },
  setAside: { id: 'admin.routes.setAside', defaultMessage: 'Set aside' },
});
