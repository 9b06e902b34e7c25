import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Rows3, Star } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { ToggleButton, ToggleButtonGroup } from './ToggleButton.tsx';

const meta = { component: ToggleButton, args: { label: 'Watch', onChange: fn() } } satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Density() {
  const [value, setValue] = useState('comfortable');
  return (
    <ToggleButtonGroup label="Density" value={value} onChange={(change) => setValue(change.value)}>
      <ToggleButton id="comfortable" label="Comfortable" icon={<Rows3 aria-hidden />} />
      <ToggleButton id="compact" label="Compact" icon={<List aria-hidden />} />
    </ToggleButtonGroup>
  );
}

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="off, on, disabled">
        <ToggleButton label="Watch" icon={<Star aria-hidden />} />
        <ToggleButton label="Watch" icon={<Star aria-hidden />} defaultSelected />
        <ToggleButton label="Watch" icon={<Star aria-hidden />} isIconOnly defaultSelected />
        <ToggleButton label="Watch" icon={<Star aria-hidden />} isDisabled />
        <ToggleButton label="Watch" icon={<Star aria-hidden />} isDisabled defaultSelected />
      </Sample>
      <Sample title="small, with a count">
        <ToggleButton label="Urgent" size="sm" end={<Badge tone="danger">3</Badge>} />
        <ToggleButton label="Urgent" size="sm" end={<Badge tone="danger">3</Badge>} defaultSelected />
      </Sample>
      <Sample title="a choice of few">
        <Density />
      </Sample>
    </Wall>
  ),
};

export const Toggles: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Watch', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
  },
};

export const KeepsOneChosen: Story = {
  render: () => <Density />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Watch', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ isSelected: false });
  },
};

export const ChosenByKeyboard: Story = {
  render: () => <Density />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked();
  },
};
