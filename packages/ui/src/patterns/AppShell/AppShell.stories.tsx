import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, CalendarDays, ChartColumn, FolderInput, Inbox, MapPin, MessageSquare, Search, Settings, Stethoscope, UserCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './AppShell.tsx';

const navItems = [
  { id: 'dashboard', label: 'Dashboard', icon: <ChartColumn aria-hidden />, href: '#dashboard' },
  { id: 'faxes', label: 'Faxes', icon: <Inbox aria-hidden />, href: '#faxes', count: '24' },
  { id: 'search', label: 'Search', icon: <Search aria-hidden />, href: '#search' },
  { id: 'messages', label: 'Messages', icon: <MessageSquare aria-hidden />, href: '#messages', count: '3' },
  { id: 'project', label: 'Incoming Requests', icon: <FolderInput aria-hidden />, href: '#project' },
  { id: 'checkin', label: 'CheckIn Requests', icon: <UserCheck aria-hidden />, href: '#checkin' },
  { id: 'appointments', label: 'Appointment Details', icon: <CalendarDays aria-hidden />, href: '#appointments' },
  { id: 'patients', label: 'Patients', icon: <Users aria-hidden />, href: '#patients' },
  { id: 'providers', label: 'Providers', icon: <Stethoscope aria-hidden />, href: '#providers' },
  { id: 'locations', label: 'Locations', icon: <MapPin aria-hidden />, href: '#locations' },
  { id: 'organization', label: 'Organization', icon: <Building2 aria-hidden />, href: '#organization' },
  { id: 'settings', label: 'Settings', icon: <Settings aria-hidden />, href: '#settings' },
];

/** Keeps whether the navigation is collapsed, as the application does. */
function Shell(props: AppShellProps) {
  const [isCollapsed, setCollapsed] = useState(props.isNavCollapsed);
  return (
    <AppShell
      {...props}
      isNavCollapsed={isCollapsed}
      onNavCollapse={(change) => {
        setCollapsed(change.isCollapsed);
        props.onNavCollapse(change);
      }}
    />
  );
}

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Shell {...args} />,
  args: {
    brand: 'Intake',
    brandMark: 'I',
    name: 'Intake',
    navItems,
    current: 'faxes',
    onNavCollapse: fn(),
    header: <SearchField label="Search everything" placeholder="Search everything" hint={<Kbd keys={['/']} />} />,
    profile: <Avatar name="Amara Okafor" />,
    children: <PageHeader title="Faxes" description="Oldest urgent first" />,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { parameters: snapshots('narrow') };

export const Collapsed: Story = { parameters: snapshots(), args: { isNavCollapsed: true } };

export const DarkNavigation: Story = { args: { navTheme: 'dark' } };

export const Collapses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await expect(args.onNavCollapse).toHaveBeenCalledWith({ isCollapsed: true });
    await expect(canvas.getByRole('link', { name: /^Faxes/ })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('navigation').parentElement?.getBoundingClientRect().width).toBe(40);
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
