import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { CellText, Muted } from './CellText.tsx';
import { CrudTable } from './CrudTable.tsx';

interface Site {
  id: string;
  name: string;
  address: string;
  phone: string | null;
}

const sites: Site[] = [
  { id: 'harbour', name: 'Harbour', address: '12 Pier Road, third floor', phone: '+1 416 555 0142' },
  { id: 'hill', name: 'Hillside', address: '4 Mill Lane', phone: null },
];

const meta = {
  component: CrudTable<Site>,
  args: {
    title: 'Sites',
    description: 'Where patients are seen.',
    rows: { state: 'ready', value: sites },
    nameOf: ({ name }) => name,
    empty: { icon: <MapPin aria-hidden />, title: 'No sites yet', text: 'Add the first one.' },
    create: { label: 'New site', onCreate: fn() },
    columns: [
      {
        id: 'name',
        title: 'Name',
        isRowHeader: true,
        cell: ({ name, address }) => (
          <CellText isName details={address}>
            {name}
          </CellText>
        ),
      },
      { id: 'phone', title: 'Phone', cell: ({ phone }) => (phone ? <bdi>{phone}</bdi> : <Muted>None</Muted>) },
    ],
    onEdit: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CrudTable<Site>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="rows" isWide>
        <CrudTable {...args} />
      </Sample>
      <Sample title="on its way" isWide>
        <CrudTable {...args} title="Sites of the north" rows={{ state: 'loading' }} />
      </Sample>
      <Sample title="failed" isWide>
        <CrudTable {...args} title="Sites of the south" rows={{ state: 'failed' }} />
      </Sample>
      <Sample title="empty" isWide>
        <CrudTable {...args} title="Sites of the west" rows={{ state: 'ready', value: [] }} />
      </Sample>
      <Sample title="more, an action of its own, somebody" isWide>
        <CrudTable
          {...args}
          isTitleHidden
          title="Sites of the east"
          onRemove={undefined}
          rows={{ state: 'ready', value: { rows: sites, more: 'idle' } }}
          onMore={fn()}
          columns={[
            {
              id: 'name',
              title: 'Name',
              isRowHeader: true,
              cell: ({ name, address }) => (
                <CellText isName start={<Avatar name={name} isDecorative />} details={address}>
                  {name}
                </CellText>
              ),
            },
          ]}
          rowActions={({ name }) => (
            <Button size="sm" aria-label={`Close ${name}`}>
              Close
            </Button>
          )}
        />
      </Sample>
    </Wall>
  ),
};

export const UsedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.create?.onCreate).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit Harbour' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith(sites[0]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledWith(sites[0]);
  },
};

/** The buttons have no column where nothing can be done. */
export const ReadOnly: Story = {
  args: { onEdit: undefined, onRemove: undefined, create: undefined },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Sites' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Phone']);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
