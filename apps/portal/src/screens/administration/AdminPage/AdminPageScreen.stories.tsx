import { minutesAgo, organizations, registrations, systemHealth } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { AdminPageScreen } from './AdminPageScreen.tsx';
import type { RegistrationsProps } from './Registrations.tsx';

const asking: RegistrationsProps = {
  list: ready({ rows: registrations, more: 'none' }),
  path: 'https://intake.example/home/pages/register',
  onApprove: async () => null,
  onDecline: async () => null,
  onMore: fn(),
  onRetry: fn(),
};

const meta = {
  component: AdminPageScreen,
  args: { model: ready({ organizations, health: systemHealth }), registrations: asking, onRetry: fn(), onRetryJob: fn(async () => null) },
} satisfies Meta<typeof AdminPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Jobs waiting' })).toHaveTextContent('9');
    await waitFor(() => expect(canvas.getByText('Not set up: mail waits in the outbox')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The disk is full, and the database was away for a moment. */
export const Interrupted: Story = {
  args: {
    model: ready({
      organizations,
      health: {
        ...systemHealth,
        interruptions: [
          { code: 'storage-full', jobs: 7, nextAt: minutesAgo(-1) },
          { code: 'database', jobs: 1, nextAt: minutesAgo(-2) },
        ],
      },
    }),
  },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The disk is full')).toBeVisible();
    await expect(canvas.getByText(/7 jobs wait and go on automatically/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { model: { state: 'loading' }, registrations: { ...asking, list: { state: 'loading' } } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    // What stands below does not move when they come.
    for (const name of ['Organizations', 'Jobs waiting', 'Running now', 'Failed']) await expect(canvas.getByRole('group', { name })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { model: ready({ organizations: organizations.slice(0, 1), health: { ...systemHealth, queues: [], failedJobs: [] } }), registrations: { ...asking, list: ready({ rows: [], more: 'none' }) } },
  parameters: stateSnapshots(),
};

export const Failed: Story = {
  args: { model: { state: 'failed', problem: { code: 'network' } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    model: ready({
      organizations: organizations.map((one) => ({ ...one, name: `${one.name}, Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord` })),
      health: systemHealth,
    }),
    registrations: { ...asking, list: ready({ rows: registrations.map((one) => ({ ...one, message: `${one.message ?? ''} ${'Environ 90 télécopies par jour. '.repeat(12)}` })), more: 'idle' }) },
  },
  parameters: stateSnapshots('narrow'),
};

/** What a newer server does and says has no words here yet. */
export const UnknownJobs: Story = {
  args: {
    model: ready({
      organizations,
      health: { ...systemHealth, failedJobs: systemHealth.failedJobs.slice(0, 1).map((job) => ({ ...job, kind: 'fold-paper', code: 'no-hands' })) },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('fold-paper').tagName).toBe('CODE');
    await expect(canvas.getByText('no-hands').tagName).toBe('CODE');
    await expect(canvas.getAllByText('Prepare the pages').length).toBeGreaterThan(0);
  },
};

export const RegistrationsFailed: Story = {
  args: { registrations: { ...asking, list: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(asking.onRetry).toHaveBeenCalledOnce();
  },
};

export const Approved: Story = {
  args: { registrations: { ...asking, onApprove: fn(async () => null) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve Clinique Saint-Laurent' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/Noémie Tremblay/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(args.registrations.onApprove).toHaveBeenCalledWith(registrations[0]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Only with a reason; what the server refuses is said, and the reason stays. */
export const Declined: Story = {
  args: { registrations: { ...asking, onDecline: fn(async () => ({ code: 'illegal-transition' })) } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Harbour Women’s Health' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.getByText('Say why, for who looks at it later.')).toBeVisible());
    await expect(args.registrations.onDecline).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'Asked twice');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(dialog.getByText('Somebody has decided this already.')).toBeVisible());
    await expect(args.registrations.onDecline).toHaveBeenCalledWith(registrations[1], 'Asked twice');
    await expect(dialog.getByRole('textbox')).toHaveValue('Asked twice');
  },
};

/** A fax for a number that nobody has is given to one of the organizations. */
export const FaxGiven: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign to… (fax of job 901)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText('613-555-0199')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(dialog.getByText('Choose whose it is.')).toBeVisible());
    await expect(args.onRetryJob).not.toHaveBeenCalled();
  },
};

export const FaxGivenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Assign to… (fax of job 901)' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Choose an organization/ })).toBeVisible());
    dialog.getByRole('button', { name: /Choose an organization/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lions Gate Imaging' })).toBeVisible());
    await userEvent.keyboard('Lions{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Lions Gate Imaging/ })).toBeVisible());
    dialog.getByRole('button', { name: 'Assign' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRetryJob).toHaveBeenCalledWith(systemHealth.failedJobs[0], organizations[1]?.id));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const JobTriedAgain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again (job 901)' }));
    await expect(args.onRetryJob).toHaveBeenCalledWith(systemHealth.failedJobs[0], null);
    await expect(canvas.queryByRole('button', { name: 'Try again (job 877)' })).toBeNull();
  },
};

/** A store that does not answer, and one that is nearly full. */
export const StorageUnreachable: Story = {
  args: {
    model: ready({ organizations, health: { ...systemHealth, providers: { ...systemHealth.providers, storage: { isReachable: false, freeBytes: null }, faxHeardAt: null } } }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Cannot be reached')).toBeVisible());
    await expect(canvas.getByText('Not heard of yet')).toBeVisible();
  },
};

export const LittleRoom: Story = {
  args: {
    model: ready({
      organizations,
      health: { ...systemHealth, providers: { ...systemHealth.providers, storage: { isReachable: true, freeBytes: 640_000_000 }, mail: { waiting: 0, oldestAt: null } } },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('0.6 GB free')).toBeVisible());
    await expect(canvas.queryByText(/^\d+ mails? wait/)).toBeNull();
  },
};
