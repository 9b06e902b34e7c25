import { lazyPart } from '@intake/ui/lazy';
import { Mails, Send } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/sentFaxes',
    layout: 'workbench',
    access: 'messages.read',
    title: titles.sent,
    icon: Send,
    isFlipped: true,
    menu: 12,
    texts: 'letters',
    Screen: lazyPart(async () => (await import('./SentFaxes/SentFaxesRoute.tsx')).SentFaxesRoute),
  },
  {
    path: '/app/pages/setting/letters',
    access: 'settings.manage',
    title: titles.templates,
    icon: Mails,
    texts: 'letters',
    Screen: lazyPart(async () => (await import('./Templates/TemplatesRoute.tsx')).TemplatesRoute),
  },
];
