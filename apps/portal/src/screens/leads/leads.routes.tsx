import { lazyPart } from '@intake/ui/lazy';
import { Handshake } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/adminpage/leads',
    layout: 'workbench',
    access: 'super',
    title: titles.leads,
    icon: Handshake,
    menu: 41,
    texts: 'leads',
    Screen: lazyPart(async () => (await import('./Leads/LeadsRoute.tsx')).LeadsRoute),
  },
];
