import { subscriptions } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { NewsScreen } from './NewsScreen.tsx';
import type { NewsScreenProps } from './NewsScreen.tsx';

const list = (rows: typeof subscriptions) => ready({ rows, more: 'none' as const });

const meta = {
  component: NewsScreen,
  args: { list: list(subscriptions), onSend: fn<NewsScreenProps['onSend']>(async () => null), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { parameters: snapshots('narrow', 'ja') };
export const Loading: Story = { args: { list: { state: 'loading' } }, parameters: stateSnapshots() };
export const Empty: Story = { args: { list: list([]) }, parameters: stateSnapshots() };
export const Failed: Story = { args: { list: { state: 'failed', problem: { code: 'network' } } }, parameters: stateSnapshots() };
export const LongText: Story = {
  args: { list: list(subscriptions.map((one) => ({ ...one, email: `a.very.long.address.of.somebody.who.is.called.by.many.names+intake@clinique-des-erables-et-des-lilas.example` }))) },
  parameters: stateSnapshots('narrow'),
};

/** What is half written is not sent, and one key is used however often one presses. */
export const Writing: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write to subscribers' }));
    const send = await screen.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await screen.findByText('Write subject and text in one language at least.');
    await userEvent.type(screen.getByLabelText('Subject · English'), 'What is new');
    await userEvent.click(send);
    await screen.findByText('A text needs a subject, and a subject a text.');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Text · English'), 'Letters are faxed.');
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(1));
    await expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ texts: { en: { subject: 'What is new', text: 'Letters are faxed.' } } }));
  },
};
