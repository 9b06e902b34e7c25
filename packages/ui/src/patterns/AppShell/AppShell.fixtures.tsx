import {
  Bot,
  Building2,
  CalendarDays,
  ChartColumn,
  FolderInput,
  Inbox,
  MapPin,
  MessageSquare,
  Phone,
  ReceiptText,
  Search,
  Settings,
  Shield,
  Stethoscope,
  UserCheck,
  Users,
} from 'lucide-react';
import type { NavEntry } from './nav/navItems.ts';

/** A menu of the size that the product has, with two groups. */
export const navItems: readonly NavEntry[] = [
  { id: 'dashboard', label: 'Dashboard', icon: <ChartColumn aria-hidden />, href: '#dashboard' },
  { id: 'faxes', label: 'Faxes', icon: <Inbox aria-hidden />, href: '#faxes', count: '24' },
  { id: 'search', label: 'Search', icon: <Search aria-hidden />, href: '#search' },
  { id: 'messages', label: 'Messages', icon: <MessageSquare aria-hidden />, href: '#messages', count: '3' },
  {
    id: 'requests',
    label: 'Requests',
    icon: <FolderInput aria-hidden />,
    count: '12',
    alert: { shown: '2', label: '2 at risk' },
    items: [
      { id: 'project', label: 'Incoming Requests', href: '#project', count: '4' },
      { id: 'checkin', label: 'CheckIn Requests', href: '#checkin' },
      { id: 'referral', label: 'Referral Requests', href: '#referral', count: '8', alert: { shown: '2', label: '2 at risk' } },
    ],
  },
  { id: 'appointments', label: 'Appointment Details', icon: <CalendarDays aria-hidden />, href: '#appointments' },
  { id: 'patients', label: 'Patients', icon: <Users aria-hidden />, href: '#patients' },
  { id: 'providers', label: 'Providers', icon: <Stethoscope aria-hidden />, href: '#providers' },
  { id: 'agents', label: 'Voice Agents', icon: <Bot aria-hidden />, href: '#agents' },
  { id: 'calls', label: 'Calls', icon: <Phone aria-hidden />, href: '#calls' },
  { id: 'invoices', label: 'Invoices', icon: <ReceiptText aria-hidden />, href: '#invoices' },
  {
    id: 'administration',
    label: 'Administration',
    icon: <Shield aria-hidden />,
    items: [
      { id: 'users', label: 'Users', icon: <UserCheck aria-hidden />, href: '#users' },
      { id: 'locations', label: 'Locations', icon: <MapPin aria-hidden />, href: '#locations' },
      { id: 'organization', label: 'Organization', icon: <Building2 aria-hidden />, href: '#organization' },
      { id: 'settings', label: 'Settings', icon: <Settings aria-hidden />, href: '#settings' },
    ],
  },
];

/** Labels as long as translations make them. */
export const longItems: readonly NavEntry[] = [
  { id: 'faxes', label: 'Télécopies et documents reçus', icon: <Inbox aria-hidden />, href: '#faxes', count: '1 204' },
  { id: 'search', label: 'Recherche dans tous les documents de la clinique', icon: <Search aria-hidden />, href: '#search' },
  {
    id: 'requests',
    label: 'Demandes de consultation en attente d’une réponse',
    icon: <FolderInput aria-hidden />,
    count: '312',
    items: [
      { id: 'referral', label: 'Demandes de consultation spécialisée', href: '#referral', count: '298' },
      { id: 'checkin', label: 'Enregistrements à l’accueil', href: '#checkin' },
    ],
  },
  { id: 'settings', label: 'Donaudampfschifffahrtsgesellschaftseinstellungen', icon: <Settings aria-hidden />, href: '#settings' },
];
