import { integrations, locations } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';
import type { IntegrationsScreenProps } from './IntegrationsScreen.tsx';

type Answer = ReturnType<IntegrationsScreenProps['onTestMail']>;

const recipient = 'amara.osei@harbourview.example';

const meta = {
  component: IntegrationsScreen,
  args: {
    model: { integrations: ready(integrations), locations },
    onRetry: fn(),
    onSwitch: fn((): Outcome => Promise.resolve(null)),
    onTestMail: fn((): Answer => Promise.resolve({ recipient, outcome: 'sent' })),
    numbersHref: '#numbers',
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('switch', { name: /Telnyx/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: /Telnyx/ }));
    const { switches, version } = integrations;
    await expect(args.onSwitch).toHaveBeenCalledWith({ switches: { ...switches, telnyx: true }, version });
    await userEvent.click(canvas.getByRole('switch', { name: /Retell/ }));
    await expect(args.onSwitch).toHaveBeenLastCalledWith({ switches: { ...switches, retell: true }, version });
    await expect(within(canvas.getByRole('region', { name: 'Watched folder' })).getByText('INTAKE_FOLDER')).toBeVisible();
  },
};

/** Nothing can be switched that is not there. */
export const NothingSetUp: Story = {
  args: {
    model: {
      integrations: ready({ ...integrations, providers: { telnyx: false, retell: false, model: false, mailIn: false, folder: false, mailOut: false, mailReplies: false, s3: false, supabase: false } }),
      locations: [],
    },
  },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('TELNYX_API_KEY')).toBeVisible();
    await expect(canvas.getByText('RETELL_API_KEY')).toBeVisible();
  },
};

export const Loading: Story = { args: { model: { integrations: { state: 'loading' }, locations: [] } } };

export const Failed: Story = {
  args: { model: { integrations: { state: 'failed', problem: { code: 'network' } }, locations: [] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Somebody else was faster. */
export const Refused: Story = {
  args: { onSwitch: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: /that come by e-mail/ }));
    await waitFor(() => expect(canvas.getByText(/Somebody changed this/)).toBeVisible());
  },
};

export const MailArrives: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a test message' }));
    await waitFor(() => expect(canvas.getByText(new RegExp(`accepted a message to ${recipient}`))).toBeVisible());
  },
};

export const MailRefused: Story = {
  args: { onTestMail: fn((): Answer => Promise.resolve({ recipient, outcome: 'sign-in-refused' })) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a test message' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('refuses the name or the password'));
  },
};
