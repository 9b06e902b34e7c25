import { lazyPart } from '@intake/ui/lazy';
import { Search } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/search',
    layout: 'workbench',
    access: 'search',
    title: titles.search,
    icon: Search,
    menu: 20,
    texts: 'search',
    Screen: lazyPart(async () => (await import('./Search/SearchRoute.tsx')).SearchRoute),
  },
];
