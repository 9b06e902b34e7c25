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

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="plain, removable, chosen, long, without a label">
        <TagGroup label="Keywords" items={keywords} />
        <TagGroup label="Keywords" items={keywords} onRemove={fn()} />
        <Filters />
        <TagGroup
          label="A long one"
          items={[{ id: 'long', label: 'Magnetic resonance imaging of the right shoulder with contrast, urgent, before 1 December' }]}
          onRemove={fn()}
        />
        <TagGroup label="Fax numbers" isLabelHidden items={[{ id: 'fax', label: '+1 416 555 0142' }]} onRemove={fn()} />
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

export const RemovedByKeyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith({ ids: ['knee'] });
  },
};

export const ChosenByKeyboard: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByRole('row', { name: 'Urgent' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('row', { name: 'Knee' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Escape belongs to what the tags stand in, such as a popover: it takes no choice away. */
export const KeptByEscape: Story = {
  args: { onSelect: fn() },
  render: ({ onSelect }) => <TagGroup label="Filters" items={keywords} selected={['knee']} onSelect={onSelect!} />,
  play: async ({ args }) => {
    const onKeyDown = fn();
    document.addEventListener('keydown', onKeyDown);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', onKeyDown);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(onKeyDown).toHaveBeenCalled();
  },
};
