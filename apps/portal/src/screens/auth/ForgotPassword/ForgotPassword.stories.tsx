import { clerk } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  component: ForgotPasswordScreen,
  args: {
    sentTo: null,
    sentAt: 0,
    isBusy: false,
    problem: null,
    backHref: '/auth/login',
    onSend: fn(),
    onVerify: fn(),
    onRestart: fn(),
  },
} satisfies Meta<typeof ForgotPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: snapshots('narrow', 'ja') };

export const Sending: Story = { args: { isBusy: true, email: clerk.email }, parameters: stateSnapshots() };

export const RateLimited: Story = {
  args: { email: clerk.email, problem: { code: 'mail-too-soon', text: 'Wait' } },
  parameters: stateSnapshots('narrow'),
};

export const LinkExpired: Story = {
  args: { problem: { code: 'code-expired', text: 'Email link is invalid or has expired' } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};

export const NetworkDown: Story = { args: { email: clerk.email, problem: { code: 'unreachable', text: 'Login failed' } } };

const justNow = () => ({ sentTo: clerk.email, sentAt: Date.now() });

export const Sent: Story = { args: justNow(), parameters: stateSnapshots('narrow') };

export const WrongCode: Story = {
  args: { ...justNow(), problem: { code: 'code-expired', text: 'Token has expired or is invalid' } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
  },
};

export const Checking: Story = { args: { ...justNow(), isBusy: true } };

/** Another mail may be asked for a minute after the last one. */
export const Waited: Story = {
  args: { sentTo: clerk.email, sentAt: 1 },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(args.onSend).toHaveBeenCalledWith(clerk.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another e-mail address' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const AskedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter your e-mail address.')).toBeVisible());
    await userEvent.keyboard(` ${clerk.email}{Enter}`);
    await expect(args.onSend).toHaveBeenCalledWith(clerk.email);
  },
};

/** The sixth digit sends it. */
export const CodeByKeyboard: Story = {
  args: justNow(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('123{Enter}');
    await waitFor(() => expect(canvas.getByText('Enter the six digits.')).toBeVisible());
    await expect(args.onVerify).not.toHaveBeenCalled();
    await userEvent.keyboard(' 456');
    await expect(args.onVerify).toHaveBeenCalledWith('123456');
  },
};
