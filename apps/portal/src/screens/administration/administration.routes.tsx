import { lazyPart } from '@intake/ui/lazy';
import { Building2, Gauge, KeyRound, MapPin, PackageX, Plug, Stethoscope, Tags, UserCog } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/adminpage',
    access: 'super',
    title: titles.adminpage,
    icon: Gauge,
    menu: 40,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./AdminPage/AdminPageRoute.tsx')).AdminPageRoute),
  },
  {
    path: '/app/pages/user-list',
    access: 'users.manage',
    title: titles.users,
    icon: UserCog,
    menu: 50,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./UserList/UserListRoute.tsx')).UserListRoute),
  },
  {
    path: '/app/apps/roles',
    access: 'users.manage',
    title: titles.roles,
    icon: KeyRound,
    menu: 60,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./Roles/RolesRoute.tsx')).RolesRoute),
  },
  {
    path: '/app/pages/setting/locations',
    access: 'settings.manage',
    title: titles.locations,
    icon: MapPin,
    menu: 70,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./Locations/LocationsRoute.tsx')).LocationsRoute),
  },
  {
    path: '/app/apps/accounts',
    access: ['settings.manage', 'billing.read'],
    title: titles.organization,
    icon: Building2,
    menu: 80,
    texts: ['admin', 'credits'],
    Screen: lazyPart(async () => (await import('./Organization/OrganizationRoute.tsx')).OrganizationRoute),
  },
  {
    path: '/app/pages/setting/keywords',
    access: 'settings.manage',
    title: titles.keywords,
    icon: Tags,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./Keywords/KeywordsRoute.tsx')).KeywordsRoute),
  },
  {
    path: '/app/pages/setting/modalities',
    access: 'settings.manage',
    title: titles.modalities,
    icon: Stethoscope,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./Modalities/ModalitiesRoute.tsx')).ModalitiesRoute),
  },
  {
    path: '/app/pages/setting/integrations',
    access: 'settings.manage',
    title: titles.integrations,
    icon: Plug,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./Integrations/IntegrationsRoute.tsx')).IntegrationsRoute),
  },
  {
    path: '/app/pages/setting/set-aside',
    access: 'faxes.triage',
    title: titles.setAside,
    icon: PackageX,
    texts: 'admin',
    Screen: lazyPart(async () => (await import('./SetAside/SetAsideRoute.tsx')).SetAsideRoute),
  },
];
