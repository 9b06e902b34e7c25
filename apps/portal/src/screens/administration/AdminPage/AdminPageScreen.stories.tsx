import { organizations, systemHealth } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../../.storybook/modes.ts';
import { AdminPageScreen } from './AdminPageScreen.tsx';

const meta = {
  component: AdminPageScreen,
  args: { model: { state: 'ready', value: { organizations, health: systemHealth } }, onRetry: fn() },
} satisfies Meta<typeof AdminPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'zh', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Jobs waiting' })).toHaveTextContent('9');
    await waitFor(() => expect(canvas.getByText('Not set up: mail waits in the outbox')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { model: { state: 'loading' } }, parameters: snapshots() };

export const Empty: Story = {
  args: { model: { state: 'ready', value: { organizations: organizations.slice(0, 1), health: { ...systemHealth, queues: [], failedJobs: [] } } } },
  parameters: snapshots('narrow'),
};

export const Failed: Story = {
  args: { model: { state: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    model: {
      state: 'ready',
      value: {
        organizations: organizations.map((one) => ({ ...one, name: `${one.name}, Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord` })),
        health: systemHealth,
      },
    },
  },
  parameters: snapshots('narrow'),
};
