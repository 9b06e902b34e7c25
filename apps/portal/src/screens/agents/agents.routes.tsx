import { lazyPart } from '@intake/ui/lazy';
import { Bot } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/agents',
    layout: 'workbench',
    access: 'calls.read',
    title: titles.agents,
    icon: Bot,
    menu: 33,
    texts: ['agents', 'calls'],
    Screen: lazyPart(async () => (await import('./Agents/AgentsRoute.tsx')).AgentsRoute),
  },
];
