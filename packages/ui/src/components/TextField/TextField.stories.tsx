import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Family name', onChange: fn() } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { placeholder: 'As on the card' } };

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: () => (
    <Wall>
      <Sample title="states" isStacked>
        <TextField label="Family name" placeholder="As on the card" />
        <TextField label="E-mail" type="email" isRequired start={<Mail aria-hidden />} defaultValue="m.okafor@example.org" />
        <TextField label="Health number" isNumeric defaultValue="9876 543 217" description="Ten digits and the version code." />
        <TextField label="Health number" isNumeric defaultValue="9876 543 218" error="The check digit does not fit." />
        <TextField label="Fax number" isNumeric isDisabled defaultValue="+1 416 555 0142" />
        <TextField label="Record number" isReadOnly defaultValue="MRN-004213" />
        <TextField label="Deposit" isNumeric end="CAD" defaultValue="40.00" />
        <TextField label="Search by name" isLabelHidden placeholder="Without a label of its own" />
      </Sample>
    </Wall>
  ),
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Family name' })).toHaveFocus();
    await userEvent.keyboard('Lee{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Le' });
  },
};

export const Refused: Story = {
  args: { error: 'Enter a family name.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Family name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a family name.');
  },
};
