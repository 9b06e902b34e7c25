import { lazyPart } from '@intake/ui/lazy';
import { Waypoints } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/partners',
    access: 'settings.manage',
    title: titles.partners,
    icon: Waypoints,
    texts: ['partners', 'states'],
    Screen: lazyPart(async () => (await import('./Partners/PartnersRoute.tsx')).PartnersRoute),
  },
];
