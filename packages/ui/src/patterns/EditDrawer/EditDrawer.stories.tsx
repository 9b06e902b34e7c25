import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { EditDrawer } from './EditDrawer.tsx';

const meta = {
  component: EditDrawer,
  parameters: framed('24rem'),
  args: {
    title: 'Edit Harbour',
    onSubmit: fn(),
    onClose: fn(),
    children: (
      <>
        <TextField label="Name" name="name" autoFocus isRequired defaultValue="Harbour" />
        <TextField label="Address" name="address" />
      </>
    ),
  },
} satisfies Meta<typeof EditDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Edit Harbour' }));

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  play: async () => {
    await waitFor(async () => expect((await drawer()).getByRole('textbox', { name: 'Name' })).toBeVisible());
  },
};

/** Enter in a field saves as the button does, although that stands outside the form. */
export const SavedByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect((await drawer()).getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard(' West{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SavedByTheButton: Story = {
  args: { saveLabel: 'Invite' },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Invite' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Awaited, it is not sent again; refused, it says why and keeps what was typed. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const form = await drawer();
    await userEvent.type(form.getByRole('textbox', { name: 'Address' }), '12 Pier Road{Enter}');
    await userEvent.click(form.getByRole('button', { name: /Save/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { error: 'There is already one with this name.' },
  play: async () => {
    const form = await drawer();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText('There is already one with this name.')).toBeVisible());
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour');
  },
};
