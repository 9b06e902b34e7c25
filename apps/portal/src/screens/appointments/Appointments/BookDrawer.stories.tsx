import { appointments, calendarDays, freeTimes, nextUp, ofSeries, patients, seriesPreview, visitTypes, workingHours } from '@intake/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateSnapshots } from '../../../../../../.storybook/modes.ts';
import { ready } from '../../../data/loadable.ts';
import { nothingFound } from '../../../shared/patient/patients.fixtures.ts';
import type { Outcome } from '../../../data/problem.ts';
import type { Choice } from './Appointments.model.ts';
import { BookDrawer, type BookDrawerProps } from './BookDrawer.tsx';

const patient = patients[1]!;
const model: BookDrawerProps['model'] = {
  patients: nothingFound, freeTimes: ready(freeTimes), preview: { state: 'none' }, chart: { state: 'none' }, locations: [], date: '2026-11-23', may: { write: true, overbook: false, reserved: false },
  bookingFor: { patientId: patient.id, patientName: 'Wójcik, Tadeusz', requestId: null, faxId: null, modalityId: null, reason: null, referrerName: null, dueAt: null },
};

const instead = [30, 40, 50].map((minutes) => ({ ...freeTimes[0]!, startsAt: new Date(Date.parse(freeTimes[0]!.startsAt) + minutes * 60_000).toISOString() }));

const meta = {
  component: BookDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    model, visitTypes, physicians: [{ id: nextUp.physicianId!, label: nextUp.physicianName! }], resources: [], hours: [], timeZone: 'America/Toronto', moving: null, slot: null, waitlist: '#waitlist',
    onSearch: fn(), onAsk: fn(), onHold: fn((): Outcome => Promise.resolve(null)), onPlan: fn(), onSave: fn(() => Promise.resolve(null)), onSaveSeries: fn(() => Promise.resolve(null)), onClose: fn(),
  },
} satisfies Meta<typeof BookDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const repeatWeekly = async () => {
  const form = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus());
  await userEvent.keyboard('1');
  await userEvent.click(form.getByRole('button', { name: /Repeats/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'By weeks' }));
  return form;
};

/** The digit of the first time chooses nothing else while the times are still coming. */
function TimesAfterwards(props: BookDrawerProps) {
  const [times, setTimes] = useState<BookDrawerProps['model']['freeTimes']>({ state: 'loading' });
  return <BookDrawer {...props} model={{ ...props.model, freeTimes: times }} onAsk={() => void Promise.resolve().then(() => setTimes(ready(freeTimes)))} />;
}

export const TimesComeLate: Story = {
  render: (args) => <TimesAfterwards {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus());
    await userEvent.keyboard('1');
    await waitFor(() => expect(args.onHold).toHaveBeenCalledWith(expect.objectContaining({ startsAt: freeTimes[0]!.startsAt })));
  },
};

/** A colleague was faster: it is said before anything is booked, the times of the answer are offered, and what was typed stays. */
export const HoldRefused: Story = {
  args: {
    onHold: fn(({ startsAt }: { startsAt: string }): Outcome => Promise.resolve(startsAt === freeTimes[0]!.startsAt ? { code: 'time-taken', freeTimes: instead } : null)),
  },
  parameters: stateSnapshots('narrow', 'ja'),
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Palpitations');
    await userEvent.click(form.getByRole('radio', { name: /11:10/ }));
    await waitFor(async () => expect(await form.findByRole('alert')).toHaveTextContent('This time is taken. The times below are free now.'));
    await expect(form.getByRole('radio', { name: /11:10/ })).toHaveFocus();
    await waitFor(() => expect(form.getByText(/Taken/, { ignore: '[role=alert] *' })).toBeVisible());
    await userEvent.keyboard('3');
    await expect(form.getByRole('radio', { name: /11:50/ })).toBeChecked();
    await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ start: { at: instead[1]!.startsAt }, reason: 'Palpitations' })));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** Whoever may overbook is asked why as soon as it is known that the time is taken. */
export const HoldRefusedToOverbook: Story = {
  args: { ...HoldRefused.args, model: { ...model, may: { ...model.may, overbook: true } } },
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: /11:10/ }));
    await userEvent.type(await form.findByRole('textbox', { name: /Why it is booked although it is taken/ }), 'Chest pain since yesterday{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ start: { at: freeTimes[0]!.startsAt }, overbookReason: 'Chest pain since yesterday' })));
  },
};

