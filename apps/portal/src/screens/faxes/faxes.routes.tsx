import { lazyPart } from '@intake/ui/lazy';
import { Inbox } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/faxes',
    layout: 'workbench',
    access: 'faxes.read',
    title: titles.faxes,
    icon: Inbox,
    menu: 10,
    Screen: lazyPart(async () => (await import('./IncomingFaxes/IncomingFaxesRoute.tsx')).IncomingFaxesRoute),
  },
];
