import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { List } from './List.tsx';

const people = ['Amara Okafor', 'Étienne Roy', 'Hana Sato'];
const items = people.map((name) => ({
  id: name,
  title: name,
  detail: 'Clerk, Front desk',
  start: <Avatar name={name} isDecorative />,
  end: <Badge tone="success">Active</Badge>,
}));

const meta = { component: List, args: { label: 'Users', items, onSelect: fn() } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="framed, one selected" isStacked>
        <List {...args} isFramed selected="Étienne Roy" />
      </Sample>
    </Wall>
  ),
};

export const SelectedByArrows: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'Étienne Roy' });
  },
};
