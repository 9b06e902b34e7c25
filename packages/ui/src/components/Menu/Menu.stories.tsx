import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, MoreHorizontal, Split, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const groups = [
  {
    id: 'document',
    items: [
      { id: 'split', label: 'Split', icon: <Split aria-hidden />, keys: ['s'] },
      { id: 'hold', label: 'Put on hold', description: 'Until the sender answers', icon: <Archive aria-hidden /> },
      { id: 'merge', label: 'Merge', isDisabled: true },
    ],
  },
  { id: 'sort', title: 'Sort', selected: 'oldest', items: [{ id: 'oldest', label: 'Oldest first' }, { id: 'newest', label: 'Newest first' }] },
  { id: 'danger', items: [{ id: 'reject', label: 'Reject', tone: 'danger' as const, icon: <Trash2 aria-hidden /> }] },
];

const meta = { component: Menu, args: { groups, trigger: <IconButton label="More" icon={<MoreHorizontal aria-hidden />} />, onAction: fn() } } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = {
  parameters: { ...snapshots(), ...framed('22rem') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Oldest first' })).toBeChecked();
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Reject' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const ActedOnByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith({ id: 'hold', group: 'document' });
  },
};
