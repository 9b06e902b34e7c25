import { foundMessages, messageWith } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { HistoryScreen, noFilters } from './HistoryScreen.tsx';

const meta = {
  component: HistoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    list: ready({ rows: foundMessages, more: 'none' }), search: '', filters: noFilters,
    onSearch: fn(), onFilter: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('row')[0]!);
    await expect(args.onOpen).toHaveBeenCalledWith({ conversationId: foundMessages[0]!.conversationId });
    await userEvent.click(canvas.getByRole('radio', { name: 'From patients' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, direction: 'incoming' } });
  },
};

/** What waits for its time says when that is, not when it was planned. */
export const Scheduled: Story = {
  args: { list: ready({ rows: [messageWith(90, 'Your visit is on Monday.', 0, { direction: 'outgoing', status: 'scheduled', purpose: 'reminder', sentAt: null, createdAt: '2026-11-23T20:33:00Z', notBefore: '2031-01-05T15:00:00Z' })], more: 'none' }) },
  play: ({ canvas }) => expect(canvas.getByRole('row', { name: /Monday/ })).toHaveTextContent('Jan 5, 2031'),
};

export const Filtering: Story = {
  args: { filters: { ...noFilters, status: ['failed'] } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 filter' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await userEvent.click(await popover.findByRole('checkbox', { name: 'Unconfirmed' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ filters: { ...noFilters, status: ['failed', 'unconfirmed'] } });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ conversationId: foundMessages[0]!.conversationId });
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };
export const Empty: Story = { args: { list: ready({ rows: [], more: 'none' }) }, parameters: stateSnapshots() };
export const NothingFound: Story = { args: { list: ready({ rows: [], more: 'none' }), search: 'zzyzx' } };
export const TooSlow: Story = { args: { list: { state: 'failed', problem: { code: 'search-too-slow' } }, search: 'the' }, parameters: stateSnapshots() };
