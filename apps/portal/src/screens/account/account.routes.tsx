import { lazyPart } from '@intake/ui/lazy';
import { UserRound } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/profile',
    access: 'member',
    title: titles.profile,
    icon: UserRound,
    texts: 'account',
    Screen: lazyPart(async () => (await import('./Profile/ProfileRoute.tsx')).ProfileRoute),
  },
];
