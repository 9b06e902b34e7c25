import { lazyPart } from '@intake/ui/lazy';
import { ChartColumn } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/dashboards/faxes',
    access: 'stats.read',
    title: titles.dashboard,
    icon: ChartColumn,
    menu: 5,
    texts: ['states', 'dashboards', 'credits'],
    Screen: lazyPart(async () => (await import('./Dashboard/DashboardRoute.tsx')).DashboardRoute),
  },
];
