import { askingRule, locations, plannedAsking, plannedReminders, reminderRules, visitTypes } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { RemindersScreen } from './RemindersScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const meta = {
  component: RemindersScreen,
  args: {
    rules: ready(reminderRules), week: ready({ items: plannedReminders, isCut: false }), templates: ['appointment-reminder', 'please-call'],
    visitTypes: visitTypes.map(({ id, name }) => ({ id, label: name })), locations: locations.map(({ id, name }) => ({ id, label: name })), timeZone: 'America/Toronto', mayManage: true,
    onStore: fn(done), onRemove: fn(done), onRetry: fn(), onRetryWeek: fn(),
  },
} satisfies Meta<typeof RemindersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 messages go out · 3 are not sent')).toBeVisible();
    await expect(canvas.getByText('The chart has no phone number.')).toBeVisible();
  },
};

export const Creating: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getAllByText('Name the rule.')[0]).toBeVisible());
    await expect(args.onStore).not.toHaveBeenCalled();
  },
};

export const Created: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Two days before');
    await userEvent.click(drawer.getByRole('radio', { name: /Reminder/ }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith({
        rule: null,
        values: { name: 'Two days before', purpose: 'reminder', templateKey: 'appointment-reminder', channel: 'sms', hoursBefore: 48, locale: null, visitTypeIds: [], locationIds: [], isActive: true },
      }),
    );
  },
};

/** What a referral lacks is asked for again in words of the server's own, whatever was chosen before. */
export const AskingAgain: Story = {
  args: { rules: ready([askingRule, ...reminderRules]), week: ready({ items: [...plannedReminders, plannedAsking], isCut: false }) },
  parameters: stateSnapshots('zh'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 days after asking')).toBeVisible();
    await expect(canvas.getByText(/^Asked /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New rule' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Name' }), 'Ask again');
    await userEvent.click(drawer.getByRole('radio', { name: /Missing documents/ }));
    await expect(drawer.queryByRole('button', { name: /Template/ })).toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith({
        rule: null,
        values: { name: 'Ask again', purpose: 'missing-documents', templateKey: null, channel: 'sms', hoursBefore: 48, locale: null, visitTypeIds: [], locationIds: [], isActive: true },
      }),
    );
  },
};

export const Removing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove The day before/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(reminderRules[1]));
  },
};

/** Nothing can be made or changed. */
export const Reading: Story = {
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New rule' })).toBeNull();
  },
};

export const Empty: Story = { args: { rules: ready([]), week: ready({ items: [], isCut: false }) }, parameters: stateSnapshots() };
export const Loading: Story = { args: { rules: { state: 'loading' }, week: { state: 'loading' } } };
export const Failed: Story = { args: { rules: { state: 'failed', problem: { code: 'network' } }, week: { state: 'failed', problem: { code: 'network' } } } };
