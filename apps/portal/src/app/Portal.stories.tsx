import { connectSession, createSessionEnvironment } from '@intake/api/client';
import { clerk, clerkMapping, clinicHandlers, memoryStorage, organizationDetails } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { AppRoutes } from './AppRoutes.tsx';
import { EnvironmentContext } from './environment.ts';
import { createStore } from './store.ts';

interface PortalProps {
  /** Where the portal is opened. */
  path: string;
}

/** A portal with a memory of its own, in which the clerk has signed in. */
function openPortal() {
  const environment = createSessionEnvironment({ baseUrl: '', storage: memoryStorage() });
  const { items } = environment;
  items.write('AUTH_TOKEN', 'a.b.c');
  items.write('USER_ID', clerk.id);
  items.write('USER_DETAILS', clerk);
  items.write('MAP_DETAILS', [clerkMapping]);
  items.write('ORG_DETAILS', organizationDetails);
  return { environment, store: createStore(environment) };
}

/** All of the portal on the synthetic clinic: what the toolbar does to the network happens to its requests. */
function Portal({ path }: PortalProps) {
  const [{ environment, store }] = useState(openPortal);
  useEffect(() => connectSession(store, environment), [store, environment]);
  return (
    <EnvironmentContext value={environment}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes />
        </MemoryRouter>
      </Provider>
    </EnvironmentContext>
  );
}

const meta = {
  component: Portal,
  parameters: { layout: 'fullscreen', msw: clinicHandlers },
} satisfies Meta<typeof Portal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Faxes: Story = {
  args: { path: '/app/apps/faxes' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('grid')).toBeVisible());
  },
};

export const Patients: Story = {
  args: { path: '/app/apps/clients' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('searchbox')).toBeVisible());
  },
};

export const Search: Story = { ...Patients, args: { path: '/app/apps/search' } };

export const Profile: Story = {
  args: { path: '/app/pages/profile' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('radiogroup', { name: 'Theme' })).toBeVisible());
  },
};
