import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { SubscriptionLinkScreen } from './SubscriptionLinkScreen.tsx';
import type { SubscriptionLinkScreenProps } from './SubscriptionLinkScreen.tsx';

const email = 'rowan.ashby@lakeshore.example';
const confirm = { kind: 'confirm', state: 'open', email } as const;

const meta = {
  component: SubscriptionLinkScreen,
  args: { link: ready(confirm), onRetry: fn(), onAct: fn<SubscriptionLinkScreenProps['onAct']>(async () => null) },
} satisfies Meta<typeof SubscriptionLinkScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes, send me the news' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAct).toHaveBeenCalledWith(confirm);
  },
};

export const Confirmed: Story = { args: { link: ready({ ...confirm, state: 'done', email: null }) }, parameters: stateSnapshots() };
export const Unsubscribing: Story = { args: { link: ready({ ...confirm, kind: 'unsubscribe' }) }, parameters: stateSnapshots() };
export const Unsubscribed: Story = { args: { link: ready({ kind: 'unsubscribe', state: 'done', email: null }) }, parameters: stateSnapshots() };
export const RunOut: Story = { args: { link: ready({ ...confirm, state: 'old', email: null }) }, parameters: stateSnapshots() };
export const Unknown: Story = { args: { link: ready(null) }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { link: { state: 'failed', problem: { code: 'network' } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What could not be done is not done, and can be tried again. */
export const NotDone: Story = {
  args: { onAct: fn<SubscriptionLinkScreenProps['onAct']>(async () => ({ code: 'network' })) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, send me the news' }));
    await canvas.findByText('The server was not reached', { exact: false });
  },
};
