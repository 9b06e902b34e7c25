import { balancedInvoice, creditNote, draftInvoice, invoiceCounts, invoiceSummaries, issuedInvoice, locations, overdueInvoice, paymentRows, proposedUse } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { openUses } from '../../../shared/credits/useHref.ts';
import type { InvoicesModel } from './Invoices.model.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

const model: InvoicesModel = {
  view: 'all', search: '', counts: invoiceCounts, list: ready({ rows: invoiceSummaries, more: 'none' }), openId: null, detail: { state: 'none' }, billed: { state: 'none' },
  proposals: ready(proposedUse), locations: locations.map(({ id, name, timeZone }) => ({ id, name, timeZone })), mayWrite: true, uses: openUses(() => true), termsDays: 30,
};
const done = () => fn((): Outcome => Promise.resolve(null));

const meta = {
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    model, locale: 'en', today: '2026-11-23',
    onView: fn(), onSearch: fn(), onOpen: fn(), onMore: fn(), onRetry: fn(), onRetryDetail: fn(), onLine: fn(), onMoreBilled: fn(), onRetryBilled: fn(), onSaved: fn(), onPrint: fn(), onPeriod: fn(),
    onSave: done(), onStep: done(), onPay: done(), onCredit: done(), onSend: done(), onExport: done(), onStatement: done(), onImport: done(),
    onPreview: fn(() => Promise.resolve({ rows: paymentRows })),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InvoicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = (invoice: typeof issuedInvoice) => ({ args: { model: { ...model, openId: invoice.id, detail: ready(invoice) } } });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Ready: Story = { parameters: stateSnapshots('narrow') };

/** Partly paid: the paper says what is still to be paid, and a payment books it. */
export const PartlyPaid: Story = {
  ...opened(issuedInvoice),
  parameters: snapshots('narrow', 'ja'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record payment' }));
    const form = await drawer('Record payment');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledWith({ invoice: issuedInvoice, payment: { amount: issuedInvoice.open, paidOn: '2026-11-23', method: 'transfer', reference: null } }));
  },
};

export const Overdue: Story = {
  ...opened(overdueInvoice),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'More' })[1]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel invoice' }));
    const form = await drawer('Cancel invoice');
    await userEvent.click(form.getByRole('button', { name: 'Cancel invoice' }));
    await expect(args.onStep).not.toHaveBeenCalled();
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Wrong clinic');
    await userEvent.click(form.getByRole('button', { name: 'Cancel invoice' }));
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith({ invoice: overdueInvoice, step: { event: 'cancel', reason: 'Wrong clinic' } }));
  },
};

/** What was typed comes to what the server will say, line by line. */
export const EditsDraft: Story = {
  ...opened(draftInvoice),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await drawer('Edit draft');
    await waitFor(() => expect(form.getByText(/HST/)).toBeVisible());
    await userEvent.clear(form.getByRole('textbox', { name: /Customer/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesDraft: Story = {
  ...opened(draftInvoice),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await drawer('Edit draft');
    const name = form.getByRole('textbox', { name: /Customer/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'North Clinic');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ fields: expect.objectContaining({ buyerName: 'North Clinic' }) })));
  },
};

export const Issues: Story = {
  ...opened(draftInvoice),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Issue' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Issue' }));
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith({ invoice: draftInvoice, step: { event: 'issue' } }));
  },
};

export const Paid: Story = opened(balancedInvoice);
export const CreditNote: Story = opened(creditNote);
export const Loading: Story = { args: { model: { ...model, list: { state: 'loading' }, counts: null } } };
export const Empty: Story = { args: { model: { ...model, list: ready({ rows: [], more: 'none' }), counts: null } } };
export const Failed: Story = { args: { model: { ...model, list: { state: 'failed', problem: { code: 'network' } } } } };
export const LongText: Story = opened({ ...issuedInvoice, buyerName: 'Centre régional de réadaptation cardiovasculaire de la Haute-Côte-Nord et de la Basse-Côte-Nord' });
