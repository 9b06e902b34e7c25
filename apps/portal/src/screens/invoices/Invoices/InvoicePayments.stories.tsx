import { paymentRows } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { Outcome } from '../../../data/problem.ts';
import { PaymentsDrawer, type PaymentsDrawerProps } from './PaymentsDrawer.tsx';

const answering = (answer: Awaited<ReturnType<PaymentsDrawerProps['onPreview']>>) => fn<PaymentsDrawerProps['onPreview']>(() => Promise.resolve(answer));

/** A bank’s file, from its choice to what it books. */
const meta = {
  component: PaymentsDrawer,
  parameters: { layout: 'fullscreen' },
  args: { onPreview: answering({ rows: paymentRows }), onImport: fn((): Outcome => Promise.resolve(null)), onClose: fn() },
} satisfies Meta<typeof PaymentsDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (bytes: string | Uint8Array<ArrayBuffer> = 'Date;Crédit;Libellé\n2026-11-21;384,02;INV-00042') => {
  const dialog = await screen.findByRole('dialog', { name: 'Import payments' });
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File([bytes], 'bank.csv', { type: 'text/csv' }));
  return within(dialog);
};

/** Each line says what becomes of it before anything is booked; what Windows wrote is read as it was meant. */
export const Previewed: Story = {
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const drawer = await choose(Uint8Array.from('Date;Crédit;Libellé', (sign) => sign.charCodeAt(0)));
    // The rows are drawn once more when the drawer has come.
    await waitFor(() => expect(drawer.getByText('Will be booked')).toBeVisible());
    await expect(args.onPreview).toHaveBeenCalledWith({ csv: 'Date;Crédit;Libellé' });
    await userEvent.click(drawer.getByRole('button', { name: 'Book 1 payment' }));
    await waitFor(() => expect(args.onImport).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NoCsv: Story = {
  args: { onPreview: answering({ code: 'invalid', fields: [{ path: 'csv', code: 'unreadable' }] }) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = await choose('%PDF-1.7');
    await waitFor(() => expect(drawer.getByText('This is not a CSV file.')).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: /^Book/ }));
    await expect(args.onImport).not.toHaveBeenCalled();
  },
};

/** A day and a month that could be each other, and a line without a number: nothing is guessed, and nothing is booked. */
export const NothingToBook: Story = {
  args: { onPreview: answering({ rows: paymentRows.map((row) => ({ ...row, paidOn: null, problem: row.problem ?? ('ambiguous-date' as const) })) }) },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const drawer = await choose();
    await waitFor(() => expect(drawer.getByText('Day or month first? Write the month in letters')).toBeVisible());
    await waitFor(() => expect(drawer.getByText(/^No line of this file/)).toBeVisible());
    await userEvent.click(drawer.getByRole('button', { name: 'Book 0 payments' }));
    await expect(args.onImport).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
