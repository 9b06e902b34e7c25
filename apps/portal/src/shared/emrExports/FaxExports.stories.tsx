import { emrExports, emrTargets } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import { FaxExports } from './FaxExports.tsx';

const targets = emrTargets.slice(0, 2).map(({ id, name }) => ({ id, name }));
const [oscar] = targets;
const meta = { component: FaxExports, args: { targets, exports: [], onExport: fn() } } satisfies Meta<typeof FaxExports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotExported: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export to OSCAR' }));
    await expect(args.onExport).toHaveBeenCalledWith({ targetId: oscar?.id });
  },
};

export const Failed: Story = { args: { exports: emrExports.slice(1, 4) }, parameters: stateSnapshots('zh') };

/** What is on its way is not given once more. */
export const Underway: Story = {
  args: { exports: emrExports.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/On its way/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export to OSCAR' })).not.toBeInTheDocument();
  },
};
