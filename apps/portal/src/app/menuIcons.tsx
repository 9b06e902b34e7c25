import { Inbox, Search, Settings, ShieldCheck, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { routeMessages } from './routes.messages.ts';

export const menuIcons: Partial<Record<keyof typeof routeMessages, ReactNode>> = {
  faxes: <Inbox aria-hidden />,
  search: <Search aria-hidden />,
  clients: <Users aria-hidden />,
  settings: <Settings aria-hidden />,
  audit: <ShieldCheck aria-hidden />,
  profile: <UserRound aria-hidden />,
};
