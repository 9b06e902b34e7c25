import { lazyPart } from '@intake/ui/lazy';
import { FolderOutput } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/exports',
    access: 'settings.manage',
    title: titles.emrExports,
    icon: FolderOutput,
    texts: ['emrExports'],
    Screen: lazyPart(async () => (await import('./EmrExports/EmrExportsRoute.tsx')).EmrExportsRoute),
  },
];
