import { account, appointments, frozenNow, messagePreview, patients, quietReach, reach } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { ready } from '../../data/loadable.ts';
import { foundPatients, nothingFound } from '../patient/patients.fixtures.ts';
import type { Outcome } from '../../data/problem.ts';
import { priceFor } from '../credits/price.ts';
import { TextPatientDrawer, type Recipient } from './TextPatientDrawer.tsx';

const [first, second] = patients as [(typeof patients)[number], (typeof patients)[number]];
const recipient: Recipient = { id: first.id, name: `${first.familyName}, ${first.givenName}`, addresses: [...first.phones, 'a.tremblay@mail.example'], language: 'fr', alerts: [] };
const model = {
  patient: recipient, isFixed: true, patients: nothingFound, number: first.phones[0]!, reach: ready(reach), timeZone: 'America/Toronto', templates: ['appointment-reminder', 'please-call'],
  preview: ready(messagePreview), visits: appointments.filter(({ status }) => status === 'booked').slice(0, 2), now: Date.parse(frozenNow), price: priceFor(account, 'text'),
};
const done = (): Outcome => Promise.resolve(null);
const meta = {
  component: TextPatientDrawer,
  args: { model, onSearch: fn(), onPatient: fn(), onNumber: fn(), onRetry: fn(), onPreview: fn(), onSend: fn(done), onClose: fn() },
} satisfies Meta<typeof TextPatientDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog'));

/** From a chart or a visit: whom it is for is known. */
export const ToPatient: Story = {
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args }) => {
    const opened = await drawer();
    await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'Votre ordonnance est prête.');
    await userEvent.click(opened.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ text: 'Votre ordonnance est prête.', from: null, files: [], notBefore: null, quietHoursReason: null }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** By e-mail nothing is counted, and nobody is woken. */
export const ByMail: Story = {
  args: { model: { ...model, number: 'a.tremblay@mail.example', reach: ready({ ...reach, consent: { ...reach.consent!, channel: 'email' as const } }) } },
  parameters: stateSnapshots('narrow'),
  play: async () => {
    const opened = await drawer();
    await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'Bonjour');
    await expect(opened.queryByText(/segment/)).toBeNull();
  },
};

export const Choosing: Story = {
  args: { model: { ...model, patient: null, isFixed: false, number: null, reach: { state: 'none' }, patients: foundPatients } },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const opened = await drawer();
    await userEvent.type(await opened.findByRole('combobox', { name: 'Patient' }), 'Woj');
    await userEvent.click(await screen.findByRole('option', { name: /Wójcik/ }));
    await expect(args.onPatient).toHaveBeenCalledWith({ patientId: second.id });
  },
};

/** Nobody is texted at half past seven: the message waits, and what was typed is not lost by closing. */
export const AtNight: Story = {
  args: { model: { ...model, reach: ready(quietReach) } },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const opened = await drawer();
    await userEvent.type(await opened.findByRole('textbox', { name: 'Message' }), 'Bonjour');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await screen.findByRole('alertdialog')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NoConsent: Story = { args: { model: { ...model, reach: ready({ ...reach, block: 'no-consent' as const, consent: null }) } }, parameters: stateSnapshots() };
export const NoNumber: Story = { args: { model: { ...model, patient: { ...recipient, addresses: [] }, number: null, reach: { state: 'none' } } }, parameters: stateSnapshots() };
export const Failed: Story = { args: { model: { ...model, reach: { state: 'failed', problem: { code: 'network' } } } } };
