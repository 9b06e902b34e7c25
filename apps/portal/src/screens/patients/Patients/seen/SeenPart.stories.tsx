import { chartViewers } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ready } from '../../../../data/loadable.ts';
import { SeenPart } from './SeenPart.tsx';

const meta = {
  component: SeenPart,
  args: { viewers: ready(chartViewers), trailHref: '/app/pages/setting/audit?patient=1', onRetry: fn() },
} satisfies Meta<typeof SeenPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { parameters: snapshots('narrow', 'zh') };

export const Nobody: Story = { args: { viewers: ready([]) }, parameters: stateSnapshots() };

export const Loading: Story = { args: { viewers: { state: 'loading' } } };

export const Failed: Story = {
  args: { viewers: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
