import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { List } from '../../components/List/List.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import type { LoadState, More, RowsOfPages } from '../Loaded/loadState.ts';
import { SkeletonRows } from '../Loaded/SkeletonRows.tsx';
import { PagedList } from './PagedList.tsx';
import type { PagedListProps } from './PagedList.tsx';

const senders = ['Riverside Family Practice', 'North Imaging', 'Lakeshore Hospital', 'Maple Laboratories'];
const pages = (rows: readonly string[], more: More = 'none'): LoadState<RowsOfPages<string>> => ({ state: 'ready', value: { rows, more } });

const meta = {
  component: PagedList<string>,
  args: {
    of: pages(senders, 'idle'),
    waiting: <SkeletonRows count={4} />,
    empty: { icon: <Inbox aria-hidden />, title: 'No senders yet', text: 'Who sends the first fax stands here.' },
    onMore: fn(),
    onRetry: fn(),
    children: (rows) => <List label="Senders" items={rows.map((title) => ({ id: title, title }))} />,
  },
} satisfies Meta<typeof PagedList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const filtered = { title: 'No sender matches', text: 'Take a filter away.', onClear: fn() };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="on its way" isWide>
        <PagedList {...args} of={{ state: 'loading' }} />
      </Sample>
      <Sample title="failed" isWide>
        <PagedList {...args} of={{ state: 'failed' }} />
      </Sample>
      <Sample title="empty" isWide>
        <PagedList {...args} of={pages([])} />
      </Sample>
      <Sample title="no match" isWide>
        <PagedList {...args} of={pages([])} filtered={filtered} />
      </Sample>
      <Sample title="more" isWide>
        <PagedList {...args} of={pages(senders.slice(0, 2), 'idle')} />
        <PagedList {...args} of={pages(senders.slice(0, 2), 'loading')} />
      </Sample>
      <Sample title="more failed" isWide>
        <PagedList {...args} of={pages(senders.slice(0, 2), 'failed')} />
      </Sample>
      <Sample title="the end" isWide>
        <PagedList {...args} of={pages(senders.slice(0, 2))} end="These are all senders." />
      </Sample>
    </Wall>
  ),
};

export const NothingMatches: Story = {
  args: { of: pages([]), filtered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No sender matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(filtered.onClear).toHaveBeenCalledOnce();
  },
};

export const MoreByKeyboard: Story = {
  args: { children: (rows) => <p>{rows.join(', ')}</p> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** What has arrived stays; nothing is asked for again unless a person does. */
export const MoreFailed: Story = {
  args: { of: pages(senders, 'failed'), asks: 'near-end' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('North Imaging')).toBeVisible();
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

function Endless(props: PagedListProps<string>) {
  const [count, setCount] = useState(1);
  return (
    <div style={{ position: 'relative' }}>
      <PagedList {...props} of={pages(senders.slice(0, count), count < senders.length ? 'idle' : 'none')} onMore={() => setCount(senders.length)} />
    </div>
  );
}

export const AskedForNearTheEnd: Story = {
  args: { asks: 'near-end', end: 'These are all senders.' },
  render: (args) => <Endless {...args} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Maple Laboratories')).toBeVisible());
    await expect(canvas.getByText('These are all senders.')).toBeVisible();
  },
};
