import { phoneText } from '@intake/api/rules';
import { clinics, incomingFaxes, referrals, requestDetail } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { isUnsaved } from '../../../data/forms/unsaved.ts';
import { RequestsScreen } from './RequestsScreen.tsx';
import { at, base, maySend, opened, refused, requestsScreen } from './requestsScreen.fixtures.tsx';

const meta = { component: RequestsScreen, ...requestsScreen } satisfies Meta<typeof RequestsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const partner = clinics[3]!;

/** Told by a letter, as a refusal is: the clinic that is chosen names itself in it. */
export const RedirectingByLetter: Story = {
  args: {
    model: { ...base, ...opened(referrals[0]), may: { ...base.may, send: true }, clinics: { items: [{ id: partner.id, label: partner.name, description: phoneText(partner.faxNumbers[0]!) }], isLoading: false } },
    onAnswer: fn(refused),
  },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    await userEvent.keyboard('r');
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByText('It still needs: Where to refer instead.')).toBeVisible());
    await userEvent.type(drawer.getByRole('combobox', { name: 'Clinic from the directory' }), partner.name);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(drawer.getByRole('textbox', { name: 'Name of the clinic, as the letter says it' })).toHaveValue(partner.name);
    await userEvent.click(drawer.getByRole('button', { name: 'Redirect and send' }));
    await waitFor(() =>
      expect(args.onAnswer).toHaveBeenCalledWith({
        answer: expect.objectContaining({ action: expect.objectContaining({ event: 'redirect', clinicId: partner.id, to: partner.name }) }),
      }),
    );
  },
};

/** The page says how long the wait is while it is typed, and Enter sends what it says. */
export const AcceptingByEnter: Story = {
  args: { model: { ...base, ...opened(referrals[0]), may: { ...base.may, send: true } }, onAnswer: fn(refused) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept with an expected wait' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Expected wait in weeks' }), '6');
    const action: unknown = expect.objectContaining({ event: 'accept', expectedWaitWeeks: 6 });
    await waitFor(() => expect(args.onCompose).toHaveBeenLastCalledWith({ letter: expect.objectContaining({ action }) }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ answer: expect.objectContaining({ action }) }));
  },
};

/** A further fax, chosen by who sent it. */
export const Attaching: Story = {
  args: { ...at({ ...opened(referrals[1]), faxes: incomingFaxes }).args, onShowFax: fn(() => isUnsaved({ leavesPage: false })) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    await userEvent.keyboard('t');
    const drawer = within(await screen.findByRole('dialog', { name: 'Attach a fax' }));
    await expect(args.onFaxes).toHaveBeenLastCalledWith({ isWanted: true });
    // Its list is open at once; what stands behind it is reached when it is closed.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.getByRole('button', { name: 'Attach' }));
    await waitFor(() => expect(drawer.getByText('Choose a fax.')).toBeVisible());
    await userEvent.click(drawer.getByRole('combobox', { name: 'Fax' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Attach' }));
    await waitFor(() => expect(args.onAttach).toHaveBeenCalledWith({ faxId: expect.any(String) }));
    // Nothing is unsaved by the time that the address changes, so nobody is asked.
    await waitFor(() => expect(args.onShowFax).toHaveReturnedWith(false));
    await waitFor(() => expect(args.onFaxes).toHaveBeenLastCalledWith({ isWanted: false }));
  },
};

/** The document that is shown is taken off again. */
export const TakingOff: Story = {
  ...at({ ...opened(referrals[0]), faxId: requestDetail(referrals[0]!).faxes[0]!.id }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take off the fax that is shown' }));
    await expect(args.onDetach).toHaveBeenCalledWith({ faxId: requestDetail(referrals[0]!).faxes[0]!.id });
  },
};

/** What is entered by hand says whom or what it is about. */
export const NothingEntered: Story = {
  args: { model: base, onSave: fn(refused) },
  play: async ({ args }) => {
    await userEvent.keyboard('n');
    const drawer = within(await screen.findByRole('dialog', { name: 'New referral' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('Choose the patient, or say what it is about.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** What was told by a letter that has left is not taken back: the same key begins the letter that corrects it. */
export const CorrectingByLetter: Story = {
  args: { model: { ...base, ...opened(referrals[0], { correctable: { event: 'decline', at: '2026-03-10T15:00:00.000Z' } }), ...maySend } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /Correct by letter/ })).toBeVisible();
    await userEvent.keyboard('u');
    const drawer = within(await screen.findByRole('dialog', { name: 'Correct by letter' }));
    await expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue('Correction to our letter of Mar 10, 2026');
    const wording = { subject: 'Correction to our letter of Mar 10, 2026', body: 'Please disregard our letter of Mar 10, 2026 about this referral; it no longer holds.' };
    await waitFor(() => expect(args.onCompose).toHaveBeenLastCalledWith({ letter: expect.objectContaining({ action: null, letter: expect.objectContaining({ kind: 'free', wording }) }) }));
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};