/** What suits the patient is asked for; hours that end before they begin are not, and say so. What is later than the referral may wait says so, too. */
export const Wishes: Story = {
  args: { model: { ...model, bookingFor: { ...model.bookingFor!, dueAt: freeTimes[1]!.startsAt } } },
  parameters: stateSnapshots('zh'),
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await expect((await form.findAllByText(/After the due date, Nov 23, 2026/)).length).toBe(2);
    await userEvent.click(form.getByRole('button', { name: 'What suits the patient' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Thu' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Tue' }));
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ wishes: { weekdays: '2,4' } })));
    await userEvent.click(within(form.getByRole('group', { name: 'From' })).getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('300p');
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ wishes: { weekdays: '2,4', timeFrom: '15:00' } })));
    await userEvent.click(within(form.getByRole('group', { name: 'Until' })).getAllByRole('spinbutton')[0]!);
    await userEvent.keyboard('200p');
    await waitFor(() => expect(args.onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ wishes: { weekdays: '2,4' } })));
    await waitFor(async () => expect(await form.findByText('It ends before it begins.')).toBeVisible());
  },
};

const [heart, skin] = calendarDays.physicians.map(({ id, name }) => ({ id, label: name })) as [Choice, Choice];
/** The first physician sees the first two kinds of visits, the other the others. */
const ownKinds = workingHours.map((stretch) => ({ ...stretch, visitTypeIds: visitTypes.slice(stretch.physicianId === heart.id ? 0 : 2).slice(0, 2).map(({ id }) => id) }));

/** Only those are offered who see the kind of visit. */
export const WhoSeesIt: Story = {
  args: { physicians: [heart, skin], hours: ownKinds },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: /Physician/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: heart.label })).toBeVisible());
    await expect(screen.queryByRole('option', { name: skin.label })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: heart.label }));
    await userEvent.click(form.getByRole('button', { name: /Kind of visit/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Stress test/ }));
    await waitFor(async () => expect(await form.findByText('Sees other kinds of visits here.')).toBeVisible());
  },
};

/** A time of somebody in the calendar is booked as what they see. */
export const KindOfTheSlot: Story = {
  args: { physicians: [heart, skin], hours: ownKinds, slot: { startsAt: freeTimes[0]!.startsAt, physicianId: skin.id, resourceId: null } },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByRole('button', { name: /Kind of visit/ })).toHaveTextContent(visitTypes[2]!.name);
  },
};

/** Hours for other kinds of visits are said plainly, and booked all the same by who says so. */
export const OtherKinds: Story = {
  args: { onSave: fn(({ isOutsideHours }: { isOutsideHours: boolean }): Outcome => Promise.resolve(isOutsideHours ? null : { code: 'other-kinds', freeTimes: instead })) },
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: /11:10/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await form.findByText(/These hours are for other kinds of visits/)).toBeVisible());
    await waitFor(() => expect(form.getByRole('radio', { name: /11:50/ })).toBeVisible());
    await userEvent.click(form.getByRole('checkbox', { name: 'Book this kind of visit all the same' }));
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ isOutsideHours: true })));
  },
};

/** A kind that is reserved for others is not offered. */
export const Reserved: Story = {
  args: { visitTypes: visitTypes.map((type, at) => ({ ...type, isReserved: at === 1 })) },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: /Kind of visit/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^First consultation/ })).toBeVisible());
    await expect(screen.queryByRole('option', { name: /^Follow-up/ })).toBeNull();
  },
};

/** A kind that is retired is not offered, and a visit of it keeps it where it is moved. */
export const Retired: Story = {
  args: { visitTypes: visitTypes.map((type, at) => ({ ...type, isRetired: at === 0 })) },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: /Kind of visit/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: /^Follow-up/ })).toBeVisible());
    await expect(screen.queryByRole('option', { name: /^First consultation/ })).toBeNull();
  },
};

/** A time that is offered no longer is not booked by accident. */
function TimesThatGo(props: BookDrawerProps) {
  const [isAsked, setAsked] = useState(false);
  return <BookDrawer {...props} model={{ ...props.model, freeTimes: ready(isAsked ? freeTimes.slice(1) : freeTimes) }} onAsk={({ wishes }) => setAsked('weekdays' in wishes)} />;
}

