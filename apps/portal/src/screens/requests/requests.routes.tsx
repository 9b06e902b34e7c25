import { lazyPart } from '@intake/ui/lazy';
import { AlarmClock, ClipboardList, FolderKanban, UserCheck } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

const work = { layout: 'workbench', access: 'requests.read', texts: ['states', 'requests', 'letters', 'texting'] } as const;

export const routes: readonly ApplicationRoute[] = [
  {
    ...work,
    path: '/app/apps/project/incomingRequest',
    counts: 'project',
    title: titles.projects,
    icon: FolderKanban,
    menu: 23,
    Screen: lazyPart(async () => (await import('./Requests/RequestsRoute.tsx')).ProjectsRoute),
  },
  {
    ...work,
    path: '/app/apps/checkin/incomingRequest',
    counts: 'check-in',
    title: titles.checkIns,
    icon: UserCheck,
    menu: 24,
    Screen: lazyPart(async () => (await import('./Requests/RequestsRoute.tsx')).CheckInsRoute),
  },
  {
    ...work,
    path: '/app/apps/referral/incomingRequest',
    counts: 'referral',
    title: titles.referrals,
    icon: ClipboardList,
    menu: 25,
    Screen: lazyPart(async () => (await import('./Requests/RequestsRoute.tsx')).ReferralsRoute),
  },
  {
    path: '/app/pages/setting/deadlines',
    access: 'settings.manage',
    title: titles.deadlines,
    icon: AlarmClock,
    texts: 'requests',
    Screen: lazyPart(async () => (await import('./Deadlines/DeadlinesRoute.tsx')).DeadlinesRoute),
  },
];
