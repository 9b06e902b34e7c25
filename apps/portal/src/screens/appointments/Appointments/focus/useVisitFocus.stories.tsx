import { appointmentDetail, calendarDays, nextUp } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ready } from '../../../../data/loadable.ts';
import { asDay } from '../AppointmentsScreen.fixtures.ts';
import { AppointmentsScreen, type AppointmentsScreenProps } from '../AppointmentsScreen.tsx';

const meta = {
  component: AppointmentsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: '100vh' }}><Story /></div>],
  args: asDay,
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus goes into the visit that opens, and back to it when it closes. */
export const FocusGoesAndComesBack: Story = {
  render: function Kept(args) {
    const [openId, setOpenId] = useState<string | null>(null);
    const detail = openId ? ready(appointmentDetail(nextUp)) : ({ state: 'none' } as const);
    return <AppointmentsScreen {...args} model={{ ...args.model, openId, detail }} onPlace={(change) => change.openId !== undefined && setOpenId(change.openId)} />;
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('[data-part="visit"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /10:20–10:40/ })).toHaveFocus());
  },
};

const moved = async () => {
  await userEvent.keyboard('m');
  await screen.findByRole('dialog', { name: /^Move the visit of / });
  await userEvent.keyboard('2{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

const later = { ...nextUp, id: '00000000-0000-4000-8000-00000000000b', startsAt: '2026-11-23T16:40:00.000Z', endsAt: '2026-11-23T17:00:00.000Z', startsLocal: '2026-11-23T11:40:00', rescheduledFrom: nextUp.id };
const others = calendarDays.appointments.filter(({ id }) => id !== nextUp.id);

/** The calendar knows of a move once it is made: the visit stands at its new time on this day, or on no day that is shown. */
const movedTo = (appointments: typeof others): Pick<Story, 'render'> => ({
  render: function Moving(args) {
    const [days, setDays] = useState(args.model.days);
    const save: AppointmentsScreenProps['onSave'] = (fields) => {
      setTimeout(() => setDays(ready({ ...calendarDays, appointments })));
      return args.onSave(fields);
    };
    return <AppointmentsScreen {...args} model={{ ...args.model, days }} onSave={save} />;
  },
});

/** The focus goes along with what the keyboard has moved. */
export const FocusGoesAlong: Story = {
  ...movedTo([...others, later]),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await moved();
    await waitFor(() => expect(canvas.getByRole('button', { name: /11:40/ })).toHaveFocus());
  },
};

/** What was moved out of sight leaves the focus in the grid, at what stands at its time. */
export const FocusStaysInTheDay: Story = {
  ...movedTo(others),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await moved();
    await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull());
    await expect(document.activeElement).toHaveAccessibleName(/10:00–10:20.*Tremblay, Lucie/);
  },
};
