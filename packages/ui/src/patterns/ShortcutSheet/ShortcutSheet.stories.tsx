import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const onNext = fn();
const onSave = fn();

const meta = {
  component: ShortcutSheet,
  beforeEach: () => {
    onNext.mockClear();
    onSave.mockClear();
  },
  render: (args) => (
    <>
      <TextField label="Family name" />
      <ShortcutSheet {...args} />
    </>
  ),
  args: {
    shortcuts: [
      { id: 'next', keys: ['j'], label: 'Next fax', group: 'Queue', onTrigger: onNext },
      { id: 'previous', keys: ['k'], label: 'Previous fax', group: 'Queue', onTrigger: fn() },
      { id: 'save', keys: ['Mod', 'Enter'], label: 'Save and next', group: 'Filing', worksInFields: true, onTrigger: onSave },
      { id: 'hold', keys: ['h'], label: 'Put on hold', group: 'Filing', onTrigger: fn() },
    ],
  },
} satisfies Meta<typeof ShortcutSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: framed('22rem') };

export const Gallery: Story = {
  parameters: { ...snapshots('narrow'), ...framed('22rem') },
  play: async () => {
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
  },
};

export const OpenedAndClosedByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible());
    // What stands in the sheet is not triggered through it.
    await userEvent.keyboard('j');
    await expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

export const LeavesTypingAlone: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'jj');
    await expect(onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSave).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('j');
    await expect(onNext).toHaveBeenCalledOnce();
  },
};

/** A list of choices keeps the focus after one was chosen; the chord goes past it, and does not open it. */
export const ChordOnAButton: Story = {
  render: (args) => (
    <>
      <Select label="Next step" defaultValue="file" items={[{ id: 'file', label: 'File only' }]} />
      <ShortcutSheet {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const choices = canvas.getByRole('button', { name: /Next step/ });
    choices.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await screen.findByRole('listbox')).toBeVisible());
  },
};
