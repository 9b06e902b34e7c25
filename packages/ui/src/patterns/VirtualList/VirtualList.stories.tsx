import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { faxColumns, faxRows } from './VirtualList.fixtures.tsx';
import type { FaxRow } from './VirtualList.fixtures.tsx';
import { RowLines } from './RowLines.tsx';
import { VirtualList } from './VirtualList.tsx';
import type { VirtualListProps } from './VirtualList.tsx';

/** Keeps the selection, as a screen would. */
function Inbox(props: VirtualListProps<FaxRow>) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ blockSize: '20rem', display: 'flex' }}>
      <VirtualList
        {...props}
        selected={selected}
        onSelect={(selection) => {
          setSelected(selection.id);
          props.onSelect?.(selection);
        }}
      />
    </div>
  );
}

const meta = {
  component: VirtualList<FaxRow>,
  render: (args) => <Inbox {...args} />,
  args: { label: 'Faxes', rows: faxRows(200), rowId: (row) => row.id, columns: faxColumns, onSelect: fn(), onAction: fn() },
} satisfies Meta<typeof VirtualList<FaxRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { selected: 'fax-2' } };

const plainColumns = faxColumns.slice(0, 3).map(({ title: _title, ...column }) => column);

const twoLines = [
  {
    id: 'fax',
    cell: ({ sender, type, pages, received, isUrgent }: FaxRow) => (
      <RowLines title={<bdi>{sender}</bdi>} end={received} tone={isUrgent ? 'danger' : undefined} detail={<span>{type}</span>} detailEnd={pages} />
    ),
  },
];

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="one selected" isWide>
        <Inbox {...args} selected="fax-2" />
      </Sample>
      <Sample title="more is on its way" isWide>
        <Inbox {...args} rows={faxRows(3)} hasMore isLoadingMore />
      </Sample>
      <Sample title="without titles, lower rows" isWide>
        <Inbox {...args} rows={faxRows(5)} columns={plainColumns} rowHeight="2rem" />
      </Sample>
      <Sample title="of two lines" isStacked>
        <Inbox {...args} rows={faxRows(4)} columns={twoLines} rowHeight="3.25rem" />
      </Sample>
      <Sample title="nothing" isStacked>
        <Inbox {...args} rows={[]} empty={<EmptyState title="Everything is filed" />} />
      </Sample>
    </Wall>
  ),
};

export const LoadingMore: Story = {
  args: { rows: faxRows(4), hasMore: true, isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const Empty: Story = { args: { rows: [], empty: <EmptyState title="Everything is filed" /> } };

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const row = (at: number) => canvas.findByRole('row', { name: new RegExp(`^${faxRows(200)[at]?.received}`), selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await row(1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await row(199)).toHaveFocus();
    await expect(await row(199)).toHaveAttribute('aria-rowindex', '201');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'fax-0', row: faxRows(1)[0] });
  },
};

export const FoundByKeyboard: Story = {
  args: { textOf: (row) => row.sender },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('map');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'fax-4' }));
  },
};

function FilledLater(props: VirtualListProps<FaxRow>) {
  const [rows, setRows] = useState<readonly FaxRow[]>([]);
  return <Inbox {...props} rows={rows} empty={<Button onPress={() => setRows(props.rows)}>Refresh</Button>} />;
}

export const FilledAfterItWasEmpty: Story = {
  render: (args) => <FilledLater {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await waitFor(async () => expect(await canvas.findByRole('row', { name: /^08:00/ })).toBeVisible());
  },
};

/** Each time the end comes near, the next page is asked for. */
function Paged() {
  const [rows, setRows] = useState(() => faxRows(50));
  const more = () => setRows(faxRows(rows.length + 50));
  return <Inbox label="Faxes" rows={rows} rowId={(row) => row.id} columns={faxColumns} hasMore={rows.length < 150} onEndReached={more} />;
}

export const FedByPages: Story = {
  render: () => <Paged />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '51'));
    await userEvent.keyboard('{End}{End}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '151'));
  },
};

const million = faxRows(1_000_000);

/** Taller than a browser can draw an element: the last row can still be reached, and the wheel still moves pixel by pixel. */
export const AMillionRows: Story = {
  args: { rows: million, total: million.length },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1000001'));
    await waitFor(() => expect(document.activeElement).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '1000000'));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};
