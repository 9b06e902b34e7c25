import type { Access } from '@intake/api/rules';
import { lazyPart } from '@intake/ui/lazy';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { applicationTitles } from './applicationRoutes.messages.ts';

/** A screen for who has signed in, with the menu around it. */
export interface ApplicationRoute {
  path: string;
  /** `workbench` is without margins. */
  layout: 'app' | 'workbench';
  /** Any of them, where several are named. */
  access: Access | readonly Access[];
  title: keyof typeof applicationTitles;
  /** Set for what stands in the menu: the name of the area and of its icon. */
  menu?: keyof typeof applicationTitles;
  /** The area whose texts it needs beside those of the shell and the inbox. */
  texts?: string;
  Screen: ComponentType & { preload: () => Promise<void> };
}

/** Every screen of the application, in the order of the menu. The router, the menu and the command palette read it. */
export const applicationRoutes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/faxes',
    layout: 'workbench',
    access: 'faxes.read',
    title: 'faxes',
    menu: 'faxes',
    Screen: lazyPart(async () => (await import('../../screens/faxes/IncomingFaxes/IncomingFaxesRoute.tsx')).IncomingFaxesRoute),
  },
  {
    path: '/app/apps/search',
    layout: 'workbench',
    access: 'search',
    title: 'search',
    menu: 'search',
    texts: 'search',
    Screen: lazyPart(async () => (await import('../../screens/search/Search/SearchRoute.tsx')).SearchRoute),
  },
  {
    path: '/app/apps/clients',
    layout: 'workbench',
    access: 'patients.read',
    title: 'patients',
    menu: 'patients',
    texts: 'search',
    Screen: lazyPart(async () => (await import('../../screens/patients/Patients/PatientsRoute.tsx')).PatientsRoute),
  },
  {
    path: '/app/adminpage',
    layout: 'app',
    access: 'super',
    title: 'adminpage',
    menu: 'adminpage',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/AdminPage/AdminPageRoute.tsx')).AdminPageRoute),
  },
  {
    path: '/app/pages/user-list',
    layout: 'app',
    access: 'users.manage',
    title: 'users',
    menu: 'users',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/UserList/UserListRoute.tsx')).UserListRoute),
  },
  {
    path: '/app/apps/roles',
    layout: 'app',
    access: 'users.manage',
    title: 'roles',
    menu: 'roles',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Roles/RolesRoute.tsx')).RolesRoute),
  },
  {
    path: '/app/pages/setting/locations',
    layout: 'app',
    access: 'settings.manage',
    title: 'locations',
    menu: 'locations',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Locations/LocationsRoute.tsx')).LocationsRoute),
  },
  {
    path: '/app/apps/accounts',
    layout: 'app',
    access: 'settings.manage',
    title: 'organization',
    menu: 'organization',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Organization/OrganizationRoute.tsx')).OrganizationRoute),
  },
  {
    path: '/app/pages/setting',
    layout: 'app',
    access: ['settings.manage', 'audit.read', 'faxes.triage'],
    title: 'settings',
    menu: 'settings',
    Screen: lazyPart(async () => (await import('../shell/frames/SettingsStart.tsx')).SettingsStart),
  },
  {
    path: '/app/pages/setting/keywords',
    layout: 'app',
    access: 'settings.manage',
    title: 'keywords',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Keywords/KeywordsRoute.tsx')).KeywordsRoute),
  },
  {
    path: '/app/pages/setting/modalities',
    layout: 'app',
    access: 'settings.manage',
    title: 'modalities',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Modalities/ModalitiesRoute.tsx')).ModalitiesRoute),
  },
  {
    path: '/app/pages/setting/integrations',
    layout: 'app',
    access: 'settings.manage',
    title: 'integrations',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/Integrations/IntegrationsRoute.tsx')).IntegrationsRoute),
  },
  {
    path: '/app/pages/setting/set-aside',
    layout: 'app',
    access: 'faxes.triage',
    title: 'setAside',
    texts: 'admin',
    Screen: lazyPart(async () => (await import('../../screens/administration/SetAside/SetAsideRoute.tsx')).SetAsideRoute),
  },
  {
    path: '/app/pages/setting/audit',
    layout: 'workbench',
    access: 'audit.read',
    title: 'audit',
    texts: 'audit',
    Screen: lazyPart(async () => (await import('../../screens/audit/AuditTrail/AuditTrailRoute.tsx')).AuditTrailRoute),
  },
  {
    path: '/app/pages/profile',
    layout: 'app',
    access: 'member',
    title: 'profile',
    texts: 'account',
    Screen: lazyPart(async () => (await import('../../screens/account/Profile/ProfileRoute.tsx')).ProfileRoute),
  },
];

/** The screen at a path; undefined where there is none. */
export const applicationRouteAt = (pathname: string): ApplicationRoute | undefined =>
  applicationRoutes.find(({ path }) => matchPath(path, pathname));

/** Whether somebody may open it. */
export const mayOpen = ({ access }: ApplicationRoute, may: (access: Access) => boolean): boolean => [access].flat().some(may);

/** Where somebody may go instead of `wanted`: there, or the first screen of the menu that their role includes. */
export function firstAllowed(wanted: string, may: (access: Access) => boolean): string {
  const allowed = applicationRoutes.filter((route) => mayOpen(route, may));
  const found = allowed.find(({ path }) => path === wanted) ?? allowed.find(({ menu }) => menu) ?? allowed[0];
  return found?.path ?? wanted;
}
