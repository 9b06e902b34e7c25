import { account, creditEntries, dailyUse } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../../.storybook/modes.ts';
import { ready } from '../../../../data/loadable.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { CreditsSection } from './CreditsSection.tsx';

const meta = {
  component: CreditsSection,
  args: {
    account: ready(account), daily: ready(dailyUse), ledger: ready({ rows: creditEntries, more: 'none' }), mayChange: true, mayGive: true,
    onRetry: fn(), onMore: fn(), onSave: fn((): Outcome => Promise.resolve(null)), onGive: fn((): Outcome => Promise.resolve(null)),
  },
} satisfies Meta<typeof CreditsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add credits' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add credits' }));
    await userEvent.type(form.getByRole('textbox', { name: /Credits/ }), '500{Tab}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onGive).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /What for/ }), 'By transfer');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onGive).toHaveBeenCalledWith({ amount: 500, note: 'By transfer' }));
  },
};

/** What happens at zero is a choice, and never loses what arrives. */
export const NoneLeft: Story = {
  args: { account: ready({ ...account, balance: -12, atZero: 'stop', grants: [] }) },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Faxes that arrive are always taken/)).toBeVisible();
  },
};

export const Few: Story = { args: { account: ready({ ...account, balance: 120 }) } };
export const Loading: Story = { args: { account: { state: 'loading' }, daily: { state: 'loading' }, ledger: { state: 'loading' } } };
export const Empty: Story = { args: { daily: ready({ ...dailyUse, days: [] }), ledger: ready({ rows: [], more: 'none' }) } };
export const Failed: Story = { args: { account: { state: 'failed', problem: { code: 'network' } } } };

/** Who keeps the books adds credits; the plan is for who manages the clinic. */
export const Bookkeeper: Story = {
  args: { mayChange: false, daily: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add credits' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Plan and limits' })).toBeNull();
    await expect(canvas.queryByText('Use by day')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  },
};
