import type { Access } from '@intake/api/rules';
import { lazyPart } from '@intake/ui/lazy';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { Guard } from './guards.ts';
import type { routeMessages } from './routes.messages.ts';

export interface PortalRoute {
  path: string;
  guard: Guard;
  /** What surrounds it; `workbench` is the application without margins, `blank` nothing. */
  layout: 'simple' | 'blank' | 'app' | 'workbench';
  /** Any of them, where several are named. */
  access: Access | readonly Access[];
  title: keyof typeof routeMessages;
  /** Named here where it is the first that somebody sees; all others stand in lateScreens.ts, for which nobody waits to sign in. */
  Screen?: ComponentType & { preload: () => void };
  /** Set for what stands in the menu: the name of the area and of its icon. */
  menu?: keyof typeof routeMessages;
}

/** Every screen of the portal, in the order of the menu. The router, the guards, the menu and the command palette read it. */
export const portalRoutes: readonly PortalRoute[] = [
  {
    path: '/auth/login',
    guard: 'public',
    layout: 'simple',
    access: 'public',
    title: 'login',
    Screen: lazyPart(async () => (await import('../../screens/auth/Login/LoginRoute.tsx')).LoginRoute),
  },
  {
    path: '/auth/forgot-password',
    guard: 'public',
    layout: 'simple',
    access: 'public',
    title: 'forgotPassword',
    Screen: lazyPart(async () => (await import('../../screens/auth/ForgotPassword/ForgotPasswordRoute.tsx')).ForgotPasswordRoute),
  },
  {
    path: '/auth/lock-screen',
    guard: 'open',
    layout: 'blank',
    access: 'public',
    title: 'lockScreen',
    Screen: lazyPart(async () => (await import('../../screens/auth/LockScreen/LockScreenRoute.tsx')).LockScreenRoute),
  },
  {
    path: '/auth/reset-password',
    guard: 'protected',
    layout: 'blank',
    access: 'public',
    title: 'resetPassword',
    Screen: lazyPart(async () => (await import('../../screens/auth/ResetPassword/ResetPasswordRoute.tsx')).ResetPasswordRoute),
  },
  {
    path: '/auth/setup',
    guard: 'public',
    layout: 'simple',
    access: 'public',
    title: 'setup',
    Screen: lazyPart(async () => (await import('../../screens/auth/Setup/SetupRoute.tsx')).SetupRoute),
  },
  {
    path: '/app/apps/faxes',
    guard: 'protected',
    layout: 'workbench',
    access: 'faxes.read',
    title: 'faxes',
    menu: 'faxes',
    Screen: lazyPart(async () => (await import('../../screens/faxes/IncomingFaxes/IncomingFaxesRoute.tsx')).IncomingFaxesRoute),
  },
  {
    path: '/app/apps/search',
    guard: 'protected',
    layout: 'workbench',
    access: 'search',
    title: 'search',
    menu: 'search',
  },
  {
    path: '/app/apps/clients',
    guard: 'protected',
    layout: 'workbench',
    access: 'patients.read',
    title: 'clients',
    menu: 'clients',
  },
  {
    path: '/app/adminpage',
    guard: 'protected',
    layout: 'app',
    access: 'super',
    title: 'adminpage',
    menu: 'adminpage',
  },
  {
    path: '/app/pages/user-list',
    guard: 'protected',
    layout: 'app',
    access: 'users.manage',
    title: 'users',
    menu: 'users',
  },
  {
    path: '/app/apps/roles',
    guard: 'protected',
    layout: 'app',
    access: 'users.manage',
    title: 'roles',
    menu: 'roles',
  },
  {
    path: '/app/pages/setting/locations',
    guard: 'protected',
    layout: 'app',
    access: 'settings.manage',
    title: 'locations',
    menu: 'locations',
  },
  {
    path: '/app/apps/accounts',
    guard: 'protected',
    layout: 'app',
    access: 'settings.manage',
    title: 'organization',
    menu: 'organization',
  },
  {
    path: '/app/pages/setting',
    guard: 'protected',
    layout: 'app',
    access: ['settings.manage', 'audit.read'],
    title: 'settings',
    menu: 'settings',
  },
  {
    path: '/app/pages/setting/keywords',
    guard: 'protected',
    layout: 'app',
    access: 'settings.manage',
    title: 'keywords',
  },
  {
    path: '/app/pages/setting/modalities',
    guard: 'protected',
    layout: 'app',
    access: 'settings.manage',
    title: 'modalities',
  },
  {
    path: '/app/pages/setting/integrations',
    guard: 'protected',
    layout: 'app',
    access: 'settings.manage',
    title: 'integrations',
  },
  {
    path: '/app/pages/setting/audit',
    guard: 'protected',
    layout: 'workbench',
    access: 'audit.read',
    title: 'audit',
  },
  {
    path: '/app/pages/profile',
    guard: 'protected',
    layout: 'app',
    access: 'member',
    title: 'profile',
  },
];

/** The screen at a path; undefined where there is none. */
export const routeAt = (pathname: string): PortalRoute | undefined => portalRoutes.find(({ path }) => matchPath(path, pathname));

/** Whether it is a screen of the application, with its menu around it. */
export const isInShell = ({ layout }: PortalRoute): boolean => layout === 'app' || layout === 'workbench';

/** Whether somebody may open it. */
export const mayOpen = ({ access }: PortalRoute, may: (access: Access) => boolean): boolean => [access].flat().some(may);

/** Where somebody may go instead of `wanted`: there, or the first screen of the menu that their role includes. */
export function firstAllowed(wanted: string, may: (access: Access) => boolean): string {
  const allowed = portalRoutes.filter((route) => isInShell(route) && mayOpen(route, may));
  const found = allowed.find(({ path }) => path === wanted) ?? allowed.find(({ menu }) => menu) ?? allowed[0];
  return found?.path ?? wanted;
}
