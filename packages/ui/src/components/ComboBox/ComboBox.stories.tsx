import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Gallery as Wall, Sample } from '../../internal/Gallery.tsx';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from './ComboBox.tsx';

const physicians = [
  { id: '1', label: 'Dr. Amara Okafor', description: 'Orthopaedics' },
  { id: '2', label: 'Dr. Étienne Roy', description: 'Family medicine' },
  { id: '3', label: 'Dr. Hana Sato', description: 'Radiology' },
];

const meta = {
  component: ComboBox,
  args: { label: 'Physician', placeholder: 'Name or number', items: physicians, onChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: snapshots(),
  render: (args) => (
    <Wall>
      <Sample title="states" isStacked>
        <ComboBox {...args} />
        <ComboBox {...args} defaultValue="2" />
        <ComboBox {...args} isLoading />
        <ComboBox {...args} description="Who asked for it." isRequired />
        <ComboBox {...args} error="Choose a physician." />
        <ComboBox {...args} isDisabled defaultValue="1" />
      </Sample>
    </Wall>
  ),
};

export const Open: Story = {
  parameters: { ...stateSnapshots(), ...framed('20rem') },
  args: { defaultValue: '2', footer: <Button variant="quiet">Add a physician</Button> },
  play: async () => {
    await userEvent.tab();
    const chosen = await screen.findByRole('option', { name: /Étienne Roy/ });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  },
};

export const FoundByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Physician' })).toHaveFocus();
    await userEvent.keyboard('roy');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ value: '2' });
    await expect(canvas.getByRole('combobox')).toHaveValue('Dr. Étienne Roy');
  },
};

export const NothingMatches: Story = {
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    const text = await screen.findByText('Nothing matches');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** Where any text will do, nobody is told that theirs is wrong. */
export const FreeText: Story = {
  args: { label: 'Clinic', isRemote: true, allowsCustomValue: true, items: [], onInputChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Lakeside');
    const text = await screen.findByText('Taken as it is typed');
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Lakeside');
  },
};

/** Two of one name are told apart in the list, and what tells them apart stays once one is chosen. */
export const OfOneName: Story = {
  parameters: stateSnapshots(),
  args: { label: 'Patient', items: [{ id: '1', label: 'Benali, Benoît', description: 'Apr 12, 1961' }, { id: '2', label: 'Benali, Benoît', description: 'Jun 3, 1998' }] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ben');
    await userEvent.click(await screen.findByRole('option', { name: /1998/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ value: '2' });
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Jun 3, 1998');
    await expect(canvas.getByText('Jun 3, 1998')).toBeVisible();
  },
};

/** The server looks; what it answers is shown as it is. */
function Remote() {
  const [query, setQuery] = useState('');
  const items = physicians.filter(({ description }) => description.toLowerCase().startsWith(query.toLowerCase()));
  return <ComboBox label="Physician" isRemote items={query ? items : []} onInputChange={({ value }) => setQuery(value)} />;
}

export const Asked: Story = {
  render: () => <Remote />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    // There is nothing to choose from yet, and what stands below is read on.
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button'));
    const hint = await screen.findByText('Type to search');
    await waitFor(() => expect(hint).toBeVisible());
    await userEvent.type(canvas.getByRole('combobox'), 'radio');
    const option = await screen.findByRole('option', { name: /Hana Sato/ });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** The answer to another search does not take the chosen one away, neither while one types nor afterwards. */
export const ChosenStays: Story = {
  args: { isRemote: true, onInputChange: fn() },
  render: function Searched(args) {
    const [items, setItems] = useState(args.items);
    return (
      <>
        <ComboBox {...args} items={items} />
        <Button onPress={() => setItems([])}>Answer</Button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'sa');
    await userEvent.click(await screen.findByRole('option', { name: /Hana Sato/ }));
    await expect(args.onInputChange).toHaveBeenLastCalledWith({ value: 'sa' });
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(field).toHaveValue('Dr. Hana Sato');
    await userEvent.type(field, 'x');
    await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('Dr. Hana Sato'));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** Before anything is marked, Enter takes nothing, and nothing away. */
export const EnteredTooEarly: Story = {
  render: () => <Remote />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'radio');
    await screen.findByRole('option', { name: /Hana Sato/ });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('radio');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Dr. Hana Sato');
  },
};
