import { letterhead, letterPreview, letterTemplates } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { TemplatesScreen } from './TemplatesScreen.tsx';

const stored = (): Outcome => Promise.resolve(null);
const meta = {
  component: TemplatesScreen,
  args: {
    templates: ready(letterTemplates), letterhead: ready(letterhead), sample: letterPreview, preview: ready(letterPreview),
    onRetry: fn(), onCompose: fn(), onStore: fn(stored), onReset: fn(stored), onStoreHead: fn(stored), onLogo: fn(stored),
  },
} satisfies Meta<typeof TemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const edit = async (kind: RegExp) => {
  await userEvent.click(await screen.findByRole('row', { name: kind }));
  return within(await screen.findByRole('dialog'));
};

export const Ready: Story = { parameters: snapshots('narrow', 'zh') };

export const Loading: Story = { args: { templates: { state: 'loading' }, letterhead: { state: 'loading' }, sample: null } };

/** Nothing of it is set: letters are printed under the name alone, in the wording that comes along. */
export const Empty: Story = {
  args: {
    templates: ready(letterTemplates.map((template) => ({ ...template, isOwn: false, version: 0 }))),
    letterhead: ready({ ...letterhead, lines: [], phone: null, fax: null, version: 0 }),
  },
};

export const Failed: Story = {
  args: { templates: { state: 'failed', problem: { code: 'network' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A value is put where the cursor stands. */
export const Editing: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const drawer = await edit(/Declined, with reasons/);
    await waitFor(() => expect(args.onCompose).toHaveBeenCalledWith({ draft: expect.objectContaining({ kind: 'declined', patientId: null }) }));
    const subject = drawer.getByRole('textbox', { name: 'Subject' });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Declined: ');
    await userEvent.click(drawer.getByRole('button', { name: 'Insert a value' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Name of the patient/ }));
    await expect(subject).toHaveValue('Declined: {patient.name}');
    await waitFor(() => expect(args.onCompose).toHaveBeenLastCalledWith({ draft: expect.objectContaining({ wording: expect.objectContaining({ subject: 'Declined: {patient.name}' }) }) }));
  },
};

export const Saving: Story = {
  play: async ({ args }) => {
    const drawer = await edit(/Declined, with reasons/);
    const subject = drawer.getByRole('textbox', { name: 'Subject' });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'Referral declined');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onStore).toHaveBeenCalledWith({
        template: letterTemplates.find(({ isOwn }) => isOwn),
        wording: expect.objectContaining({ subject: 'Referral declined' }),
      }),
    );
  },
};

/** A wrong name is said at its field and in the place of the page, and nothing is stored. */
export const WrongName: Story = {
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = await edit(/Declined, with reasons/);
    const subject = drawer.getByRole('textbox', { name: 'Subject' });
    await userEvent.clear(subject);
    await userEvent.type(subject, 'No {{nobody}');
    await waitFor(() => expect(drawer.getByText('This wording cannot be printed')).toBeVisible());
    await waitFor(() => expect(drawer.getByText('{nobody}')).toBeVisible());
    await expect(args.onCompose).toHaveBeenLastCalledWith({ draft: null });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getAllByText(/There is no value of this name. Choose one by “Insert a value”./)).toHaveLength(2));
    await expect(args.onStore).not.toHaveBeenCalled();
  },
};

/** Without values the page says what it cannot be without. */
export const Missing: Story = {
  args: {
    preview: {
      state: 'failed',
      problem: { code: 'invalid', fields: [{ path: 'values.patient.name', code: 'missing' }, { path: 'values.referral.expectedWait', code: 'missing' }] },
    },
  },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = await edit(/Accepted, with the wait/);
    await userEvent.click(drawer.getByRole('switch', { name: /With sample values/ }));
    await waitFor(() => expect(args.onCompose).toHaveBeenLastCalledWith({ draft: expect.objectContaining({ kind: 'accepted', values: {} }) }));
    await waitFor(() => expect(drawer.getByText('It still needs: Name of the patient and Expected wait.')).toBeVisible());
  },
};

export const InFrench: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Français' }));
    const drawer = await edit(/Appointment notice/);
    await expect(drawer.getByRole('textbox', { name: 'Subject' })).toHaveValue(letterTemplates.find(({ kind, locale }) => kind === 'appointment-notice' && locale === 'fr')!.subject);
    await expect(args.onCompose).toHaveBeenLastCalledWith({ draft: expect.objectContaining({ locale: 'fr', recipient: expect.objectContaining({ name: 'Dre Dominique Exemple' }) }) });
  },
};

export const GoingBack: Story = {
  play: async ({ args }) => {
    const drawer = await edit(/Declined, with reasons/);
    await userEvent.click(drawer.getByRole('button', { name: 'Back to the standard wording' }));
    await waitFor(() => expect(args.onReset).toHaveBeenCalledWith({ template: letterTemplates.find(({ isOwn }) => isOwn) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What is typed at the head is printed at once. */
export const Letterhead: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit letterhead' }));
    const drawer = within(await screen.findByRole('dialog'));
    const lines = drawer.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(lines);
    await userEvent.type(lines, '1 Elm Street');
    await waitFor(() => expect(args.onCompose).toHaveBeenLastCalledWith({ draft: expect.objectContaining({ letterhead: expect.objectContaining({ lines: ['1 Elm Street'] }) }) }));
  },
};

export const SavingLetterhead: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit letterhead' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Phone number' }), 'x');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(drawer.getByText('This is not a phone number.')).toBeVisible());
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Phone number' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onStoreHead).toHaveBeenCalledWith({ letterhead, head: { lines: letterhead.lines, phone: null, fax: letterhead.fax } }));
  },
};

/** A logo that cannot be printed says why. */
export const LogoRefused: Story = {
  args: {
    letterhead: ready({ ...letterhead, logoUrl: letterPreview.pages[0]!.imageUrl }),
    onLogo: fn((): Outcome => Promise.resolve({ code: 'invalid', fields: [{ path: 'picture', code: 'blank' }] })),
  },
  parameters: stateSnapshots(),
  play: async ({ args, canvas, canvasElement }) => {
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(canvas.getByText(/Nothing of this picture would be seen/)).toBeVisible());
    await expect(args.onLogo).toHaveBeenCalledWith({ file });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await waitFor(() => expect(args.onLogo).toHaveBeenLastCalledWith({ file: null }));
  },
};
