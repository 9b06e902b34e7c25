import { Building2, Gauge, Inbox, KeyRound, MapPin, PackageX, Plug, Search, Settings, ShieldCheck, Stethoscope, Tags, UserCog, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { applicationTitles } from '../../routing/applicationRoutes.messages.ts';

export const menuIcons: Partial<Record<keyof typeof applicationTitles, ReactNode>> = {
  faxes: <Inbox aria-hidden />,
  search: <Search aria-hidden />,
  patients: <Users aria-hidden />,
  users: <UserCog aria-hidden />,
  roles: <KeyRound aria-hidden />,
  locations: <MapPin aria-hidden />,
  keywords: <Tags aria-hidden />,
  modalities: <Stethoscope aria-hidden />,
  integrations: <Plug aria-hidden />,
  organization: <Building2 aria-hidden />,
  adminpage: <Gauge aria-hidden />,
  settings: <Settings aria-hidden />,
  setAside: <PackageX aria-hidden />,
  audit: <ShieldCheck aria-hidden />,
  profile: <UserRound aria-hidden />,
};
