import { appointmentDetail, frozenNow, nextUp, ofSeries } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../../../../../../.storybook/framed.ts';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { AppointmentPane } from './AppointmentPane.tsx';

const address = ({ id }: { id: string }) => `#${id}`;
const meta = {
  component: AppointmentPane,
  parameters: framed('28rem'),
  args: {
    appointment: appointmentDetail(
      { ...nextUp, patientBirthDate: '1961-04-12', status: 'cancelled', cancelReason: 'patient', series: ofSeries },
      { undoable: { id: nextUp.id, event: 'cancel', visits: 4 }, referrer: { id: nextUp.id, name: 'Côté, Hélène' } },
    ),
    ownTimeZone: nextUp.timeZone,
    now: Date.parse(frozenNow),
    mayWrite: true,
    links: { referral: address, fax: address, chart: address, visit: address, earlier: address, waitlist: '#waitlist' },
    onAct: fn(), onMove: fn(), onCancel: fn(), onUndo: fn(), onText: fn(), onCall: fn(), onClose: fn(),
  },
} satisfies Meta<typeof AppointmentPane>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visits that were cancelled together come back together, or one by itself from the menu. */
export const CancelledTogether: Story = {
  parameters: stateSnapshots('zh'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Undo for 4 visits/ }));
    await expect(args.onUndo).toHaveBeenLastCalledWith({ isAlone: false });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo for this visit alone' }));
    await waitFor(() => expect(args.onUndo).toHaveBeenLastCalledWith({ isAlone: true }));
    await expect(canvas.getByText('Côté, Hélène')).toBeVisible();
    // Two of one name are told apart.
    await expect(canvas.getByText('Apr 12, 1961')).toBeVisible();
  },
};

/** Nobody arrives, or stays away, before the day of the visit. */
export const BeforeItsDay: Story = {
  args: { appointment: appointmentDetail({ ...nextUp, startsAt: '2026-11-24T15:20:00.000Z', endsAt: '2026-11-24T15:40:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Confirm/ })).toBeVisible();
    for (const name of [/^Arrived/, /^Check in/, /^No-show/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
