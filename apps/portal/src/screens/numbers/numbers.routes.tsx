import { lazyPart } from '@intake/ui/lazy';
import { PhoneCall } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/phone-numbers',
    access: 'settings.manage',
    title: titles.numbers,
    icon: PhoneCall,
    texts: 'numbers',
    Screen: lazyPart(async () => (await import('./PhoneNumbers/PhoneNumbersRoute.tsx')).PhoneNumbersRoute),
  },
];
