import { lazyPart } from '@intake/ui/lazy';
import { Newspaper } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/news',
    access: 'super',
    title: titles.news,
    icon: Newspaper,
    texts: 'news',
    Screen: lazyPart(async () => (await import('./News/NewsRoute.tsx')).NewsRoute),
  },
];
