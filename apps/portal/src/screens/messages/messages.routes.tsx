import { lazyPart } from '@intake/ui/lazy';
import { BellRing, History, MessagesSquare, Smartphone } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

const texts = ['messages', 'texting', 'letters'] as const;

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/sms',
    layout: 'workbench',
    access: 'messages.read',
    title: titles.conversations,
    icon: MessagesSquare,
    menu: 21,
    texts,
    Screen: lazyPart(async () => (await import('./Conversations/ConversationsRoute.tsx')).ConversationsRoute),
  },
  {
    path: '/app/apps/sms/history',
    layout: 'workbench',
    access: 'messages.read',
    title: titles.history,
    icon: History,
    texts,
    Screen: lazyPart(async () => (await import('./History/HistoryRoute.tsx')).HistoryRoute),
  },
  {
    path: '/app/apps/sms/reminders',
    access: 'messages.read',
    title: titles.reminders,
    icon: BellRing,
    texts,
    Screen: lazyPart(async () => (await import('./Reminders/RemindersRoute.tsx')).RemindersRoute),
  },
  {
    path: '/app/pages/developer/phones',
    layout: 'workbench',
    access: 'messages.send',
    title: titles.phones,
    icon: Smartphone,
    isUnlisted: true,
    texts,
    Screen: lazyPart(async () => (await import('./Phones/PhonesRoute.tsx')).PhonesRoute),
  },
];
