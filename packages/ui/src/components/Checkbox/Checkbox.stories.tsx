import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = { component: Checkbox, args: { label: 'Urgent', onChange: fn() } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const requests = [
  { id: 'card', label: 'Health card' },
  { id: 'imaging', label: 'Imaging report', description: 'Also the pictures' },
  { id: 'signature', label: 'Signature' },
  { id: 'consent', label: 'Consent', isDisabled: true },
];

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: () => (
    <Wall>
      <Sample title="states">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultSelected />
        <Checkbox label="Some" isIndeterminate />
        <Checkbox label="Disabled" isDisabled />
        <Checkbox label="Disabled, on" isDisabled defaultSelected />
        <Checkbox label="Hidden" isLabelHidden defaultSelected />
      </Sample>
      <Sample title="with a description, refused" isStacked>
        <Checkbox label="Send an acknowledgement" description="The sender gets a fax back." defaultSelected />
        <Checkbox label="I have compared the name with the card" error="Compare before you file." />
      </Sample>
      <Sample title="group" isStacked>
        <CheckboxGroup label="Ask for" items={requests} defaultValue={['card']} description="Goes out as a fax." />
        <CheckboxGroup label="Ask for" items={requests.slice(0, 3)} orientation="horizontal" defaultValue={['imaging']} />
        <CheckboxGroup label="Ask for" items={requests.slice(0, 2)} isRequired error="Choose what the sender has to send." />
        <CheckboxGroup label="Ask for" items={requests.slice(0, 2)} isDisabled defaultValue={['card']} />
      </Sample>
    </Wall>
  ),
};

export const Toggled: Story = {
  args: { description: 'Within two days' },
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Urgent' });
    await expect(checkbox).toHaveAccessibleDescription('Within two days');
    await userEvent.click(checkbox);
    await expect(args.onChange).toHaveBeenCalledWith({ isSelected: true });
  },
};

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ isSelected: false });
  },
};

export const Refused: Story = {
  args: { error: 'Compare before you file.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Compare before you file.');
  },
};

const onGroupChange = fn();

export const GroupChosenByKeyboard: Story = {
  render: () => <CheckboxGroup label="Ask for" items={requests} defaultValue={['card']} error="Choose two." onChange={onGroupChange} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Ask for' })).toHaveAccessibleDescription('Choose two.');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onGroupChange).toHaveBeenLastCalledWith({ value: ['card', 'imaging'] });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(onGroupChange).toHaveBeenLastCalledWith({ value: ['imaging'] });
  },
};
