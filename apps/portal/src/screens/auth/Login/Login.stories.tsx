import { clerk } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  component: LoginScreen,
  args: {
    isSigningIn: false,
    problem: null,
    hrefs: { forgotPassword: '/auth/forgot-password', byCode: '/auth/login?by=code' },
    onSignIn: fn(),
    onProvider: fn(),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { parameters: snapshots('narrow', 'ja') };

export const Demo: Story = { args: { isDemo: true }, parameters: stateSnapshots('narrow') };

export const SigningIn: Story = { args: { isSigningIn: true, email: clerk.email }, parameters: stateSnapshots() };

export const Refused: Story = {
  args: { email: clerk.email, problem: { code: 'invalid-credentials', text: 'Invalid login credentials' } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue(clerk.email);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'password'));
  },
};

export const WithProviders: Story = {
  args: { providers: ['google', 'facebook'] },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }));
    await expect(args.onProvider).toHaveBeenCalledWith('google');
  },
};

export const NetworkDown: Story = {
  args: { email: clerk.email, problem: { code: 'unreachable', text: 'Login failed' } },
  parameters: stateSnapshots(),
};

export const RateLimited: Story = {
  args: { email: clerk.email, problem: { code: 'too-many-attempts', text: 'Request rate limit reached' } },
};

export const InTheWordsOfTheService: Story = {
  args: { problem: { code: 'other', text: 'Signups not allowed for this instance' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.problem?.text ?? '');
  },
};

export const MissingFields: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(canvas.getByText('Enter your e-mail address.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Enter your password.')).toBeVisible());
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
    await userEvent.keyboard('amara');
    await expect(canvas.queryByText('Enter your e-mail address.')).toBeNull();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('E-mail'));
    await userEvent.keyboard(` ${clerk.email}`);
    await userEvent.tab();
    await userEvent.keyboard('plum violin{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith({ email: clerk.email, password: 'plum violin' });
  },
};

export const ShownPassword: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'plum violin');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('plum violin');
  },
};

export const CapsLock: Story = {
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    // One keyboard for all of it: another would not know that Caps Lock is on.
    const user = userEvent.setup();
    await user.click(canvas.getByLabelText('Password'));
    await user.keyboard('{CapsLock}P');
    await waitFor(() => expect(canvas.getByText('Caps Lock is on.')).toBeVisible());
    await user.keyboard('{CapsLock}p');
    await expect(canvas.queryByText('Caps Lock is on.')).toBeNull();
    await user.keyboard('{CapsLock}P');
  },
};
