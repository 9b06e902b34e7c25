import { accountSessions, clerk, clerkMapping, organizationDetails } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { appearance } from '../appearance.fixtures.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const factors = {
  factors: [],
  enrolling: null,
  isBusy: false,
  problem: null,
  onEnrol: fn(),
  onVerify: fn(),
  onCancel: fn(),
  onRemove: fn(),
};

const sessions = {
  sessions: accountSessions,
  problem: null,
  endingId: null,
  isEndingOthers: false,
  onEnd: fn(),
  onEndOthers: fn(),
};

/** Looks like one, and leads nowhere. */
const qrCode = `data:image/svg+xml;utf-8,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h1v1H4zM6 6h2v1H6zM4 6h1v2H4z"/></svg>')}`;
const enrolling = { qrCode, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };

const meta = {
  component: ProfileScreen,
  args: {
    person: { name: clerk.displayName, email: clerk.email, organization: organizationDetails.name, role: clerkMapping.roleName },
    appearance,
    onChange: fn(),
    passwordChangedAt: clerk.passwordLastUpdatedAt,
    changePasswordHref: '/auth/reset-password',
    factors,
    sessions,
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'ja') };

export const Loading: Story = { args: { factors: { ...factors, factors: undefined }, sessions: { ...sessions, sessions: undefined } } };

export const Failed: Story = {
  args: {
    factors: { ...factors, factors: undefined, problem: { code: 'unreachable', text: 'Error' } },
    sessions: { ...sessions, sessions: undefined, problem: { code: 'unreachable', text: 'Error' } },
  },
  parameters: stateSnapshots(),
};

export const WithFactor: Story = {
  args: { factors: { ...factors, factors: [{ id: 'factor-1', createdAt: '2026-03-01T10:00:00Z' }] } },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    factors.onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(factors.onRemove).toHaveBeenCalledWith('factor-1');
  },
};

export const Enrolling: Story = {
  args: { factors: { ...factors, enrolling } },
  parameters: stateSnapshots('narrow'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible());
    await waitFor(() => expect(dialog.getByText(enrolling.secret)).toBeVisible());
  },
};

export const WrongCode: Story = {
  args: { factors: { ...factors, enrolling, problem: { code: 'wrong-code', text: 'Invalid TOTP code entered' } } },
};

export const EnrolledByKeyboard: Story = {
  args: { factors: { ...factors, enrolling } },
  play: async () => {
    factors.onVerify.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
    await userEvent.keyboard('123456');
    await expect(factors.onVerify).toHaveBeenCalledWith('123456');
    await userEvent.keyboard('{Escape}');
    await expect(factors.onCancel).toHaveBeenCalled();
  },
};

export const Changing: Story = {
  play: async ({ canvas, args }) => {
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    await userEvent.click(group('Theme').getByRole('radio', { name: 'Dark' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Right to left' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Français' }));
    await userEvent.click(group('Colour of the header').getByRole('radio', { name: 'Forest' }));
    await expect(args.onChange.mock.calls).toEqual([[{ theme: 'dark' }], [{ direction: 'rtl' }], [{ locale: 'fr' }], [{ headerNavColor: '#17583f' }]]);
  },
};

export const SessionsEnded: Story = {
  play: async ({ canvas }) => {
    sessions.onEnd.mockClear();
    sessions.onEndOthers.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'End the session: Safari on iOS' }));
    await expect(sessions.onEnd).toHaveBeenCalledWith(accountSessions[1]?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await expect(sessions.onEndOthers).toHaveBeenCalledOnce();
  },
};

/** Nothing to end: this is the only one. */
export const OneSession: Story = {
  args: { sessions: { ...sessions, sessions: accountSessions.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^End/ })).toBeNull();
  },
};

/** A hosted sign-in service does not tell: the others can be ended all the same. */
export const HostedSessions: Story = { args: { sessions: { ...sessions, sessions: null } } };
