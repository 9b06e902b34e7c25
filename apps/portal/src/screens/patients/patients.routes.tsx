import { lazyPart } from '@intake/ui/lazy';
import { UserRound, Users } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/clients',
    layout: 'workbench',
    access: 'patients.read',
    title: titles.patients,
    icon: Users,
    menu: 30,
    texts: ['search', 'states', 'charts', 'calls'],
    Screen: lazyPart(async () => (await import('./Patients/PatientsRoute.tsx')).PatientsRoute),
  },
  {
    path: '/app/apps/clients/duplicates',
    layout: 'workbench',
    access: 'patients.write',
    title: titles.duplicates,
    icon: UserRound,
    menu: 32,
    texts: 'charts',
    Screen: lazyPart(async () => (await import('./Duplicates/DuplicatesRoute.tsx')).DuplicatesRoute),
  },
];
