import { lazyPart } from '@intake/ui/lazy';
import { CalendarCog, CalendarDays, Hourglass } from 'lucide-react';
import type { ApplicationRoute } from '../../app/routing/applicationRoute.ts';
import { titles } from './routes.messages.ts';

export const routes: readonly ApplicationRoute[] = [
  {
    path: '/app/apps/appointmentDetails/list',
    layout: 'workbench',
    access: 'appointments.read',
    title: titles.appointments,
    icon: CalendarDays,
    menu: 26,
    texts: ['states', 'appointments', 'calls'],
    Screen: lazyPart(async () => (await import('./Appointments/AppointmentsRoute.tsx')).AppointmentsRoute),
  },
  {
    path: '/app/apps/appointmentDetails/waitlist',
    layout: 'workbench',
    access: 'appointments.read',
    title: titles.waitlist,
    icon: Hourglass,
    texts: ['appointments', 'waitlist', 'texting'],
    Screen: lazyPart(async () => (await import('./Waitlist/WaitlistRoute.tsx')).WaitlistRoute),
  },
  {
    path: '/app/pages/setting/calendar',
    access: 'settings.manage',
    title: titles.settings,
    icon: CalendarCog,
    texts: 'appointments',
    Screen: lazyPart(async () => (await import('./CalendarSettings/CalendarSettingsRoute.tsx')).CalendarSettingsRoute),
  },
];
