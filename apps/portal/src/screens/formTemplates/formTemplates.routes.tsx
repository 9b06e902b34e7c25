import { lazyPart } from '@intake/ui/lazy';
import { ScanSearch } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/form-templates',
    layout: 'workbench',
    access: 'settings.manage',
    title: titles.formTemplates,
    icon: ScanSearch,
    texts: 'formTemplates',
    Screen: lazyPart(async () => (await import('./FormTemplates/FormTemplatesRoute.tsx')).FormTemplatesRoute),
  },
];
