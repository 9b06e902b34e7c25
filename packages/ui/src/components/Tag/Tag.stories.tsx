import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { TagGroup } from './Tag.tsx';

const keywords = [
  { id: 'mri', label: 'MRI' },
  { id: 'knee', label: 'Knee' },
  { id: 'urgent', label: 'Urgent' },
];

const meta = { component: TagGroup, args: { label: 'Keywords', items: keywords } } satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filters() {
  const [selected, setSelected] = useState<readonly string[]>(['knee']);
  return <TagGroup label="Filters" items={keywords} selected={selected} onSelect={({ ids }) => setSelected(ids)} />;
}

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="plain, removable, chosen">
        <TagGroup label="Keywords" items={keywords} />
        <TagGroup label="Keywords" items={keywords} onRemove={fn()} />
        <Filters />
      </Sample>
    </Wall>
  ),
};

export const Removed: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Knee' }));
    await expect(args.onRemove).toHaveBeenCalledWith({ ids: ['knee'] });
  },
};
