import { lazyPart } from '@intake/ui/lazy';
import { ShieldCheck } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/pages/setting/audit',
    layout: 'workbench',
    access: 'audit.read',
    title: titles.audit,
    icon: ShieldCheck,
    texts: 'audit',
    Screen: lazyPart(async () => (await import('./AuditTrail/AuditTrailRoute.tsx')).AuditTrailRoute),
  },
];
