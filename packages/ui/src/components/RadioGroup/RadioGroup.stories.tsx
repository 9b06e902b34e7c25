import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const priorities = [
  { id: 'routine', label: 'Routine' },
  { id: 'urgent', label: 'Urgent', description: 'Within two days' },
  { id: 'stat', label: 'STAT', description: 'At once' },
];

const meta = { component: RadioGroup, args: { label: 'Priority', items: priorities, onChange: fn() } } satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="vertical, horizontal, refused, disabled" isStacked>
        <RadioGroup {...args} defaultValue="urgent" />
        <RadioGroup {...args} orientation="horizontal" defaultValue="routine" />
        <RadioGroup {...args} error="Choose a priority." />
        <RadioGroup {...args} isDisabled defaultValue="stat" />
      </Sample>
    </Wall>
  ),
};

export const MovedByArrows: Story = {
  args: { defaultValue: 'routine' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'urgent' });
    await expect(canvas.getByRole('radio', { name: /Urgent/ })).toBeChecked();
  },
};
