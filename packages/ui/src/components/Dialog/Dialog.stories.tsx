import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

const meta = { component: Dialog,
  args: {
    title: 'Split this fax',
    trigger: <Button>Split</Button>,
    onOpenChange: fn(),
    children: <TextField label="New document starts at page" isNumeric defaultValue="3" description="Pages 1–2 stay here." />,
    footer: ({ close }) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Split
        </Button>
      </>
    ),
  },
 } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Split this fax' })).toBeVisible());
  },
};

export const ClosesOnEscapeAndGivesFocusBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Split' })).toHaveFocus());
  },
};

const onConfirm = fn();

export const Confirmation: Story = {
  parameters: snapshots(),
  render: () => (
    <ConfirmDialog
      title="Reject this fax?"
      confirmLabel="Reject"
      isDestructive
      trigger={<Button>Reject</Button>}
      onConfirm={({ close }) => {
        onConfirm();
        close();
      }}
    >
      It leaves the queue. The received original is kept.
    </ConfirmDialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Reject this fax?' })).toBeVisible());
  },
};

export const Confirmed: Story = {
  ...Confirmation,
  play: async ({ canvas }) => {
    onConfirm.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};
