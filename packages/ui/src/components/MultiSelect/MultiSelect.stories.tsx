import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { MultiSelect } from './MultiSelect.tsx';

const specialties = [
  { id: 'cardiology', label: 'Cardiology' },
  { id: 'dermatology', label: 'Dermatology' },
  { id: 'family', label: 'Family medicine' },
  { id: 'imaging', label: 'Diagnostic imaging', description: 'Also nuclear medicine' },
  { id: 'oncology', label: 'Oncology' },
  { id: 'orthopaedics', label: 'Orthopaedics' },
  { id: 'retired', label: 'Radium therapy', isDisabled: true },
];

const meta = {
  component: MultiSelect,
  args: { label: 'Specialties', items: specialties, defaultValue: ['cardiology', 'imaging'], placeholder: 'All', onChange: fn() },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  render: (args) => (
    <Wall>
      <Sample title="states" isStacked>
        <MultiSelect {...args} defaultValue={[]} />
        <MultiSelect {...args} description="Faxes of these come here." isRequired />
        <MultiSelect {...args} defaultValue={specialties.map(({ id }) => id)} />
        <MultiSelect {...args} error="Choose at most one." />
        <MultiSelect {...args} isDisabled />
      </Sample>
    </Wall>
  ),
};

const options = () => screen.findAllByRole('option');

export const Opened: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show options/ }));
    await waitFor(async () => expect((await options())[0]).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Cardiology' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ChosenByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('onco');
    await waitFor(async () => expect(await options()).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['oncology'] });
    const input = canvas.getByRole('combobox', { name: 'Specialties' });
    await waitFor(() => expect(input).toHaveValue(''));
    await userEvent.keyboard('derm{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['oncology', 'dermatology'] });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** With nothing typed, Backspace takes out what was chosen last. */
export const LastRemovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('x{Backspace}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['cardiology'] });
    await userEvent.keyboard('{Backspace}{Backspace}{Escape}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

/** From the input back to each tag, which can be taken out by itself. */
export const TagsRemovedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const back = document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.tab();
    await userEvent.keyboard(`${back}${back}`);
    await expect(canvas.getByRole('button', { name: 'Remove Cardiology' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['imaging'] });
    await expect(canvas.getByRole('button', { name: 'Remove Diagnostic imaging' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] });
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const RemovedByItsCross: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cardiology' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['imaging'] });
    await userEvent.keyboard('{Escape}');
  },
};

export const ChosenIsRead: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/Cardiology and Diagnostic imaging/);
  },
};
