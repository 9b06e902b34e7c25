import { appointmentDetail, appointments, calendarDays, checkedIn, freeTimes, nextUp, patients, visitTypes } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { modes, snapshots, stateSnapshots } from '../../../../../../.storybook/modes.ts';
import type { AppointmentsModel, BookingFor } from './Appointments.model.ts';
import { asDay, base } from './AppointmentsScreen.fixtures.ts';
import { AppointmentsScreen, type AppointmentsScreenProps } from './AppointmentsScreen.tsx';

const referral: BookingFor = {
  patientId: patients[1]!.id, patientName: 'Wójcik, Tadeusz', requestId: '00000000-0000-4000-8000-000000000001', faxId: null, modalityId: visitTypes[0]!.modalityId,
  reason: 'Murmur', referrerName: null, dueAt: null,
};

const meta = {
  component: AppointmentsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: '100vh' }}><Story /></div>],
  args: asDay,
} satisfies Meta<typeof AppointmentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (model: Partial<AppointmentsModel>) => ({ args: { model: { ...base, ...model } } });

export const Day: Story = { parameters: snapshots('narrow', 'ja') };

export const Week: Story = { ...at({ view: 'week' }), parameters: stateSnapshots() };

/** Read aloud, the day and the count of its visits stay apart. */
export const List: Story = {
  ...at({ view: 'list' }),
  parameters: stateSnapshots('narrow'),
  play: async ({ canvas }) => {
    for (const day of await canvas.findAllByRole('table')) await expect(day).toHaveAccessibleName(/ \d+ · \d+ visits?$/);
  },
};

export const Opened: Story = {
  ...at({ openId: checkedIn.id, detail: ready(appointmentDetail(checkedIn, { undoable: { id: checkedIn.id, event: 'check-in', visits: 1 }, referrer: { id: checkedIn.id, name: 'Côté, Hélène' } })) }),
  parameters: stateSnapshots('narrow'),
};

/** The zone of the location, and that of whoever looks at it from elsewhere. */
export const FromElsewhere: Story = {
  ...at({ ownTimeZone: 'Asia/Tokyo', openId: nextUp.id, detail: ready(appointmentDetail(nextUp)) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10:20\s*–\s*10:40 a\.m\. EST/)).toBeVisible();
    await expect(canvas.getByText(/Nov 24, 2026, 12:20\s*–\s*12:40 a\.m\. \S+/)).toBeVisible();
  },
};

export const ArrivedByOneKey: Story = {
  play: async ({ args, canvas }) => {
    const visit = canvas.getByRole('button', { name: /10:20–10:40/ });
    visit.focus();
    await userEvent.keyboard('a');
    await expect(args.onAct).toHaveBeenLastCalledWith({ visit: nextUp, event: 'arrive' });
    await userEvent.keyboard('s');
    await expect(args.onAct).toHaveBeenLastCalledWith({ visit: nextUp, event: 'no-show' });
    await userEvent.keyboard('u');
    await expect(args.onUndo).toHaveBeenLastCalledWith({ id: nextUp.id, isAlone: false });
  },
};

export const CancelledByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await userEvent.keyboard('x');
    await screen.findByRole('dialog', { name: /^Cancel the visit of / });
    await userEvent.keyboard('3{Enter}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith({ visit: nextUp, reason: 'weather', note: null, scope: 'this' }));
  },
};

const moved: NonNullable<Story['play']> = async ({ args }) => {
  await userEvent.keyboard('m');
  await screen.findByRole('dialog', { name: /^Move the visit of / });
  await userEvent.keyboard('2{Enter}');
  const wanted = { moving: expect.objectContaining({ id: nextUp.id }), patientId: nextUp.patientId, start: { at: freeTimes[1]!.startsAt } };
  await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining(wanted)));
};

export const MovedByKeys: Story = {
  play: async (context) => {
    context.canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await moved(context);
  },
};

