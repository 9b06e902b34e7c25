import { smsTemplates, smsTemplateVersions } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { SmsTemplatesScreen } from './SmsTemplatesScreen.tsx';

const done = (): Outcome => Promise.resolve(null);
const meta = {
  component: SmsTemplatesScreen,
  args: {
    templates: ready(smsTemplates), versions: ready(smsTemplateVersions), organization: 'Maple Clinic', locale: 'en', mayManage: true,
    onRetry: fn(), onRetryVersions: fn(), onSee: fn(), onSave: fn(done), onRemove: fn(done),
  },
} satisfies Meta<typeof SmsTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: RegExp) => {
  await userEvent.click((await screen.findAllByRole('row', { name }))[0]!);
  return within(await screen.findByRole('dialog'));
};

export const Ready: Story = { parameters: snapshots('narrow', 'ja') };

export const Loading: Story = { args: { templates: { state: 'loading' } } };

export const Empty: Story = { args: { templates: ready([]) }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { templates: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Nothing opens, and nothing can be made. */
export const Reading: Story = {
  args: { mayManage: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New template' })).toBeNull();
  },
};

/** All languages beside the text, what is missing without values, and the characters that cost. */
export const Editing: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const drawer = await open(/English/);
    await expect(args.onSee).toHaveBeenCalledWith({ id: smsTemplates[0]!.id });
    const body = drawer.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(body);
    await userEvent.type(body, 'Ça commence à ');
    await userEvent.click(drawer.getByRole('button', { name: 'Insert a value' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Time of the appointment/ }));
    await expect(body).toHaveValue('Ça commence à {appointment.time}');
    await userEvent.type(body, ' ça');
    await waitFor(() => expect(drawer.getAllByText(/characters instead of 160 because of/)).toHaveLength(2));
    await userEvent.click(drawer.getByRole('switch', { name: /With sample values/ }));
    await waitFor(() => expect(drawer.getByText('Not sent without: Time of the appointment.')).toBeVisible());
  },
};

export const Saved: Story = {
  play: async ({ args }) => {
    const drawer = await open(/English/);
    const body = drawer.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(body);
    await userEvent.type(body, 'We close at noon.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ template: smsTemplates[0], values: { key: 'appointment-reminder', locale: 'en', body: 'We close at noon.' } }),
    );
  },
};

export const NamesThePatient: Story = {
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = await open(/English/);
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), ' {{patient.name}');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getAllByText(/says nothing of the patient/)[0]).toBeVisible());
    await waitFor(() => expect(drawer.getByText('{patient.name}')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Creating: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    const drawer = within(await screen.findByRole('dialog'));
    const key = await drawer.findByRole('textbox', { name: 'Key' });
    await userEvent.type(key, 'Lab Ready');
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), 'Please call us.');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText(/Use small letters from a to z/)).toBeVisible());
    await userEvent.clear(key);
    await userEvent.type(key, 'lab-ready');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ template: null, values: { key: 'lab-ready', locale: 'en', body: 'Please call us.' } }),
    );
  },
};

export const Removing: Story = {
  play: async ({ args }) => {
    const drawer = await open(/English/);
    await userEvent.click(drawer.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove appointment-reminder in English?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(smsTemplates[0]));
  },
};
