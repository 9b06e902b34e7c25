import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Checkbox, CheckboxGroup } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { label: 'Urgent', onChange: fn() } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Requests() {
  const [value, setValue] = useState(['card']);
  return (
    <CheckboxGroup label="Ask for" value={value} onChange={(change) => setValue(change.value)} description="Goes out as a fax.">
      <Checkbox value="card" label="Health card" />
      <Checkbox value="imaging" label="Imaging report" />
      <Checkbox value="signature" label="Signature" />
    </CheckboxGroup>
  );
}

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="states">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultSelected />
        <Checkbox label="Some" isIndeterminate />
        <Checkbox label="Disabled" isDisabled />
        <Checkbox label="Invalid" isInvalid />
        <Checkbox label="Hidden" isLabelHidden defaultSelected />
      </Sample>
      <Sample title="with a description, in a group" isStacked>
        <Checkbox label="Send an acknowledgement" description="The sender gets a fax back." defaultSelected />
        <Requests />
      </Sample>
    </Wall>
  ),
};

export const Toggled: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urgent' }));
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
  },
};
