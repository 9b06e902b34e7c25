import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Family name', onChange: fn() } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

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
      </Sample>
    </Wall>
  ),
};

export const Typed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Family name' }), 'Li');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Li' });
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