/** A link to a visit shows it before the calendar around it: its keys work from then on. */
export const MovedByKeysBeforeTheCalendar: Story = { ...at({ days: { state: 'loading' }, openId: nextUp.id, detail: ready(appointmentDetail(nextUp)) }), play: moved };

/** A visit is taken along by Alt and the arrows, and put down by Enter: the form is open with its time, and Enter moves it. */
export const TakenElsewhereByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(await canvas.findByText(new RegExp(`${nextUp.patientName}.+10:50.+11:10.+Enter moves the visit there`))).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /10:50–11:10/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: /^Move the visit of / }));
    await waitFor(() => expect(form.getByRole('radio', { name: /10:50/ })).toBeChecked());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ moving: nextUp, start: { at: '2026-11-23T15:50:00.000Z' }, minutes: null })));
  },
};

/** Alt, Shift and an arrow makes it longer; Escape leaves it as it was. */
export const MadeLongerByKeys: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /10:20–10:40/ })).toHaveFocus());
    await expect(args.onPlace).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /10:20–10:55/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: /^Move the visit of / }));
    await expect(await form.findByRole('textbox', { name: 'Length in minutes' })).toHaveValue('35');
  },
};

/** Rooms and devices have the columns. */
export const ByRoom: Story = { ...at({ by: 'resource' }), parameters: stateSnapshots() };

export const FilteredByService: Story = {
  ...at({ modalityId: visitTypes[0]!.modalityId }),
  play: async ({ args, canvas }) => {
    const ofService = visitTypes.filter(({ modalityId }) => modalityId === visitTypes[0]!.modalityId).map(({ id }) => id);
    const shown = calendarDays.appointments.filter(({ visitTypeId, startsLocal }) => ofService.includes(visitTypeId) && startsLocal.startsWith('2026-11-23'));
    await expect(canvas.getAllByRole('button').filter((button) => button.dataset['event'] && !button.dataset['event'].startsWith('closed:'))).toHaveLength(shown.length);
    await userEvent.click(canvas.getByRole('button', { name: '1 filter' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await expect(args.onPlace).toHaveBeenCalledWith({ resourceId: null, modalityId: null, by: 'physician' });
  },
};

export const SavedAsCsv: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save the day as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith({ day: '2026-11-23' });
  },
};

const shifted = [{ ...nextUp, startsLocal: '2026-11-23T09:20:00' }, { ...checkedIn, startsLocal: '2026-11-23T08:10:00' }];

/** The rules of the clinic's zone have changed since these were booked. */
export const Shifted: Story = {
  ...at({ shifted }),
  parameters: stateSnapshots('narrow'),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look through them' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Visits that have shifted' }));
    await userEvent.click(drawer.getByRole('button', { name: /^Keep 9:20/ }));
    await expect(args.onSettle).toHaveBeenLastCalledWith({ visit: shifted[0], keep: 'told' });
    await waitFor(() => expect(drawer.getByRole('button', { name: /^Change to 10:20/ })).toBeEnabled());
  },
};

export const ShiftedAndTaken: Story = {
  args: { model: { ...base, shifted }, onSettle: fn((): Outcome => Promise.resolve({ code: 'time-taken' })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look through them' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Visits that have shifted' }));
    await userEvent.click(drawer.getByRole('button', { name: /^Keep 9:20/ }));
    await waitFor(async () => expect(await drawer.findByText(/This time is taken/)).toBeVisible());
  },
};

/** What is asked for comes before the kinds of visits do: the form waits for them. */
function KindsAfterwards(props: AppointmentsScreenProps) {
  const [kinds, setKinds] = useState<AppointmentsModel['visitTypes']>(null);
  useEffect(() => void Promise.resolve().then(() => setKinds(visitTypes)), []);
  return <AppointmentsScreen {...props} model={{ ...props.model, visitTypes: kinds }} />;
}

