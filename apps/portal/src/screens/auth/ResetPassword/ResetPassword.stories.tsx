import { clerk } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  component: ResetPasswordScreen,
  args: { reason: 'expired', email: clerk.email, isBusy: false, problem: null, isCodeSent: false, onSave: fn(), onSendCode: fn(), onSignOut: fn() },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expired: Story = { parameters: snapshots('narrow', 'ja') };

export const Recovered: Story = {
  args: { reason: 'recovered' },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

export const RecoveredTenMinutesAgo: Story = {
  args: { reason: 'late' },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Current password')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onSendCode).toHaveBeenCalledOnce();
  },
};

export const NewCodeSent: Story = {
  args: { reason: 'late', isCodeSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Sent to / })).toBeDisabled();
  },
};

export const Invited: Story = {
  args: { reason: 'invited' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Welcome to Intake/)).toBeVisible();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
  },
};

export const Chosen: Story = { args: { reason: 'chosen' } };

export const Saving: Story = { args: { isBusy: true }, parameters: stateSnapshots() };

export const WrongCurrentPassword: Story = {
  args: { problem: { code: 'invalid-credentials', text: 'The current password is not correct' } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toBeInvalid();
    await waitFor(() => expect(canvas.getByText('This is not your current password.')).toBeVisible());
  },
};

export const TooEasy: Story = {
  args: { problem: { code: 'weak-password', text: 'Password is known to be weak' } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeInvalid();
  },
};

export const NetworkDown: Story = {
  args: { problem: { code: 'unreachable', text: 'Error' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await userEvent.keyboard('plum violin');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('short{Enter}');
    await waitFor(() => expect(canvas.getByText('This is shorter than 8 characters.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.keyboard(' of cedar{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ currentPassword: 'plum violin', password: 'short of cedar' });
  },
};
