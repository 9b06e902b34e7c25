import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const priorities = [
  { id: 'routine', label: 'Routine' },
  { id: 'urgent', label: 'Urgent', description: 'Within two days' },
  { id: 'stat', label: 'STAT', description: 'At once' },
];

const meta = {
  component: RadioGroup,
  args: { label: 'Priority', items: priorities, defaultValue: 'routine', onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="vertical, with help" isStacked>
        <RadioGroup {...args} defaultValue="urgent" description="Who reads it first." />
      </Sample>
      <Sample title="horizontal" isStacked>
        <RadioGroup {...args} orientation="horizontal" />
      </Sample>
      <Sample title="refused, disabled, one of them disabled" isStacked>
        <RadioGroup {...args} defaultValue={null} isRequired error="Choose a priority." />
        <RadioGroup {...args} isDisabled defaultValue="stat" />
        <RadioGroup {...args} items={priorities.map((item) => ({ ...item, isDisabled: item.id === 'stat' }))} />
      </Sample>
    </Wall>
  ),
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'urgent' });
    await expect(canvas.getByRole('radio', { name: 'Urgent' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Urgent' })).toHaveAccessibleDescription(/Within two days/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'stat' });
  },
};

export const AlongTheLineByKeyboard: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'urgent' });
  },
};

/** The focus begins at what is chosen, and a digit chooses another. */
export const ChosenByDigit: Story = {
  args: { hasDigits: true, autoFocus: true, defaultValue: 'urgent' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Urgent' })).toHaveFocus());
    await userEvent.keyboard('3');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'stat' });
    await expect(canvas.getByRole('radio', { name: 'STAT' })).toHaveFocus();
    await userEvent.keyboard('4');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is chosen before somebody chooses. */
export const Unanswered: Story = {
  args: { defaultValue: null, error: 'Choose a priority.' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Priority' })).toHaveAccessibleDescription('Choose a priority.');
  },
};
