import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
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

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots('narrow'), ...framed('24rem') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Split this fax' })).toBeVisible());
  },
};

/** The content scrolls; the title and the buttons stay. */
export const LongContent: Story = {
  parameters: stateSnapshots('narrow'),
  args: {
    title: 'Consultation note from the orthopaedic department of Lakeshore Hospital, second opinion',
    size: 'lg',
    children: <p style={{ blockSize: '60rem' }}>Pages 1–2 stay here.</p>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};

export const OpenedAndClosedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Split' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ isOpen: false });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Split' })).toHaveFocus());
  },
};

const onConfirm = fn();

export const Confirmation: Story = {
  parameters: { ...stateSnapshots(), ...framed('18rem') },
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

export const ConfirmedByKeyboard: Story = {
  render: Confirmation.render,
  play: async () => {
    onConfirm.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};
