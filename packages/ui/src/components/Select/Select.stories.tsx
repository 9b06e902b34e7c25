import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Select } from './Select.tsx';

const documentTypes = [
  { id: 'referral', label: 'Referral' },
  { id: 'lab', label: 'Laboratory result', description: 'Also imaging reports' },
  { id: 'consult', label: 'Consultation note' },
  { id: 'junk', label: 'Junk', isDisabled: true },
];

const meta = { component: Select, args: { label: 'Type', placeholder: 'Choose a type', items: documentTypes, onChange: fn() } } satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="states" isStacked>
        <Select {...args} />
        <Select {...args} defaultValue="lab" />
        <Select {...args} description="What kind of letter it is." defaultValue="consult" />
        <Select {...args} isRequired error="Choose a type." />
        <Select {...args} isDisabled defaultValue="referral" />
      </Sample>
    </Wall>
  ),
};

export const Open: Story = {
  parameters: { ...stateSnapshots(), ...framed('16rem') },
  args: { defaultValue: 'referral' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Referral' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'lab' });
    await expect(canvas.getByRole('button')).toHaveTextContent('Laboratory result');
  },
};

export const ChosenByKeyboardWhileClosed: Story = {
  args: { defaultValue: 'referral' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('aria-haspopup', 'listbox'));
    await userEvent.keyboard('con');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'consult' });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'lab' });
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
