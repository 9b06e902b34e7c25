import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import type { LoadState, More, RowsOfPages } from '../Loaded/loadState.ts';
import { RowLines } from '../VirtualList/RowLines.tsx';
import { faxRows } from '../VirtualList/VirtualList.fixtures.tsx';
import type { FaxRow } from '../VirtualList/VirtualList.fixtures.tsx';
import { PagedRows } from './PagedRows.tsx';
import type { PagedRowsProps } from './PagedRows.tsx';

const pages = (rows: readonly FaxRow[], more: More = 'none'): LoadState<RowsOfPages<FaxRow>> => ({ state: 'ready', value: { rows, more } });

const row = ({ sender, type, pages: count, received, isUrgent }: FaxRow) => (
  <RowLines title={<bdi>{sender}</bdi>} end={received} tone={isUrgent ? 'danger' : undefined} detail={<span>{type}</span>} detailEnd={count} />
);

/** A list fills the height that it is given. */
const Room = ({ children }: { children: ReactNode }) => <div style={{ blockSize: '20rem', display: 'flex', flexDirection: 'column' }}>{children}</div>;

const meta = {
  component: PagedRows<FaxRow>,
  render: (args) => (
    <Room>
      <PagedRows {...args} />
    </Room>
  ),
  args: {
    label: 'Faxes',
    of: pages(faxRows(60), 'idle'),
    rowId: ({ id }) => id,
    rowHeight: '3.25rem',
    row,
    selected: 'fax-1',
    empty: { icon: <Inbox aria-hidden />, title: 'No faxes yet', text: 'What arrives stands here.' },
    onOpen: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PagedRows<FaxRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const filtered = { title: 'No fax matches', text: 'Take a filter away.', onClear: fn() };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => {
    const samples: [string, Partial<PagedRowsProps<FaxRow>>][] = [
      ['one is open', {}],
      ['on its way', { of: { state: 'loading' } }],
      ['failed', { of: { state: 'failed' }, failed: { title: 'The faxes could not be loaded' } }],
      ['empty', { of: pages([]) }],
      ['no match', { of: pages([]), filtered }],
      ['more is on its way', { of: pages(faxRows(3), 'loading') }],
      ['more failed', { of: pages(faxRows(3), 'failed') }],
    ];
    return (
      <Wall>
        {samples.map(([title, props]) => (
          <Sample key={title} title={title} isWide>
            <Room>
              <PagedRows {...args} {...props} />
            </Room>
          </Sample>
        ))}
      </Wall>
    );
  },
};

export const OpenedByClick: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^North Imaging/, selected: true }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'fax-1', row: faxRows(2)[1] });
  },
};

/** The arrows move; Enter opens. */
export const OpenedByKeyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'fax-2' }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'fax-2' }));
  },
};

function Growing(props: PagedRowsProps<FaxRow>) {
  const [count, setCount] = useState(60);
  return (
    <Room>
      <PagedRows {...props} of={pages(faxRows(count), count < 120 ? 'idle' : 'none')} onMore={() => setCount(120)} />
    </Room>
  );
}

export const MoreNearTheEnd: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
    await canvas.findByRole('row', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '120'));
  },
};

/** A server that is down is asked again by a person, not by each open list. */
export const MoreFailed: Story = {
  args: { of: pages(faxRows(3), 'failed') },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('row', { name: /^Lakeshore/ });
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NothingMatches: Story = {
  args: { of: pages([]), filtered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No fax matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(filtered.onClear).toHaveBeenCalledOnce();
  },
};
