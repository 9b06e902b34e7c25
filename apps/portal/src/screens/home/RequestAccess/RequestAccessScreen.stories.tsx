import { askedAccess, newcomerAccess } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { RequestAccessScreen } from './RequestAccessScreen.tsx';
import type { RequestAccessScreenProps } from './RequestAccessScreen.tsx';

const meta = {
  component: RequestAccessScreen,
  args: {
    model: ready(newcomerAccess),
    onAsk: fn<RequestAccessScreenProps['onAsk']>(async () => null),
    onWithdraw: fn<RequestAccessScreenProps['onWithdraw']>(async () => null),
    onEnter: fn(),
    onSignOut: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RequestAccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Asking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }));
    await expect(canvas.findAllByText('This is needed.')).resolves.not.toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('Clinic or organization'), ' Harbourview ');
    await userEvent.type(canvas.getByLabelText('Note'), 'Solveig knows me.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }));
    await expect(args.onAsk).toHaveBeenCalledWith({ organizationName: 'Harbourview', displayName: 'Odalys Ferrer', note: 'Solveig knows me.' });
  },
};

export const Throttled: Story = {
  parameters: stateSnapshots(),
  args: { onAsk: fn<RequestAccessScreenProps['onAsk']>(async () => ({ code: 'too-many-requests', retryAt: '2026-11-23T16:00:00Z' })) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Clinic or organization'), 'Harbourview');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }));
    await canvas.findByText('Many requests came from your network', { exact: false });
    await expect(canvas.getByLabelText('Clinic or organization')).toHaveValue('Harbourview');
  },
};

export const Waiting: Story = {
  args: { model: ready(askedAccess) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(askedAccess.request);
  },
};

export const AnsweredMeanwhile: Story = {
  args: { model: ready(askedAccess), onWithdraw: fn<RequestAccessScreenProps['onWithdraw']>(async () => ({ code: 'illegal-transition' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take it back' }));
    await canvas.findByText('Somebody has answered meanwhile.', { exact: false });
  },
};

export const Declined: Story = {
  args: { model: ready({ ...askedAccess, request: { ...askedAccess.request!, status: 'declined', reason: 'Write to Solveig first: she makes the list for Monday.' } }) },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Clinic or organization')).toHaveValue('Harbourview');
  },
};

export const Granted: Story = {
  args: { model: ready({ ...askedAccess, belongs: true, request: { ...askedAccess.request!, status: 'granted' } }) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open Intake' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const WithoutAddress: Story = { args: { model: ready({ ...newcomerAccess, email: null }) }, parameters: stateSnapshots() };

export const Loading: Story = { args: { model: { state: 'loading' } } };

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
      ...askedAccess,
      email: 'maximiliane.von-hohenstaufen-katzenellenbogen@regionalgesundheitszentrum.example',
      request: { ...askedAccess.request!, organizationName: 'Centre intégré universitaire de santé et de services sociaux du Saguenay–Lac-Saint-Jean' },
    }),
  },
  parameters: stateSnapshots('narrow'),
};
