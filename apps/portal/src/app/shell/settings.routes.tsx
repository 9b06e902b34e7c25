import { Settings } from 'lucide-react';
import type { ApplicationRoute } from '../routing/applicationRoute.ts';
import { SettingsStart } from './frames/SettingsStart.tsx';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting',
    access: ['settings.manage', 'audit.read', 'privacy.manage', 'faxes.triage', 'patients.write'],
    title: titles.settings,
    icon: Settings,
    menu: 90,
    // At once: had it to come first, it would lead away from a section that was chosen meanwhile.
    Screen: Object.assign(SettingsStart, { preload: async () => {} }),
  },
];
