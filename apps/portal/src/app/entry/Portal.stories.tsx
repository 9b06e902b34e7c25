import { connectSession, createSessionEnvironment } from '@intake/api/client';
import { administratorMapping, clerk, clerkMapping, clinicHandlers, memoryStorage, mock, organizationDetails, readOnlyMapping, referrals, refusal } from '@intake/api/testing';
import { requestContract, sessionContract, waitingContract } from '@intake/api/contract';
import type { OrganizationMapping } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { AppRoutes } from '../routing/AppRoutes.tsx';
import { LinksInside } from '../routing/LinksInside.tsx';
import { EnvironmentContext } from './environment.ts';
import { createStore } from './store.ts';

interface PortalProps {
  /** Where the portal is opened. */
  path: string;
  /** What the person who has signed in may do. */
  mapping: OrganizationMapping;
}

/** The server answers with these rights. */
const serverGives = (mapping: OrganizationMapping) => [mock(sessionContract.listOrganizationMappings, [mapping]), ...clinicHandlers];
const auditorMapping: OrganizationMapping = { ...clerkMapping, permissions: ['audit.read'] };

/** A portal with a memory of its own, in which somebody has signed in. */
function openPortal(mapping: OrganizationMapping) {
  const environment = createSessionEnvironment({ baseUrl: '', storage: memoryStorage() });
  const { items } = environment;
  items.write('AUTH_TOKEN', 'a.b.c');
  items.write('USER_ID', clerk.id);
  items.write('USER_DETAILS', clerk);
  items.write('MAP_DETAILS', [mapping]);
  items.write('ORG_DETAILS', organizationDetails);
  return { environment, store: createStore(environment) };
}

/** All of the portal on the synthetic clinic: what the toolbar does to the network happens to its requests. */
function Portal({ path, mapping }: PortalProps) {
  const [{ environment, store }] = useState(() => openPortal(mapping));
  useEffect(() => connectSession(store, environment), [store, environment]);
  return (
    <EnvironmentContext value={environment}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <LinksInside>
            <AppRoutes />
          </LinksInside>
        </MemoryRouter>
      </Provider>
    </EnvironmentContext>
  );
}

const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', msw: clinicHandlers },
  args: { mapping: clerkMapping },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faxes: Story = {
  args: { path: '/app/apps/faxes' },
  play: async ({ canvas }) => {
    // Whoever shows the whole portal first waits until all its modules are here.
    await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible(), { timeout: 45_000 });
  },
};

export const Patients: Story = {
  args: { path: '/app/apps/clients' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('searchbox')).toBeVisible());
  },
};

export const Search: Story = { ...Patients, args: { path: '/app/apps/search' } };

/** What stands in the way of an event without a drawer is told, too. */
export const RefusedByKey: Story = {
  args: { path: `/app/apps/referral/incomingRequest?request=${referrals[0]!.id}` },
  parameters: { msw: [mock(requestContract.actOnRequest, () => refusal(409, 'claimed')), ...clinicHandlers] },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible());
    await userEvent.keyboard('y');
    await waitFor(() => expect(screen.getByText('Somebody else is working on this request.')).toBeVisible());
  },
};

export const Profile: Story = {
  args: { path: '/app/pages/profile' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('radiogroup', { name: 'Theme' })).toBeVisible());
  },
};

/** What waits is said on every screen, and leads to it. */
export const Notified: Story = {
  args: { path: '/app/apps/search' },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '6 notifications' }));
    const notices = within(await screen.findByRole('menu'));
    await waitFor(() => expect(notices.getByRole('menuitem', { name: '3 urgent faxes are waiting' })).toBeVisible());
    await waitFor(() => expect(notices.getByRole('menuitem', { name: '1 fax could not be processed' })).toBeVisible());
    await waitFor(() => expect(notices.getByRole('menuitem', { name: 'Referral requests: 2 at risk' })).toBeVisible());
    await waitFor(() => expect(notices.getByRole('menuitem', { name: 'Referral requests: you are mentioned in 1' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Faxes 10', hidden: true })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Referral requests 2 at risk 6', hidden: true })).toBeInTheDocument();
  },
};

