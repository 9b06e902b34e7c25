import { clerk, organizationDetails } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { LockScreenScreen } from './LockScreenScreen.tsx';

const meta = {
  component: LockScreenScreen,
  args: {
    person: { name: clerk.displayName, email: clerk.email, organization: organizationDetails.name },
    lastActive: Date.now() - 42 * 60_000,
    isBusy: false,
    problem: null,
    onUnlock: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof LockScreenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: snapshots('narrow', 'ja') };

export const Unlocking: Story = { args: { isBusy: true }, parameters: stateSnapshots() };

export const WrongPassword: Story = {
  args: { problem: { code: 'invalid-credentials', text: 'Invalid login credentials' } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid login credentials');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const NetworkDown: Story = { args: { problem: { code: 'unreachable', text: 'Login failed' } } };

export const RateLimited: Story = { args: { problem: { code: 'too-many-attempts', text: 'Request rate limit reached' } } };

export const LongNames: Story = {
  args: {
    person: {
      name: 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh-Cholmondeley',
      email: 'a-very-long-address-of-somebody.with.many.names@subdomain.of-a-large-hospital-network.example',
      organization: 'Harbourview Regional Centre for Specialised Ambulatory Care and Diagnostic Imaging',
    },
  },
  parameters: stateSnapshots('narrow'),
};

export const UnlockedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter your password.')).toBeVisible());
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await userEvent.keyboard('plum violin{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('plum violin');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
