import { lazyPart } from '@intake/ui/lazy';
import type { ComponentType } from 'react';
import type { PortalRoute } from './routes.ts';

/** The screens that are not the first that somebody sees, by the title of their route. */
export const lateScreens: Partial<Record<PortalRoute['title'], ComponentType>> = {
  search: lazyPart(async () => (await import('../../screens/search/Search/SearchRoute.tsx')).SearchRoute),
  clients: lazyPart(async () => (await import('../../screens/clients/Patients/PatientsRoute.tsx')).PatientsRoute),
  adminpage: lazyPart(async () => (await import('../../screens/administration/AdminPage/AdminPageRoute.tsx')).AdminPageRoute),
  users: lazyPart(async () => (await import('../../screens/administration/UserList/UserListRoute.tsx')).UserListRoute),
  roles: lazyPart(async () => (await import('../../screens/administration/Roles/RolesRoute.tsx')).RolesRoute),
  locations: lazyPart(async () => (await import('../../screens/administration/Locations/LocationsRoute.tsx')).LocationsRoute),
  organization: lazyPart(async () => (await import('../../screens/administration/Organization/OrganizationRoute.tsx')).OrganizationRoute),
  settings: lazyPart(async () => (await import('../shell/SettingsStart.tsx')).SettingsStart),
  keywords: lazyPart(async () => (await import('../../screens/administration/Keywords/KeywordsRoute.tsx')).KeywordsRoute),
  modalities: lazyPart(async () => (await import('../../screens/administration/Services/ServicesRoute.tsx')).ServicesRoute),
  integrations: lazyPart(async () => (await import('../../screens/administration/Integrations/IntegrationsRoute.tsx')).IntegrationsRoute),
  audit: lazyPart(async () => (await import('../../screens/audit/AuditTrail/AuditTrailRoute.tsx')).AuditTrailRoute),
  profile: lazyPart(async () => (await import('../../screens/account/Profile/ProfileRoute.tsx')).ProfileRoute),
};
