import { breachDetail, breaches, coverPreview } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { RegisterModel } from './Register.model.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const base: RegisterModel = { view: 'all', list: ready({ rows: breaches, more: 'none' }), openId: null, detail: { state: 'none' }, today: '2026-11-23', mayReadFaxes: true, maySend: true };
const opened = (at: number, more: Parameters<typeof breachDetail>[1] = {}): Partial<RegisterModel> => ({ openId: breaches[at]!.id, detail: ready(breachDetail(breaches[at], more)) });
const meta = {
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    model: base,
    onView: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onExport: fn(),
    onAct: fn((): Outcome => Promise.resolve(null)),
    letter: { preview: ready(coverPreview), isKnown: false, onNumber: fn(), onNotice: fn(), onTell: fn((): Outcome => Promise.resolve(null)) },
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (model: Partial<RegisterModel>) => ({ args: { model: { ...base, ...model } } });

/** What is overdue says so, who opened it stands below, and what is done asks how. */
export const Overdue: Story = {
  ...at(opened(0, { lockedCount: 3 })),
  parameters: snapshots('narrow', 'ja'),
};

/** How something was done stands in the register. */
export const Doing: Story = {
  ...at(opened(1)),
  parameters: stateSnapshots(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It is destroyed or returned' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Note' }), 'Shredded');
    await userEvent.click(drawer.getByRole('button', { name: 'It is destroyed or returned' }));
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith({ event: 'contained', note: 'Shredded' }));
  },
};

/** A letter that did not arrive goes again, to a number that is confirmed. */
export const TellingByLetter: Story = {
  ...at(opened(2)),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    const { from, senderName } = breaches[2]!;
    await userEvent.click(canvas.getByRole('button', { name: 'Tell the sender by letter' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Tell the sender by letter' }));
    await waitFor(() => expect(args.letter.onNotice).toHaveBeenLastCalledWith({ notice: { locale: 'en', recipientName: senderName, to: from, disposal: 'return' } }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send the letter' }));
    const confirmation = drawer.getByRole('textbox', { name: 'Its last four digits' });
    await waitFor(() => expect(confirmation).toBeInvalid());
    await userEvent.type(confirmation, from!.slice(-4));
    await userEvent.click(drawer.getByRole('button', { name: 'Send the letter' }));
    await waitFor(() =>
      expect(args.letter.onTell).toHaveBeenCalledWith({ letter: { locale: 'en', wording: null, recipientName: senderName, send: { to: from, confirmation: from!.slice(-4) } } }),
    );
    await waitFor(() => expect(args.letter.onNotice).toHaveBeenLastCalledWith({ notice: null }));
  },
};

/** Who may send nothing notes that the sender was told. */
export const WithoutSending: Story = {
  ...at({ ...opened(2), maySend: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Tell the sender by letter' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'The sender was told' })).toBeVisible();
  },
};

/** An entry that was withdrawn stays to be read, and offers nothing. */
export const Withdrawn: Story = {
  ...at(opened(4, { readers: [] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By the audit trail, nobody opened it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /ours after all/ })).not.toBeInTheDocument();
  },
};

export const Exported: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(args.onExport).toHaveBeenNthCalledWith(1, { format: 'csv' });
    await expect(args.onExport).toHaveBeenNthCalledWith(2, { format: 'pdf' });
  },
};

export const Loading: Story = { ...at({ list: { state: 'loading' } }) };
export const Empty: Story = { ...at({ view: 'open', list: ready({ rows: [], more: 'none' }) }), parameters: stateSnapshots() };
export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  ...at({
    list: ready({ rows: breaches.map((breach) => ({ ...breach, senderName: 'Centre hospitalier universitaire de l’Est-de-l’Ontario et de l’Outaouais réunis', description: breach.description.repeat(6) })), more: 'none' }),
    ...opened(2, { description: breaches[2]!.description.repeat(8), senderName: 'Centre hospitalier universitaire de l’Est-de-l’Ontario et de l’Outaouais réunis' }),
  }),
};
