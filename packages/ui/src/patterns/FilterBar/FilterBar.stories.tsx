import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Create, Filters, Refresh, Search, Views } from './FilterBar.fixtures.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';

const set = [
  { id: 'actor', label: 'Amélie Tremblay' },
  { id: 'from', label: 'From 3 May 2026' },
] as const;

/** A bar measures the room of the Workspace around it. */
const Room = ({ children }: { children: ReactNode }) => <div style={{ containerType: 'inline-size', flex: 1 }}>{children}</div>;

const meta = {
  component: FilterBar,
  parameters: framed('24rem'),
  args: { lead: <Views />, children: <Filters /> },
  render: (args) => (
    <Room>
      <FilterBar {...args} />
    </Room>
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: () => (
    <Wall>
      <Sample title="views" isWide>
        <Room>
          <FilterBar lead={<Views />}>
            <Filters />
            <Create />
          </FilterBar>
        </Room>
      </Sample>
      <Sample title="a heading, and what is set" isWide>
        <Room>
          <FilterBar lead={<h1>Audit trail</h1>} chips={<FilterChips label="Filters" items={set} onRemove={fn()} />}>
            <Filters defaultValue={['report', 'referral']} />
            <Refresh />
          </FilterBar>
        </Room>
      </Sample>
      <Sample title="a search" isWide>
        <Room>
          <FilterBar isSearch lead={<Search />}>
            <Views />
            <Filters />
          </FilterBar>
        </Room>
      </Sample>
    </Wall>
  ),
};

export const OneChipTakenAway: Story = {
  args: { chips: <FilterChips label="Filters" items={set} onRemove={fn()} /> },
  render: (args) => <FilterBar {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From 3 May 2026' }));
    const { onRemove } = (args.chips as { props: { onRemove: (removal: object) => void } }).props;
    await expect(onRemove).toHaveBeenCalledWith({ ids: ['from'] });
  },
};

const onFilter = fn();

/** Choices act at once; what is set can be cleared as one. */
export const FilteredByKeyboard: Story = {
  args: { lead: null, children: <Filters onChange={onFilter} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const report = await screen.findByRole('checkbox', { name: 'Report' });
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
    while (document.activeElement !== report) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onFilter).toHaveBeenLastCalledWith({ value: ['report'] });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    // In the order in which they stand, whatever was chosen first.
    await expect(onFilter).toHaveBeenLastCalledWith({ value: ['referral', 'report', 'requisition'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '3 filters' })).toHaveFocus());
  },
};

export const Open: Story = {
  args: { children: <Filters defaultValue={['referral']} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 filters' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect(screen.getByRole('checkbox', { name: 'Referral' })).not.toBeChecked();
  },
};

/** Where there is no room for two panes it leaves when something covers the list. */
export const Covered: Story = {
  args: { isCovered: true },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radiogroup', { name: 'View' })).toBeNull();
  },
};

/** From the right the first views are seen first, and the others scrolled to, as from the left. */
export const LongFromTheRight: Story = {
  render: () => (
    <div dir="rtl" style={{ inlineSize: '12rem' }}>
      <Views />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'View' });
    const strip = group.parentElement!;
    const ends = () => [group, strip].map((one) => one.getBoundingClientRect());
    await waitFor(() => expect(ends()[0]!.width).toBeGreaterThan(ends()[1]!.width));
    const [views, room] = ends();
    await expect(views!.right).toBe(room!.right);
  },
};
