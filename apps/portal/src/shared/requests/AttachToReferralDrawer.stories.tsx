import { patients, referrals } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../.storybook/modes.ts';
import { ready } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import { AttachToReferralDrawer } from './AttachToReferralDrawer.tsx';

const named = patients.slice(0, 3).map(({ id, familyName, givenName, birthDate }) => ({ id, label: `${familyName}, ${givenName}`, description: birthDate ?? undefined }));

const meta = {
  component: AttachToReferralDrawer,
  args: {
    patientId: named[0]!.id,
    patients: { items: named, isLoading: false },
    referrals: ready(referrals.slice(0, 3)),
    onPatient: fn(), onSearch: fn(), onRetry: fn(), onClose: fn(),
    onAttach: fn((): Outcome => Promise.resolve(null)),
  },
} satisfies Meta<typeof AttachToReferralDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Attach to a referral' }));
const attach = async () => userEvent.click((await drawer()).getByRole('button', { name: 'Attach' }));

/** The open referrals of the patient whom the fax names; which one is a person's to say. */
export const Choosing: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await attach();
    await waitFor(async () => expect((await drawer()).getByText('Choose a referral.')).toBeVisible());
    await userEvent.click((await drawer()).getByRole('radio', { name: new RegExp(referrals[1]!.reference) }));
    await attach();
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith({ request: referrals[1] }));
  },
};

/** One that is alone needs no choice. */
export const Alone: Story = {
  args: { referrals: ready(referrals.slice(0, 1)) },
  play: async ({ args }) => {
    await attach();
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith({ request: referrals[0] }));
  },
};

/** Nobody is known yet: the patient is searched for. */
export const Nobody: Story = {
  args: { patientId: null, referrals: null },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.type((await drawer()).getByRole('combobox', { name: 'Patient' }), named[1]!.label);
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: named[1]!.label });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onPatient).toHaveBeenCalledWith({ patientId: expect.any(String) }));
  },
};

export const NoReferral: Story = { args: { referrals: ready([]) }, parameters: stateSnapshots() };
export const Loading: Story = { args: { referrals: { state: 'loading' } } };
export const Failed: Story = {
  args: { referrals: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Somebody was faster; what was chosen stays chosen. */
export const Refused: Story = {
  args: { referrals: ready(referrals.slice(0, 1)), onAttach: fn((): Outcome => Promise.resolve({ code: 'version-conflict' })) },
  play: async () => {
    await attach();
    await waitFor(async () => expect((await drawer()).getByText('Somebody changed it in the meantime. Look at it again and repeat.')).toBeVisible());
  },
};
