import { timeline } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../../../../../../../.storybook/framed.ts';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ready } from '../../../../data/loadable.ts';
import { TimelinePart } from './TimelinePart.tsx';

const meta = {
  component: TimelinePart,
  parameters: framed('44rem'),
  args: {
    entries: ready({ rows: timeline, more: 'none' }),
    kinds: [],
    openFaxId: null,
    onKinds: fn(),
    onMore: fn(),
    onRetry: fn(),
    onOpenFax: fn(),
  },
} satisfies Meta<typeof TimelinePart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A document opens beside the chart; a request leads to where it is worked on. */
export const OfEveryKind: Story = {
  parameters: snapshots('narrow', 'zh'),
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(timeline.length);
    const document = timeline.findIndex(({ kind }) => kind === 'document');
    await userEvent.click(rows[document] as HTMLElement);
    await expect(args.onOpenFax).toHaveBeenCalledWith({ faxId: timeline[document]?.id });
    const request = timeline.findIndex(({ kind }) => kind === 'request');
    await expect(rows[request]).toHaveAttribute('data-href', `/app/apps/referral/incomingRequest?request=${timeline[request]?.id}`);
  },
};

export const Empty: Story = { args: { entries: ready({ rows: [], more: 'none' }) }, parameters: stateSnapshots() };

/** Something narrows it, and nothing is left: another thing than an empty chart. */
export const Filtered: Story = {
  args: { entries: ready({ rows: [], more: 'none' }), kinds: ['letter'] },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 kind' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Visits' }));
    await expect(args.onKinds).toHaveBeenLastCalledWith({ kinds: ['letter', 'appointment'] });
  },
};

export const Loading: Story = { args: { entries: { state: 'loading' } } };

export const Failed: Story = {
  args: { entries: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const More: Story = {
  args: { entries: ready({ rows: timeline, more: 'idle' }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
