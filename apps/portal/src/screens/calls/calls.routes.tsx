import { lazyPart } from '@intake/ui/lazy';
import { PhoneCall } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/calls-history',
    layout: 'workbench',
    access: 'calls.read',
    title: titles.calls,
    icon: PhoneCall,
    menu: 34,
    texts: 'calls',
    Screen: lazyPart(async () => (await import('./CallsHistory/CallsHistoryRoute.tsx')).CallsHistoryRoute),
  },
];
