import { account, agents } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import type { Outcome } from '../../data/problem.ts';
import { priceFor } from '../credits/price.ts';
import { CallDrawer } from './CallDrawer.tsx';

const meta = {
  component: CallDrawer,
  args: { name: 'Chen, Olivia', agents: agents.slice(0, 2), isAboutVisit: true, price: priceFor(account, 'call'), onCall: fn((): Outcome => Promise.resolve(null)), onClose: fn() },
} satisfies Meta<typeof CallDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog'));

export const AboutAVisit: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await userEvent.click(await (await drawer()).findByRole('button', { name: 'Call now' }));
    await waitFor(() => expect(args.onCall).toHaveBeenCalledWith({ agentId: null, purpose: 'reminder', overrideReason: null }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** At night a person calls only with a reason, which is kept. */
export const OutsideHours: Story = {
  args: { onCall: fn(({ overrideReason }: { overrideReason: string | null }): Outcome => Promise.resolve(overrideReason ? null : { code: 'outside-hours' })) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const inside = await drawer();
    await userEvent.click(await inside.findByRole('button', { name: 'Call now' }));
    await waitFor(() => expect(inside.getByText('Nobody is called at this hour where the patient lives.')).toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: 'Call anyway' }));
    await waitFor(() => expect(inside.getByText('Say why, in a few words.')).toBeVisible());
    await expect(args.onCall).toHaveBeenCalledOnce();
  },
};

export const CalledAnyway: Story = {
  args: { onCall: fn(({ overrideReason }: { overrideReason: string | null }): Outcome => Promise.resolve(overrideReason ? null : { code: 'outside-hours' })) },
  play: async ({ args }) => {
    const inside = await drawer();
    await userEvent.click(await inside.findByRole('button', { name: 'Call now' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Call anyway' }));
    await userEvent.type(inside.getByRole('textbox', { name: /Why it cannot wait/ }), 'Bed is free tonight');
    await userEvent.click(inside.getByRole('button', { name: 'Call anyway' }));
    await waitFor(() => expect(args.onCall).toHaveBeenLastCalledWith({ agentId: null, purpose: 'reminder', overrideReason: 'Bed is free tonight' }));
  },
};

/** Who has opted out is not called, whatever the reason. */
export const OptedOut: Story = {
  args: { onCall: fn((): Outcome => Promise.resolve({ code: 'opted-out' })) },
  play: async () => {
    const inside = await drawer();
    await userEvent.click(await inside.findByRole('button', { name: 'Call now' }));
    await waitFor(() => expect(inside.getByText(/does not want to be called by an agent/)).toBeVisible());
    await expect(inside.queryByRole('textbox')).toBeNull();
  },
};

export const WithoutAVisit: Story = {
  args: { isAboutVisit: false },
  play: async () => {
    await waitFor(async () => expect(await (await drawer()).findByRole('button', { name: /What for/ })).toBeVisible());
  },
};