export const ChosenTimeGoes: Story = {
  render: (args) => <TimesThatGo {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: /11:10/ }));
    await userEvent.click(form.getByRole('button', { name: 'What suits the patient' }));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Thu' }));
    await waitFor(() => expect(form.queryByRole('radio', { name: /11:10/ })).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Book' }));
    await waitFor(async () => expect(await form.findByText('Choose a time.')).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A time is kept for minutes alone: somebody else takes it, and the next times come without it. */
function TimeTakenMeanwhile({ onHold, ...props }: BookDrawerProps) {
  const [isTaken, setTaken] = useState(false);
  const hold: BookDrawerProps['onHold'] = async (held) => {
    await onHold(held);
    if (isTaken && held.startsAt === freeTimes[1]!.startsAt) return { code: 'time-taken', freeTimes: instead };
    setTaken(true);
    return null;
  };
  return <BookDrawer {...props} model={{ ...props.model, freeTimes: ready(isTaken ? freeTimes.toSpliced(1, 1) : freeTimes) }} onHold={hold} />;
}

export const KeptForTooLong: Story = {
  render: (args) => <TimeTakenMeanwhile {...args} />,
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await form.findByRole('radio', { name: /11:10/ });
    await userEvent.click(form.getAllByRole('radio')[1]!);
    await waitFor(async () => expect(await form.findByRole('alert')).toHaveTextContent('This time is taken. The times below are free now.'));
    await expect(args.onHold).toHaveBeenCalledTimes(2);
    await expect(form.getByRole('radio', { checked: true })).toHaveFocus();
  },
};

/** Six weeks: one date is taken and one a holiday, each to be moved or left out before anything is booked. */
export const Series: Story = {
  args: { model: { ...model, preview: ready(seriesPreview) } },
  parameters: stateSnapshots('narrow'),
  play: async ({ args }) => {
    const form = await repeatWeekly();
    await expect(args.onPlan).toHaveBeenLastCalledWith(expect.objectContaining({ start: { at: freeTimes[0]!.startsAt }, recurrence: { every: 1, unit: 'week', end: { count: 6 } } }));
    await waitFor(async () => expect(await form.findByText(/2 dates cannot be had as they are/)).toBeVisible());
    await waitFor(() => expect(form.getByText('Closed: Boxing Day (observed)')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Book 6 visits' }));
    await waitFor(async () => expect(await form.findByText('Move or leave out the dates that cannot be had.')).toBeVisible());
    await expect(args.onSaveSeries).not.toHaveBeenCalled();
  },
};

export const SeriesMended: Story = {
  args: { model: { ...model, preview: ready(seriesPreview) } },
  play: async ({ args }) => {
    const form = await repeatWeekly();
    await userEvent.click(await form.findByRole('checkbox', { name: /Dec 28/ }));
    await expect(args.onPlan).toHaveBeenLastCalledWith(expect.objectContaining({ leftOut: [5] }));
    await userEvent.click(form.getByRole('button', { name: /Move the visit of Mon, Dec 14/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /9:40/ }));
    await expect(args.onPlan).toHaveBeenLastCalledWith(expect.objectContaining({ moved: [{ position: 3, start: { at: seriesPreview.visits[2]!.freeTimes[1]!.startsAt } }] }));
  },
};

export const SeriesBooked: Story = {
  args: { model: { ...model, preview: ready({ ...seriesPreview, visits: seriesPreview.visits.map((visit) => ({ ...visit, fault: null, isLeftOut: visit.position === 5, isMoved: visit.position === 3 })) }) } },
  parameters: stateSnapshots(),
  play: async ({ args }) => {
    const form = await repeatWeekly();
    await userEvent.click(await form.findByRole('button', { name: 'Book 5 visits' }));
    await waitFor(() => expect(args.onSaveSeries).toHaveBeenCalledWith(expect.objectContaining({ patientId: patient.id, recurrence: { every: 1, unit: 'week', end: { count: 6 } } })));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** One visit of a series takes those after it along. */
export const MovedWithSeries: Story = {
  args: { moving: { ...appointments[4]!, series: ofSeries }, slot: { startsAt: '2026-11-30T14:00:00.000Z', physicianId: nextUp.physicianId, resourceId: null } },
  play: async ({ args }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: 'This one and those after it' }));
    await expect(form.queryByText('Repeats')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ scope: 'following', start: { at: '2026-11-30T14:00:00.000Z' } })));
  },
};
