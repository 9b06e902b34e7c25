import type { UnmergePreview } from '@intake/api/contract';
import { unmergePreview } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Problem } from '../../data/problem.ts';
import { UndoMergeDrawer, type UndoMergeDrawerProps } from './UndoMergeDrawer.tsx';

const meta = {
  component: UndoMergeDrawer,
  args: { kind: 'patient', preview: unmergePreview, onUnmerge: fn<UndoMergeDrawerProps['onUnmerge']>(), onClose: fn() },
} satisfies Meta<typeof UndoMergeDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const changed: Problem = { code: 'later-rows-changed' };
const [first] = unmergePreview.later;
const more: UnmergePreview = { ...unmergePreview, later: [...unmergePreview.later, { ...first!, id: '00000000-0000-4000-8000-00000000000c' }] };

/** Something comes while the drawer is open: it says so, keeps what was chosen, and asks for what came. */
export const MoreCameMeanwhile: Story = {
  args: { onUnmerge: fn<UndoMergeDrawerProps['onUnmerge']>(() => Promise.resolve(changed)) },
  render: function Meanwhile(args) {
    const [preview, setPreview] = useState<UndoMergeDrawerProps['preview']>(unmergePreview);
    const unmerge: UndoMergeDrawerProps['onUnmerge'] = (asked) => {
      setPreview(more);
      return args.onUnmerge(asked);
    };
    return <UndoMergeDrawer {...args} preview={preview} onUnmerge={unmerge} />;
  },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Undo the merge' }));
    const choices = () => drawer.getAllByRole('radio', { name: /stays/ });
    for (const choice of choices()) await userEvent.click(choice);
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await drawer.findByText('Something came meanwhile. Look at the list again.');
    await waitFor(() => expect(choices()).toHaveLength(more.later.length));
    for (const choice of choices().slice(0, -1)) await expect(choice).toBeChecked();
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await drawer.findByText('Say to whom this belongs.');
    await expect(args.onUnmerge).toHaveBeenCalledTimes(1);
  },
};
