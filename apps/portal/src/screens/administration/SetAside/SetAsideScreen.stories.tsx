import { quarantinedFiles } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { More } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { SetAsideScreen } from './SetAsideScreen.tsx';

const shown = (rows: typeof quarantinedFiles, more: More = 'none') => ready({ rows, more });
const meta = {
  component: SetAsideScreen,
  args: { list: shown(quarantinedFiles), onOpen: fn(), onSettle: fn((): Outcome => Promise.resolve(null)), onMore: fn(), onRetry: fn() },
} satisfies Meta<typeof SetAsideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is kept can be saved; what is not says where it lies. */
export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Save the file/ })).toHaveLength(2);
    await expect(canvas.getByText('The file lies in “quarantine”, inside the watched folder.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the file scan-0412.pdf' }));
    await expect(args.onOpen).toHaveBeenCalledWith(quarantinedFiles[0]);
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } }, parameters: stateSnapshots() };

export const Empty: Story = { args: { list: shown([]) }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { list: { state: 'failed', problem: { code: 'internal' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Who dealt with it and when stays to be read; it can be dealt with once. */
export const Settled: Story = {
  args: { list: shown(quarantinedFiles.filter(({ settledAt }) => settledAt)) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dealt with')).toBeVisible();
    await expect(canvas.getByText(quarantinedFiles[3]!.settledBy!)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Dealt with/ })).not.toBeInTheDocument();
  },
};

/** It is asked first, as it cannot be undone; a refusal says why and stays. */
export const Settling: Story = {
  args: { onSettle: fn((): Outcome => Promise.resolve({ code: 'not-found' })) },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dealt with… (scan-0412.pdf)' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'It is dealt with' }));
    await waitFor(() => expect(dialog.getByText('This is not here any more.')).toBeVisible());
    await expect(args.onSettle).toHaveBeenCalledWith(quarantinedFiles[0]);
  },
};

export const LongText: Story = {
  args: {
    list: shown(quarantinedFiles.map((file) => ({ ...file, originalName: `${'scan-of-a-referral-that-somebody-named-at-length-'.repeat(3)}.pdf`, settledBy: file.settledBy && 'Bartholomew Featherstonehaugh-Cholmondeley' })), 'idle'),
  },
  parameters: stateSnapshots('narrow'),
};
