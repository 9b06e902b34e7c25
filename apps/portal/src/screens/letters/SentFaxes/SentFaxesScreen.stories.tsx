import { faxDetail, faxPageWords, sentFaxDetail, sentFaxes } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { SentFaxesModel } from './SentFaxes.model.ts';
import { SentFaxesScreen } from './SentFaxesScreen.tsx';

const model: SentFaxesModel = {
  view: 'all',
  counts: { views: { attention: 2, underway: 2, scheduled: 1 }, limit: 1000 },
  list: ready({ rows: sentFaxes, more: 'none' }),
  openId: null,
  detail: { state: 'none' },
  preview: { state: 'none' },
  sites: [],
  isKnown: false,
  maySend: true,
  mayOpenReferral: true,
};

const meta = {
  component: SentFaxesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    model,
    onView: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onShowPage: fn(), onRetryPreview: fn(), onNumber: fn(),
    onResend: fn((): Outcome => Promise.resolve(null)), onSettle: fn(), onCancel: fn(),
    referralHref: ({ id }) => `#${id}`,
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SentFaxesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (different: Partial<SentFaxesModel>) => ({ args: { model: { ...model, ...different } } });
const opened = (number: number): Partial<SentFaxesModel> => {
  const sent = sentFaxes[number]!;
  return { openId: sent.id, detail: ready(sentFaxDetail(sent)) };
};
const withPages: Partial<SentFaxesModel> = {
  preview: ready({ fax: { ...faxDetail, status: 'completed' }, words: { 1: faxPageWords[0] ?? [] }, hits: [] }),
};

export const Ready: Story = { parameters: stateSnapshots('narrow') };

/** There is no machine at the number: the reason, and what to do about it. */
export const DidNotArrive: Story = {
  ...at({ ...opened(2), ...withPages }),
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as dealt with' }));
    await expect(args.onSettle).toHaveBeenCalledOnce();
  },
};

export const Unconfirmed: Story = { ...at(opened(3)), parameters: stateSnapshots() };

export const WaitingForTheNextTry: Story = {
  ...at(opened(1)),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^The line was busy: the next try is at/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel fax' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Delivered: Story = {
  ...at(opened(5)),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cancel fax' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open referral' })).toBeVisible();
  },
};

/** A new number goes out once its last digits are typed. */
export const ToAnotherNumber: Story = {
  args: { model: { ...model, ...opened(2) }, onResend: fn((): Outcome => Promise.resolve({ code: 'network' })) },
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To another number' }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Fax number' }), '4165550142');
    await waitFor(() => expect(args.onNumber).toHaveBeenCalledWith({ number: '+14165550142' }));
    await userEvent.type(await drawer.findByRole('textbox', { name: 'Its last four digits' }), '0000{Enter}');
    await waitFor(() => expect(drawer.getByText('These are not the last four digits of the number.')).toBeVisible());
    await userEvent.clear(drawer.getByRole('textbox', { name: 'Its last four digits' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Its last four digits' }), '0142{Enter}');
    await waitFor(() => expect(args.onResend).toHaveBeenCalledWith({ to: '+14165550142', confirmation: '0142' }));
  },
};

export const OnlyReading: Story = {
  ...at({ ...opened(2), maySend: false, mayOpenReferral: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
  },
};

export const Loading: Story = { ...at({ list: { state: 'loading' }, counts: null }), parameters: stateSnapshots() };
export const Empty: Story = { ...at({ list: ready({ rows: [], more: 'none' }), counts: null }), parameters: stateSnapshots() };
export const NothingInTrouble: Story = { ...at({ view: 'attention', list: ready({ rows: [], more: 'none' }) }) };
export const Failed: Story = {
  ...at({ list: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The next one, and back, without a mouse. */
export const ByKeyboard: Story = {
  ...at(opened(0)),
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenCalledWith({ id: sentFaxes[1]!.id });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: null });
  },
};

export const LongText: Story = {
  ...at({
    list: ready({
      rows: sentFaxes.map((sent) => ({ ...sent, recipientName: 'Dr. Aleksandra-Wilhelmina van der Merwe-Castellanos de la Fuente', patientName: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine' })),
      more: 'none',
    }),
  }),
  parameters: stateSnapshots('narrow'),
};
