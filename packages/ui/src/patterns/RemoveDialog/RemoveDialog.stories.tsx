import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { RemoveDialog } from './RemoveDialog.tsx';

const meta = {
  component: RemoveDialog,
  parameters: framed('18rem'),
  args: {
    title: 'Remove Harbour?',
    children: 'Its faxes stay where they are.',
    onConfirm: fn((): Promise<ReactNode> => Promise.resolve(null)),
    onClose: fn(),
  },
} satisfies Meta<typeof RemoveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Remove Harbour?' }));

export const Gallery: Story = {
  parameters: snapshots('narrow'),
  play: async () => {
    await waitFor(async () => expect((await dialog()).getByText('Its faxes stay where they are.')).toBeVisible());
  },
};

export const RemovedByKeyboard: Story = {
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await waitFor(() => expect(getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** It stays, and says why. */
export const Refused: Story = {
  args: { onConfirm: fn((): Promise<ReactNode> => Promise.resolve('Faxes were received here, so it cannot be removed.')) },
  play: async ({ args }) => {
    const { findByRole, getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await findByRole('alert')).toHaveTextContent('Faxes were received here'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** One press is one request, however long the answer takes. */
export const Awaited: Story = {
  args: { onConfirm: fn(() => new Promise<ReactNode>(() => {})), confirmLabel: 'Deactivate' },
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Deactivate' }));
    await userEvent.click(getByRole('button', { name: /Deactivate/ }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
