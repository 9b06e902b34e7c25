import { lazyPart } from '@intake/ui/lazy';
import { MessageSquareText } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/sms/templates',
    access: 'messages.read',
    title: titles.smsTemplates,
    icon: MessageSquareText,
    texts: ['smsTemplates', 'letters'],
    Screen: lazyPart(async () => (await import('./SmsTemplates/SmsTemplatesRoute.tsx')).SmsTemplatesRoute),
  },
];
