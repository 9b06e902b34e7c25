import { lazyPart } from '@intake/ui/lazy';
import { Globe } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/requisition',
    access: 'settings.manage',
    title: titles.settings,
    icon: Globe,
    texts: 'requisition',
    Screen: lazyPart(async () => (await import('./RequisitionSettings/RequisitionSettingsRoute.tsx')).RequisitionSettingsRoute),
  },
];
