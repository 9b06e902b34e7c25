import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Building2, MapPin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Tree } from './Tree.tsx';
import type { TreeNode } from './Tree.tsx';

const place = <MapPin aria-hidden />;
const bin = <Archive aria-hidden />;

const nodes: TreeNode[] = [
  {
    id: 'harbourview',
    title: 'Harbourview Specialist Clinic',
    icon: <Building2 aria-hidden />,
    children: [
      {
        id: 'downtown',
        title: 'Downtown',
        icon: place,
        children: [
          { id: 'cardiology', title: 'Cardiology', icon: bin, end: <Badge>12</Badge> },
          { id: 'imaging', title: 'Imaging', icon: bin, end: <Badge tone="warning">31</Badge> },
        ],
      },
      { id: 'north', title: 'North York', icon: place },
    ],
  },
];

const meta = {
  component: Tree,
  args: { label: 'Locations and bins', nodes, defaultExpanded: ['harbourview'], onSelect: fn(), onExpand: fn() },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="closed" isStacked>
        <Tree {...args} label="Closed" defaultExpanded={[]} />
      </Sample>
      <Sample title="open, one selected" isStacked>
        <Tree {...args} label="Open" defaultExpanded={['harbourview', 'downtown']} selected="imaging" />
      </Sample>
    </Wall>
  ),
};

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const [into, out] = isRtl ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith({ id: 'downtown' });
    await userEvent.keyboard(into);
    await expect(args.onExpand).toHaveBeenLastCalledWith({ expanded: ['harbourview', 'downtown'] });
    await expect(canvas.getByRole('row', { name: 'Cardiology' })).toHaveAttribute('aria-level', '3');
    await userEvent.keyboard(out);
    await expect(args.onExpand).toHaveBeenLastCalledWith({ expanded: ['harbourview'] });
  },
};

export const FoundByTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('nor');
    await expect(canvas.getByRole('row', { name: 'North York' })).toHaveFocus();
  },
};
