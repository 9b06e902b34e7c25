import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { patientColumns, patientRows } from './DataTable.fixtures.tsx';
import type { PatientRow } from './DataTable.fixtures.tsx';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTable.tsx';

const compare = (a: string | number, b: string | number) => (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'en'));

/** Keeps the order and the selection, as a screen would. */
function Patients(props: DataTableProps<PatientRow>) {
  const [sort, setSort] = useState(props.sort);
  const [selected, setSelected] = useState(props.selected);
  const rows = useMemo(() => {
    if (!sort) return props.rows;
    const key = sort.column as keyof PatientRow;
    const sign = sort.direction === 'descending' ? -1 : 1;
    return props.rows.toSorted((a, b) => sign * compare(a[key], b[key]));
  }, [props.rows, sort]);
  return (
    <div style={{ blockSize: '26rem', display: 'flex' }}>
      <DataTable
        {...props}
        rows={rows}
        sort={sort}
        onSort={(change) => {
          setSort(change.sort);
          props.onSort?.(change);
        }}
        selected={selected}
        onSelectionChange={(change) => {
          setSelected(change.selected);
          props.onSelectionChange?.(change);
        }}
      />
    </div>
  );
}

const meta = {
  component: DataTable<PatientRow>,
  render: (args) => <Patients {...args} />,
  args: {
    label: 'Patients',
    rows: patientRows(200),
    rowId: (row) => row.id,
    rowLabel: (row) => row.name,
    columns: patientColumns,
    selectionMode: 'multiple',
    onSort: fn(),
    onSelectionChange: fn(),
    onAction: fn(),
    onColumnResize: fn(),
  },
} satisfies Meta<typeof DataTable<PatientRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  args: {
    isFramed: true,
    sort: { column: 'name', direction: 'ascending' },
    selected: new Set(['patient-22', 'patient-48', 'patient-191']),
  },
};

const focused = () => document.activeElement as HTMLElement;
const onwards = () => (document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
const backwards = () => (document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
const ids = (...at: number[]) => ({ selected: new Set(at.map((index) => `patient-${index}`)) });

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const rows = patientRows(200);
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowDown}${onwards()}`);
    await expect(focused()).toHaveTextContent(String(rows[1]?.name));
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveAttribute('aria-colindex', '9');
    await waitFor(() => expect(focused()).toBeVisible());
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(Number(focused().closest('[role=row]')?.getAttribute('aria-rowindex'))).toBeGreaterThan(5);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '201');
    await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith({ id: 'patient-0', row: rows[0] });
    await userEvent.keyboard(backwards());
    await expect(focused()).toHaveAttribute('aria-colindex', '1');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '201');
  },
};

export const SortedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Patient' });
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowUp}${onwards()}{Enter}`);
    await expect(args.onSort).toHaveBeenLastCalledWith({ sort: { column: 'name', direction: 'ascending' } });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Phone' })).not.toHaveAttribute('aria-sort');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(0, 1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(0, 1, 3));
    await expect(focused().closest('[role=row]')).toHaveAttribute('aria-selected', 'true');
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all loaded rows' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(all).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp} ');
    await expect(all).toBeChecked();
  },
};

export const SelectedByPointer: Story = {
  play: async ({ args, canvas }) => {
    const box = (at: number) => canvas.getByRole('checkbox', { name: `Select ${patientRows(200)[at]?.name}` });
    await userEvent.click(box(1));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1));
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(3));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1, 2, 3));
    await user.click(canvas.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await user.click(canvas.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids());
  },
};

export const OneSelectedByKeyboard: Story = {
  args: { selectionMode: 'single' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(ids(1));
  },
};

const width = (name: string) =>
  Math.round(document.querySelector(`[role=columnheader][aria-label='${name}']`)?.getBoundingClientRect().width ?? 0);

export const ResizedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(`{ArrowUp}${onwards()}`);
    await userEvent.tab();
    await expect(focused()).toHaveRole('separator');
    await userEvent.keyboard(onwards());
    await expect(args.onColumnResize).toHaveBeenLastCalledWith({ column: 'name', width: 216 });
    await waitFor(() => expect(width('Patient')).toBe(216));
    await userEvent.keyboard(`${backwards()}${backwards()}`);
    await expect(focused()).toHaveAttribute('aria-valuenow', '184');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(width('Patient')).toBe(200));
  },
};

export const ResizedByPointer: Story = {
  play: async ({ args, canvas }) => {
    const edge = canvas.getByRole('separator', { name: 'Width of Patient' });
    const { left, top } = edge.getBoundingClientRect();
    const sign = document.documentElement.dir === 'rtl' ? -1 : 1;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: left, clientY: top + 4 } },
      { target: edge, coords: { clientX: left + sign * 60, clientY: top + 4 } },
      { keys: '[/MouseLeft]', target: edge },
    ]);
    await expect(args.onColumnResize).toHaveBeenLastCalledWith({ column: 'name', width: 260 });
    await waitFor(() => expect(width('Patient')).toBe(260));
  },
};

/** Enter goes into a cell that holds a link, Escape comes back out; Tab passes all of them. */
export const LinksReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(`${onwards().repeat(5)}{Enter}`);
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(focused()).toHaveAttribute('aria-colindex', '6');
    await userEvent.tab();
    await expect(focused()).toBe(document.body);
  },
};

/** What is pinned stays while the rest is scrolled. */
export const Pinned: Story = {
  render: (args) => (
    <div style={{ inlineSize: '44rem', maxInlineSize: '100%' }}>
      <Patients {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').slice(1);
    const name = row?.querySelector('[aria-colindex="2"]');
    const before = name?.getBoundingClientRect().left;
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const grid = canvas.getByRole('grid').getBoundingClientRect();
    await waitFor(() => expect(focused().getBoundingClientRect().right).toBeLessThanOrEqual(grid.right + 1));
    await expect(focused().getBoundingClientRect().left).toBeGreaterThanOrEqual(grid.left - 1);
    await expect(name?.getBoundingClientRect().left).toBe(before);
  },
};

export const LoadingMore: Story = {
  args: { rows: patientRows(4), hasMore: true, isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No patient matches">Change what you search for.</EmptyState> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('columnheader', { name: /Select all/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('No patient matches')).toBeVisible());
  },
};

/** Each time the end comes near, the next page is asked for. */
function Paged(props: DataTableProps<PatientRow>) {
  const [rows, setRows] = useState(() => patientRows(50));
  return <Patients {...props} rows={rows} hasMore={rows.length < 150} onEndReached={() => setRows(patientRows(rows.length + 50))} />;
}

export const FedByPages: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '51'));
    await userEvent.keyboard('{Control>}{End}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '151'));
  },
};

const many = patientRows(100_000);

export const AHundredThousandRows: Story = {
  args: { rows: many, total: many.length },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '100001'));
    await waitFor(() => expect(focused()).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(await canvas.findByText('100,000 selected')).toBeInTheDocument();
  },
};