/** From a referral the form is open already: a digit, and Enter. */
export const BookedFromReferral: Story = {
  render: (args) => <KindsAfterwards {...args} />,
  ...at({ bookingFor: referral }),
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog', { name: 'Book a visit' }));
    await waitFor(() => expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus());
    await userEvent.keyboard('1');
    await waitFor(() => expect(args.onHold).toHaveBeenCalledWith({ visitTypeId: visitTypes[0]!.id, physicianId: freeTimes[0]!.physicianId, resourceId: null, minutes: null, startsAt: freeTimes[0]!.startsAt, patientId: referral.patientId, movingId: null }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ patientId: referral.patientId, start: { at: freeTimes[0]!.startsAt }, reason: 'Murmur' })));
  },
};

export const BookedFromSlot: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole('gridcell', { name: /11:00 a\.m\., free/ })[0]!);
    const form = within(await screen.findByRole('dialog', { name: 'Book a visit' }));
    await userEvent.type(form.getByRole('combobox', { name: 'Patient' }), 'Delacroix');
    await userEvent.click(await screen.findByRole('option', { name: /^Delacroix, Margaux/ }));
    await expect(await form.findByRole('radio', { name: /11:00/ })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ patientId: patients[0]!.id, start: { at: '2026-11-23T16:00:00.000Z' } })));
  },
};

/** Somebody was faster: the form says so, keeps what was typed, and shows what is free now. */
export const TakenMeanwhile: Story = {
  args: { model: { ...base, bookingFor: referral, may: { write: true, overbook: true, reserved: true } }, onSave: fn((): Outcome => Promise.resolve({ code: 'time-taken' })) },
  parameters: stateSnapshots(),
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Book a visit' }));
    await waitFor(() => expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus());
    await userEvent.keyboard('1{Enter}');
    await waitFor(async () => expect(await form.findByText(/This time is taken/)).toBeVisible());
    await waitFor(() => expect(form.getByRole('textbox', { name: /Why it is booked although it is taken/ })).toBeVisible());
  },
};

export const ClockShowsItTwice: Story = {
  args: {
    model: { ...base, bookingFor: referral },
    onSave: fn((): Outcome => Promise.resolve({ code: 'invalid', fields: [{ path: 'start', code: 'fold' }] })),
  },
  play: async () => {
    const form = within(await screen.findByRole('dialog', { name: 'Book a visit' }));
    await waitFor(() => expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus());
    await userEvent.keyboard('1{Enter}');
    await waitFor(async () => expect(await form.findByText(/Clocks go back that night/)).toBeVisible());
    await waitFor(() => expect(form.getByRole('radio', { name: 'The second time, after clocks went back' })).toBeVisible());
  },
};

export const Empty: Story = { ...at({ view: 'list', days: ready({ ...calendarDays, appointments: [] }) }), parameters: stateSnapshots() };

export const NoLocation: Story = at({ locations: [], locationId: null, days: { state: 'loading' } });

export const Loading: Story = at({ days: { state: 'loading' } });

export const Failed: Story = {
  ...at({ days: { state: 'failed', problem: { code: 'network' } } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  ...at({ may: { write: false, overbook: false, reserved: false }, openId: nextUp.id, detail: ready(appointmentDetail(nextUp)) }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Book' })).toBeNull();
    canvas.getByRole('button', { name: /10:20–10:40/ }).focus();
    await userEvent.keyboard('a');
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

const longest = { ...appointments[4]!, patientName: 'Wolfeschlegelsteinhausenbergerdorff-Fernández-Ibarra, Hubert Blaine Maximilian', visitTypeName: 'Consultation about the results of several examinations elsewhere' };

export const LongText: Story = {
  ...at({ view: 'list', days: ready({ ...calendarDays, appointments: [longest] }), openId: longest.id, detail: ready(appointmentDetail(longest, { reason: 'Palpitations since August, normal resting ECG; '.repeat(6) })) }),
  parameters: { chromatic: { disableSnapshot: false, modes: { 'light-ltr': modes['light-ltr'] } } },
};
