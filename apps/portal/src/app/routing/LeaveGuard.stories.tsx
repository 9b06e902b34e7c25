import { Button } from '@intake/ui/Button';
import { Link } from '@intake/ui/Link';
import { TextField } from '@intake/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import { useLeave } from '../../data/forms/leave.ts';
import { useForm } from '../../data/forms/useForm.ts';
import { useUnsaved } from '../../data/forms/useUnsaved.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

function Work() {
  const form = useForm({ initial: { name: '' }, save: () => Promise.resolve(null) });
  useUnsaved(form.isDirty);
  const { hash } = useLocation();
  const leave = useLeave();
  const [isEnded, setEnded] = useState(false);
  return (
    <>
      <TextField {...form.field('name')} label="Name" />
      <Link href="#form">Form</Link>
      <Link href="#elsewhere">Elsewhere</Link>
      <Button onPress={() => leave(() => setEnded(true))}>Sign out</Button>
      <output>{isEnded ? 'Signed out' : hash}</output>
    </>
  );
}

const meta = {
  component: LeaveGuard,
  args: { children: <Work /> },
  decorators: [(Story) => <MemoryRouter>{Story()}</MemoryRouter>],
} satisfies Meta<typeof LeaveGuard>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('alertdialog', { name: 'Discard what you entered?' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

/** A link asks while something is typed; who stays keeps it, and who goes is led on. */
export const LeftByLink: Story = {
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('link', { name: 'Form' }));
    await waitFor(() => expect(place).toHaveTextContent('#form'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'West');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await expect(place).toHaveTextContent('#form');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('West');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(place).toHaveTextContent('#elsewhere'));
  },
};

/** The browser asks before the tab is closed or loaded anew, as long as something is typed. */
export const TabClosed: Story = {
  play: async ({ canvas }) => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(isAsked()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'W');
    await expect(isAsked()).toBe(true);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await expect(isAsked()).toBe(false);
  },
};

/** What ends the page without leading to another asks as well, and at once does so where nothing is typed. */
export const EndedByCommand: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'West');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await expect(place).toHaveTextContent('');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(place).toHaveTextContent('Signed out');
  },
};
