import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { faxLineColumns, faxLines } from './Table.fixtures.tsx';
import type { FaxLine } from './Table.fixtures.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';

/** Sorts its rows, as a screen or its server would. */
function Lines(props: TableProps<FaxLine>) {
  const [sort, setSort] = useState(props.sort);
  const key = sort?.column as keyof FaxLine | undefined;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const compare = (a: FaxLine, b: FaxLine) => (key ? sign * String(a[key]).localeCompare(String(b[key]), 'en', { numeric: true }) : 0);
  return (
    <Table
      {...props}
      rows={props.rows.toSorted(compare)}
      sort={sort}
      onSort={(change) => {
        setSort(change.sort);
        props.onSort?.(change);
      }}
    />
  );
}

const meta = {
  component: Table<FaxLine>,
  render: (args) => <Lines {...args} />,
  args: { label: 'Fax lines', rows: faxLines, rowId: (line) => line.id, columns: faxLineColumns, onSort: fn() },
} satisfies Meta<typeof Table<FaxLine>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="with a description, sorted">
        <Lines {...args} description="Since midnight" sort={{ column: 'faxes', direction: 'descending' }} />
      </Sample>
      <Sample title="framed, dense, label hidden">
        <Lines {...args} isLabelHidden isFramed isDense />
      </Sample>
      <Sample title="stacked where it is narrow" isWide>
        <Lines {...args} isFramed isStacking />
      </Sample>
      <Sample title="empty">
        <Lines {...args} rows={[]} isFramed empty="No line is open." />
      </Sample>
    </Wall>
  ),
};

export const SortedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const cells = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ sort: { column: 'name', direction: 'ascending' } });
    await expect(cells()).toEqual(['Front desk', 'Imaging', 'Laboratory', 'Referrals']);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Line' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith({ sort: undefined });
    await expect(canvas.getByRole('columnheader', { name: 'Line' })).toHaveAttribute('aria-sort', 'none');
  },
};

export const ScrolledByKeyboard: Story = {
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <Lines {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Fax lines' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};

export const FitsWithoutATabStop: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Fax lines' })).toBeVisible());
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
