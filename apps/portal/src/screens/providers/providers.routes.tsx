import { lazyPart } from '@intake/ui/lazy';
import { BookUser } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/providers',
    layout: 'workbench',
    access: 'patients.read',
    title: titles.providers,
    icon: BookUser,
    menu: 31,
    texts: ['providers', 'charts'],
    Screen: lazyPart(async () => (await import('./Providers/ProvidersRoute.tsx')).ProvidersRoute),
  },
];
