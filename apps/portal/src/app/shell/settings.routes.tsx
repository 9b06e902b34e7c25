import { lazyPart } from '@intake/ui/lazy';
import { Settings } from 'lucide-react';
import type { ApplicationRoute } from '../routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting',
    layout: 'app',
    access: ['settings.manage', 'audit.read', 'privacy.manage', 'faxes.triage', 'patients.write'],
    title: titles.settings,
    icon: Settings,
    menu: 90,
    Screen: lazyPart(async () => (await import('./frames/SettingsStart.tsx')).SettingsStart),
  },
];
