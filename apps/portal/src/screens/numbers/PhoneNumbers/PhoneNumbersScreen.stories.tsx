import { availableNumbers, bins, clinicNumbers, locations, numberUse } from '@intake/api/testing';
import type { ClinicNumber, ClinicNumbers } from '@intake/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { PhoneNumbersModel } from './PhoneNumbers.model.ts';
import { PhoneNumbersScreen } from './PhoneNumbersScreen.tsx';

const answer: ClinicNumbers = { numbers: clinicNumbers, line: 'ready', hasTexts: true, hasAgents: true };
const model: PhoneNumbersModel = {
  numbers: ready(answer), locations, bins, agents: [{ id: clinicNumbers[3]!.targets[0]!.id, name: 'Front desk' }], offered: { state: 'none' }, use: { state: 'none' },
};
const stored = (): Outcome => Promise.resolve(null);
const drawer = async () => within(await screen.findByRole('dialog'));

const meta = {
  component: PhoneNumbersScreen,
  args: { model, integrationsHref: '/app/pages/setting/integrations', onRetry: fn(), onSearch: fn(), onOrder: fn(stored), onBind: fn(stored), onUse: fn(), onRelease: fn(stored) },
} satisfies Meta<typeof PhoneNumbersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: snapshots('narrow', 'wide', 'ja'),
  play: async ({ canvas }) => {
    // Neither the number that everything leaves from nor one that is not there yet can be given back.
    await expect(canvas.queryByRole('button', { name: 'Give back 416-555-0100' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /416-555-0147/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Somebody else was faster. Choose another number.')).toBeVisible();
    await expect(canvas.getByText('Pictures can go with texts')).toBeVisible();
    // Answers come in by the number that texts leave from, wherever it was ordered.
    await expect(canvas.getByText('Pictures can go with texts').closest('ul')).toHaveTextContent('Texts go to Messages');
  },
};

export const Loading: Story = { args: { model: { ...model, numbers: { state: 'loading' } } }, parameters: stateSnapshots() };

export const Empty: Story = { args: { model: { ...model, numbers: ready({ ...answer, numbers: [] }) } }, parameters: stateSnapshots() };

export const Failed: Story = {
  args: { model: { ...model, numbers: { state: 'failed', problem: { code: 'network' } } } },
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The organisation has switched the provider off: what is there stays, nothing comes and goes. */
export const SwitchedOff: Story = {
  args: { model: { ...model, numbers: ready({ ...answer, line: 'off' }) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Integrations' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Order a number' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Give back/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button', { name: /Choose what/ })).toHaveLength(5);
  },
};

export const NotSetUp: Story = {
  args: { model: { ...model, numbers: ready({ ...answer, line: 'none', numbers: [{ ...clinicNumbers[0]!, sendsPictures: false }] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Numbers cannot be ordered here')).toBeVisible();
    await expect(canvas.getByText('No pictures go with texts')).toBeVisible();
  },
};

const troubled: ClinicNumber[] = [
  { ...clinicNumbers[1]!, isApplied: false },
  { ...clinicNumbers[2]!, isApplied: false, failure: 'not-applied' },
  { ...clinicNumbers[3]!, failure: 'not-released' },
  { ...clinicNumbers[0]!, isProven: false, isSender: false, sendsPictures: null },
  { ...clinicNumbers[6]!, status: 'releasing' },
];

/** What keeps a number from its work stands at it, and what to do. */
export const Troubled: Story = {
  args: { model: { ...model, numbers: ready({ ...answer, numbers: troubled }) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Setting up')).toBeVisible();
    await expect(canvas.getByText(/has not set it up/)).toBeVisible();
    await expect(canvas.getByText('Being given back')).toBeVisible();
    await expect(canvas.getByText(/until whoever runs the server says/)).toBeVisible();
  },
};

export const Ordering: Story = {
  args: { model: { ...model, offered: ready(availableNumbers) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order a number' }));
    const form = await drawer();
    await expect(args.onSearch).toHaveBeenCalledWith({ kind: 'local', areaCode: '', locality: '', contains: '' });
    await userEvent.type(form.getByRole('textbox', { name: 'Area code' }), '61{Enter}');
    await waitFor(() => expect(form.getByText('Three digits, such as 613.')).toBeVisible());
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(form.queryByText('Choose a number.')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Order number' }));
    await waitFor(() => expect(form.getByText('Choose a number.')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: 'Area code' }), '3');
    await userEvent.click(form.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(expect.objectContaining({ areaCode: '613' }));
    await userEvent.click(form.getByRole('radio', { name: '613-555-0141' }));
    await userEvent.click(form.getByRole('button', { name: 'Order number' }));
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledWith({ clientKey: expect.any(String), number: availableNumbers[1] }));
  },
};

/** Nothing like it is free; or the provider does not answer. */
export const NothingOffered: Story = {
  args: { model: { ...model, offered: ready([]) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order a number' }));
    const form = await drawer();
    await waitFor(() => expect(form.getByText(/No number like that is free/)).toBeVisible());
  },
};

/** Refused: what was chosen stays, and the reason stands above it. */
export const OrderRefused: Story = {
  args: { model: { ...model, offered: ready(availableNumbers) }, onOrder: fn((): Outcome => Promise.resolve({ code: 'number-taken' })) },
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order a number' }));
    const form = await drawer();
    await userEvent.click(form.getByRole('radio', { name: '613-555-0140' }));
    await userEvent.click(form.getByRole('button', { name: 'Order number' }));
    await waitFor(() => expect(form.getByText('Somebody here has this number already.')).toBeVisible());
    await expect(form.getByRole('radio', { name: '613-555-0140' })).toBeChecked();
  },
};

export const Binding: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose what 416-555-0120 does' }));
    const form = await drawer();
    await userEvent.click(form.getByRole('button', { name: /What comes in/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Front desk answers calls' }));
    await userEvent.click(form.getByRole('checkbox', { name: /Take texts/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onBind).toHaveBeenCalledWith({ number: clinicNumbers[1], to: { kind: 'agent', id: model.agents[0]!.id }, takesTexts: false }),
    );
  },
};

/** Refused: what was chosen stays. */
export const BindingRefused: Story = {
  args: { onBind: fn((): Outcome => Promise.resolve({ code: 'not-published' })) },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose what 416-555-0142 does' }));
    const form = await drawer();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.getByText(/no version to answer with/)).toBeVisible());
    await waitFor(() => expect(form.getByRole('button', { name: /Front desk answers calls/ })).toBeVisible());
  },
};

/** It is given back after all that hangs on it was read. */
export const ReleaseAsked: Story = {
  args: { model: { ...model, use: ready(numberUse) } },
  parameters: stateSnapshots(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give back 416-555-0120' }));
    const form = await drawer();
    await waitFor(() => expect(form.getByText('14 conversations by text')).toBeVisible());
    await expect(form.queryByText(/\d calls?/)).not.toBeInTheDocument();
  },
};

/** What hangs on it is said first, and its digits have to be typed. */
export const Releasing: Story = {
  args: { model: { ...model, use: ready(numberUse) } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give back 416-555-0120' }));
    const form = await drawer();
    await expect(args.onUse).toHaveBeenCalledWith('+14165550120');
    await waitFor(() => expect(form.getByText(/128 faxes came/)).toBeVisible());
    await waitFor(() => expect(form.getByText('3 texts wait to be sent from it')).toBeVisible());
    await userEvent.type(form.getByRole('textbox', { name: /Type the number/ }), '416 555 0121');
    await userEvent.click(form.getByRole('button', { name: 'Give back' }));
    await waitFor(() => expect(form.getByText('This is another number.')).toBeVisible());
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /Type the number/ }), '{Backspace}0{Enter}');
    await waitFor(() => expect(args.onRelease).toHaveBeenCalledWith({ number: clinicNumbers[1], confirmation: '416 555 0120' }));
  },
};

const long = 'The Cardiovascular Diagnostics and Rehabilitation Centre of the Greater Harbourview Peninsula';

export const LongText: Story = {
  args: {
    model: {
      ...model,
      numbers: ready({ ...answer, numbers: [{ ...clinicNumbers[2]!, region: 'Saint-Louis-Du-Ha! Ha!, QC', orderedBy: 'Marie-Antoinette Villeneuve-Desrochers', targets: [{ ...clinicNumbers[2]!.targets[0]!, name: long, locationName: long }] }] }),
    },
  },
  parameters: stateSnapshots('narrow'),
};
