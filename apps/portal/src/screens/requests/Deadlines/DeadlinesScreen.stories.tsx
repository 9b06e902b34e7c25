import { modalities, policyPreview, requestPolicy } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { DeadlinesModel } from './Deadlines.model.ts';
import { DeadlinesScreen } from './DeadlinesScreen.tsx';

const model: DeadlinesModel = {
  policy: ready(requestPolicy),
  services: modalities.map(({ id, name }) => ({ id, name })),
  preview: policyPreview.clocks,
  times: { answer: { count: 148, medianDays: 3.5, p90Days: 9 }, visit: { count: 96, medianDays: 31, p90Days: 74 }, clocks: { ended: 143, inTime: 139 } },
};

const done = (): Outcome => Promise.resolve(null);
const meta = {
  component: DeadlinesScreen,
  args: { model, onRetry: fn(), onStore: fn(done), onPreview: fn() },
} satisfies Meta<typeof DeadlinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog'));
const change = async (canvas: Pick<typeof screen, 'getByRole'>) => userEvent.click(canvas.getByRole('button', { name: 'Change the rules' }));

export const Ready: Story = { parameters: snapshots('narrow') };

export const Loading: Story = { args: { model: { ...model, policy: { state: 'loading' }, times: null } } };

export const Failed: Story = {
  args: { model: { ...model, policy: { state: 'failed', problem: { code: 'network' } } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Rules of one’s own go on from those of the preset, and their deadlines are asked for as they change. */
export const Own: Story = {
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await change(canvas);
    const form = await drawer();
    await userEvent.click(form.getByRole('radio', { name: 'Your own' }));
    const answer = within(await form.findByRole('group', { name: 'Answer to the referrer' }));
    await userEvent.clear(answer.getByRole('textbox', { name: 'How many' }));
    await userEvent.type(answer.getByRole('textbox', { name: 'How many' }), '5');
    await userEvent.tab();
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith({ policy: expect.objectContaining({ preset: 'own', own: [expect.objectContaining({ within: { count: 5, unit: 'days' } })] }) }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStore).toHaveBeenCalledWith(expect.objectContaining({ preset: 'own', version: 1, checklists: requestPolicy.checklists })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await change(canvas);
    await userEvent.click((await drawer()).getByRole('radio', { name: 'Your own' }));
  },
};

/** Another time for each category, as in Québec: one of them changed by hand. */
export const OwnByCategory: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await change(canvas);
    const form = await drawer();
    await userEvent.click(form.getByRole('radio', { name: 'Your own' }));
    const answer = within(await form.findByRole('group', { name: 'Answer to the referrer' }));
    await userEvent.click(answer.getByRole('checkbox', { name: 'Another time for each category, A to E' }));
    const soonest = answer.getByRole('textbox', { name: 'Category A' });
    await userEvent.clear(soonest);
    await userEvent.type(soonest, '1');
    await userEvent.tab();
    const byCategory = expect.objectContaining({ A: { count: 1, unit: 'days' }, E: { count: 12, unit: 'months' } });
    await waitFor(() => expect(args.onPreview).toHaveBeenLastCalledWith({ policy: expect.objectContaining({ own: [expect.objectContaining({ byCategory })] }) }));
  },
};

export const OwnWithoutRule: Story = {
  play: async ({ args, canvas }) => {
    await change(canvas);
    const form = await drawer();
    await userEvent.click(form.getByRole('radio', { name: 'Your own' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Answer to the referrer' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText('Switch on at least one rule.')).toBeVisible());
    await expect(args.onStore).not.toHaveBeenCalled();
  },
};

export const Checklist: Story = {
  play: async ({ args, canvas }) => {
    const [service] = modalities;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Edit.*${service!.name}`) }));
    const form = await drawer();
    await userEvent.click(form.getByRole('checkbox', { name: 'Consent' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith(expect.objectContaining({ checklists: { [service!.id]: ['referral-letter', 'medication', 'ecg', 'consent'] } })),
    );
  },
};
