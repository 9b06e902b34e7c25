import { lazyPart } from '@intake/ui/lazy';
import { Receipt } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/invoice',
    access: 'billing.read',
    title: titles.invoices,
    icon: Receipt,
    menu: 36,
    texts: 'invoices',
    Screen: lazyPart(async () => (await import('./Invoices/InvoicesRoute.tsx')).InvoicesRoute),
  },
];
