import { lazyPart } from '@intake/ui/lazy';
import { FileUp } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/imports',
    access: 'patients.write',
    title: titles.imports,
    icon: FileUp,
    texts: 'imports',
    Screen: lazyPart(async () => (await import('./Imports/ImportsRoute.tsx')).ImportsRoute),
  },
];