export const NotifiedByKeyboard: Story = {
  args: { path: '/app/apps/search' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: '6 notifications' })).focus();
    await userEvent.keyboard('{Enter}');
    const first = within(await screen.findByRole('menu')).getByRole('menuitem', { name: '3 urgent faxes are waiting' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Urgent/ })).toBeChecked());
  },
};

/** What could not be given to the EMR is said to whoever looks after the settings, and leads to it. */
export const ExportsNotified: Story = {
  args: { path: '/app/pages/profile', mapping: administratorMapping },
  parameters: {
    msw: [mock(waitingContract.countWaiting, { faxes: null, sent: null, texts: null, exports: { views: { attention: 2 }, limit: 100 }, requests: null }), ...serverGives(administratorMapping)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '1 notification' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '2 exports to your EMR need attention' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Needs attention' })).toBeChecked());
  },
};

/** Who may not read faxes hears of none, and none are counted. */
export const NotNotified: Story = {
  args: { path: '/app/pages/profile', mapping: auditorMapping },
  parameters: { msw: serverGives(auditorMapping) },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('radiogroup', { name: 'Theme' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /notification/i })).not.toBeInTheDocument();
  },
};

/** They start at the first section that the person may open, and the menu marks where they are. */
export const Settings: Story = {
  args: { path: '/app/pages/setting', mapping: administratorMapping },
  parameters: { ...snapshots('narrow'), msw: serverGives(administratorMapping) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Locations', level: 1 })).toBeVisible());
    const sections = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(sections.getByRole('link', { name: 'Locations' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(sections.getByRole('link', { name: 'Keywords' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Keywords', level: 1 })).toBeVisible());
    await expect(sections.getByRole('link', { name: 'Keywords' })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getByRole('main')).toContainElement(sections.getByRole('link', { name: 'Keywords' }));
  },
};

/** Leading to the first section does not overtake who has chosen another already. */
export const SettingsChosenAtOnce: Story = {
  args: { path: '/app/pages/setting', mapping: administratorMapping },
  parameters: { msw: serverGives(administratorMapping) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Letters' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Letters', level: 1 })).toBeVisible());
  },
};

/** Nothing is named that would be refused. */
export const SettingsOfAuditor: Story = {
  args: { path: '/app/pages/setting', mapping: auditorMapping },
  parameters: { msw: serverGives(auditorMapping) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible());
    const sections = within(canvas.getByRole('navigation', { name: 'Settings' }));
    await expect(sections.getAllByRole('link')).toHaveLength(1);
  },
};

/** Who triages is led to what could not be taken. */
export const SettingsOfClerk: Story = {
  args: { path: '/app/pages/setting' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set aside', level: 1 })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('scan-0412.pdf')).toBeVisible());
  },
};

/** Who may open no section has no settings. */
export const SettingsRefused: Story = {
  args: { path: '/app/pages/setting', mapping: readOnlyMapping },
  parameters: { msw: serverGives(readOnlyMapping) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You cannot open this page')).toBeVisible());
    await expect(canvas.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
  },
};

/** What was stored at sign-in is not the last word. */
export const RightsTaken: Story = {
  args: { path: '/app/apps/roles', mapping: administratorMapping },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You cannot open this page')).toBeVisible());
    const menu = within(canvas.getAllByRole('navigation')[0]!);
    await waitFor(() => expect(menu.getByRole('link', { name: /^Faxes/ })).toBeVisible());
    await expect(menu.queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument();
  },
};

/** Who belongs elsewhere too keeps their account; here nothing is theirs any more. */
export const RemovedFromOrganization: Story = {
  args: { path: '/app/pages/profile' },
  parameters: { msw: [mock(sessionContract.listOrganizationMappings, () => refusal(404, 'not-found')), ...clinicHandlers] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible());
    // The page has had all its answers then.
    await waitFor(() => expect(canvas.getByRole('button', { name: /Google/ })).toBeVisible());
  },
};
