import { lazyPart } from '@intake/ui/lazy';
import { MailWarning } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/privacy',
    layout: 'workbench',
    access: 'privacy.manage',
    title: titles.register,
    icon: MailWarning,
    texts: ['letters', 'privacy'],
    Screen: lazyPart(async () => (await import('./Register/RegisterRoute.tsx')).RegisterRoute),
  },
];
