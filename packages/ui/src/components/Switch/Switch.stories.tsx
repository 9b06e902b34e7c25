import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'Show completed', onChange: fn() } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <Switch label="Show completed" />
        <Switch label="Play a sound" defaultSelected description="When an urgent fax arrives." />
        <Switch label="Tell everyone who holds this location when a fax waits longer than the clinic has promised" />
        <Switch label="Cloud model" isDisabled />
        <Switch label="Cloud model" isDisabled defaultSelected />
      </Sample>
    </Wall>
  ),
};

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
    await expect(canvas.getByRole('switch', { name: 'Show completed' })).toBeChecked();
  },
};
