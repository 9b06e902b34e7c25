import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { modes, snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { RouterProvider } from '../../components/Link/router.ts';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { longItems, navItems } from './AppShell.fixtures.tsx';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './AppShell.tsx';

/** Keeps where somebody is, and whether the navigation is collapsed, as the application does. */
function Shell(props: AppShellProps) {
  const [isCollapsed, setCollapsed] = useState(props.isNavCollapsed);
  const [current, setCurrent] = useState(props.current);
  return (
    <RouterProvider navigate={(path) => setCurrent(path.slice(1))}>
      <AppShell
        {...props}
        current={current}
        isNavCollapsed={isCollapsed}
        onNavCollapse={(change) => {
          setCollapsed(change.isCollapsed);
          props.onNavCollapse?.(change);
        }}
      />
    </RouterProvider>
  );
}

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen', ...framed('32rem') },
  render: (args) => <Shell key={`${args.isNavCollapsed} ${args.current}`} {...args} />,
  args: {
    brand: 'Intake',
    brandMark: 'I',
    navItems,
    current: 'faxes',
    onNavCollapse: fn(),
    switcher: (
      <Button variant="quiet" size="sm" icon={<ChevronsUpDown aria-hidden />}>
        Harbourview Imaging
      </Button>
    ),
    search: <SearchField label="Search everything" placeholder="Search everything" hint={<Kbd keys={['/']} />} />,
    actions: <IconButton label="Notifications" icon={<Bell aria-hidden />} />,
    profile: <Avatar name="Amara Okafor" />,
    children: <PageHeader title="Faxes" description="Oldest urgent first" />,
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('narrow', 'wide'), args: { current: 'referral' } };

export const Collapsed: Story = { parameters: stateSnapshots(), args: { isNavCollapsed: true, current: 'referral' } };

export const DarkNavigation: Story = { parameters: stateSnapshots(), args: { sideNavTheme: 'dark' } };

export const TopNavigation: Story = { parameters: stateSnapshots('wide'), args: { navType: 'top', current: 'referral' } };

export const ColouredHeader: Story = { parameters: stateSnapshots(), args: { headerNavColor: '#10699a' } };

export const ColouredTop: Story = {
  parameters: stateSnapshots(),
  args: { navType: 'top', headerNavColor: '#123a51', topNavColor: '#f4c04f' },
};

/** Middle greys are no ground for text; the bar is made a little darker than was asked. */
export const UnreadableColour: Story = { args: { headerNavColor: '#7f7f7f' } };

export const LongLabels: Story = { parameters: stateSnapshots(), args: { navItems: longItems, current: 'referral' } };

export const Footer: Story = {
  parameters: stateSnapshots(),
  args: {
    footer: (
      <>
        <span>Harbourview Imaging, synthetic data</span>
        <Link href="#privacy">Privacy</Link>
      </>
    ),
  },
};

export const ContentLoads: Story = { parameters: stateSnapshots(), args: { loading: 'content' } };

export const PageLoads: Story = { args: { loading: 'page' } };

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

const isRtl = () => document.documentElement.dir === 'rtl';
const towardsEnd = () => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
const towardsStart = () => (isRtl() ? '{ArrowRight}' : '{ArrowLeft}');

export const WalkedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    const group = canvas.getByRole('button', { name: 'Requests 2 at risk 12' });
    await expect(group).toHaveFocus();
    await userEvent.keyboard(towardsEnd());
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Incoming Requests 4' })).toHaveFocus();
    await userEvent.keyboard(`{ArrowUp}${towardsStart()}`);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Administration' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
  },
};

export const CollapsedGroupByKeyboard: Story = {
  args: { isNavCollapsed: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('button', { name: 'Administration' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Administration' });
    const [first, second] = within(popover).getAllByRole('link');
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Administration' })).toHaveFocus());
  },
};

export const TopByKeyboard: Story = {
  args: { navType: 'top' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Dashboard' });
    for (let presses = 0; presses < 8 && document.activeElement !== first; presses += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(towardsEnd());
    await expect(canvas.getByRole('link', { name: 'Faxes 24' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const rest = await screen.findByRole('dialog', { name: 'More' });
    await waitFor(() => expect(within(rest).getByRole('button', { name: 'Administration' })).toBeVisible());
    await expect(within(rest).queryByRole('link', { name: 'Dashboard' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

const phone = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { chromatic: { disableSnapshot: false, modes: { narrow: modes.narrow } } },
};

export const Drawer: Story = {
  ...phone,
  args: { sideNavTheme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main' });
    await expect(within(drawer).getByRole('link', { name: 'Faxes 24' })).toHaveAttribute('aria-current', 'page');
  },
};

export const DrawerByKeyboard: Story = {
  globals: phone.globals,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Main' });
    for (let presses = 0; presses < 4 && document.activeElement?.tagName !== 'A'; presses += 1) await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(within(drawer).getByRole('link', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  },
};
