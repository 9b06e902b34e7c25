import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, Send, Settings } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../.storybook/framed.ts';
import { snapshots } from '../../../../../.storybook/modes.ts';
import { CommandPalette } from './CommandPalette.tsx';

const meta = {
  component: CommandPalette,
  args: {
    commands: [
      { id: 'faxes', label: 'Faxes', group: 'Go to', icon: <Inbox aria-hidden />, keys: ['g', 'f'] },
      { id: 'settings', label: 'Settings', group: 'Go to', keywords: ['preferences'], icon: <Settings aria-hidden /> },
      { id: 'send', label: 'Send a fax', group: 'Do', icon: <Send aria-hidden />, keys: ['c'] },
    ],
    onRun: fn(),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: framed('24rem') };

export const Gallery: Story = {
  parameters: { ...snapshots('narrow'), ...framed('28rem') },
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('searchbox')).toHaveFocus();
  },
};

export const FoundAndRunByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('prefer');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith({ id: 'settings' });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ClosedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onRun).not.toHaveBeenCalled();
  },
};

export const NothingMatches: Story = {
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('searchbox'), 'zzz');
    await waitFor(() => expect(screen.getByText('No command matches')).toBeVisible());
  },
};
