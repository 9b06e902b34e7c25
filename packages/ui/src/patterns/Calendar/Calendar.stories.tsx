import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { modes, snapshots, stateSnapshots } from '../../../../../.storybook/modes.ts';
import { busyWeek, clocksGoBack, eightAtATime, overlaps, resources, timeZone, workingHours } from './Calendar.fixtures.ts';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';

const Room = styled.div`
  block-size: 44rem;
`;

/** Keeps the day and the view, as a screen does. */
function Desk(props: CalendarProps) {
  const [date, setDate] = useState(props.date);
  const [view, setView] = useState(props.view);
  return (
    <Room>
      <Calendar
        {...props}
        date={date}
        view={view}
        onDateChange={(change) => {
          setDate(change.date);
          props.onDateChange(change);
        }}
        onViewChange={(change) => {
          setView(change.view);
          props.onViewChange?.(change);
        }}
      />
    </Room>
  );
}

const meta = {
  component: Calendar,
  parameters: { layout: 'fullscreen' },
  render: (args) => <Desk key={`${args.date} ${args.view}`} {...args} />,
  args: {
    label: 'Appointments',
    date: '2026-11-24',
    view: 'week',
    events: busyWeek,
    resources,
    workingHours,
    timeZone,
    onDateChange: fn(),
    onViewChange: fn(),
    onSelectSlot: fn(),
    onOpenEvent: fn(),
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gallery: Story = { parameters: snapshots('zh', 'ja', 'narrow', 'wide') };

export const DayByProvider: Story = { parameters: stateSnapshots('narrow'), args: { view: 'day', date: '2026-11-25' } };

export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  parameters: { chromatic: { disableSnapshot: false, modes: { narrow: modes.narrow } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wednesday, November 25' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-11-25' });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

/** The next days are on their way: who turns the page keeps the focus, and no time can be taken for free. */
export const Waiting: Story = {
  args: { view: 'day', events: [], isWaiting: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getAllByRole('gridcell')[0]!);
    await expect(args.onSelectSlot).not.toHaveBeenCalled();
    const next = canvas.getByRole('button', { name: 'Next day' });
    await userEvent.click(next);
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-11-25' });
    await expect(next).toHaveFocus();
  },
};

export const Empty: Story = { parameters: stateSnapshots(), args: { events: [] } };

const evening = { id: 'evening', start: '2026-11-29T00:00:00.000Z', end: '2026-11-29T00:30:00.000Z', title: 'Sofia Rossi' };

/** On a day on which nobody works what is there all the same is in view. */
export const EveningOfAClosedDay: Story = {
  args: { view: 'day', date: '2026-11-28', resources: undefined, workingHours: [], events: [evening] },
  play: async ({ canvas }) => {
    const visit = canvas.getByRole('button', { name: /^Sofia Rossi 7:00/ });
    const { bottom } = canvas.getByRole('grid').parentElement!.getBoundingClientRect();
    await waitFor(() => expect(visit.getBoundingClientRect().bottom).toBeLessThan(bottom));
  },
};

export const Overlap: Story = { parameters: stateSnapshots(), args: { events: overlaps, view: 'day', resources: undefined } };

/** Where there is no room for a word, the colour stands for it; a screen reader and whoever opens it have them all. */
export const Slivers: Story = {
  args: { events: eightAtATime },
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole('button', { name: /10:00–11:00/ });
    await expect(events).toHaveLength(8);
    for (const event of events) await expect(event.textContent).toBe('');
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /10:00–11:00/ })[0]).toHaveTextContent(/\w/));
  },
};

export const ClocksGoBack: Story = { parameters: stateSnapshots(), args: { events: clocksGoBack, date: '2026-11-01' } };

export const ClocksGoForward: Story = {
  args: { events: [], date: '2026-03-08', view: 'day', resources: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('gridcell', { name: / 1:30 a/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('gridcell', { name: / 2:30 a/ })).not.toBeInTheDocument();
  },
};

export const QuarterHours: Story = { args: { slotMinutes: 15, view: 'day', date: '2026-11-27' } };

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Tuesday, November 24, 1:00 p.m., free' }));
    await expect(args.onSelectSlot).toHaveBeenCalledWith({ start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T18:30:00.000Z' });
    await userEvent.click(canvas.getByRole('button', { name: /^Sofia Rossi 1:00–2:30/ }));
    await expect(args.onOpenEvent).toHaveBeenCalledOnce();
    await expect(args.onSelectSlot).toHaveBeenCalledOnce();
  },
};

const isRtl = () => document.documentElement.dir === 'rtl';
const towardsEnd = () => (isRtl() ? '{ArrowLeft}' : '{ArrowRight}');
const towardsStart = () => (isRtl() ? '{ArrowRight}' : '{ArrowLeft}');

/** Tabs into the grid, whatever stands before it. */
async function enterGrid() {
  for (let presses = 0; presses < 12 && !document.activeElement?.closest('[role="grid"]'); presses += 1) await userEvent.tab();
}

export const BookedByKeyboard: Story = {
  args: { date: '2026-11-23' },
  play: async ({ args, canvas }) => {
    await enterGrid();
    await userEvent.keyboard('{Home}{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('gridcell', { name: 'Sunday, November 22, 12:00 a.m., outside working hours' })).toHaveFocus();
    await userEvent.keyboard(`${towardsEnd()}${'{ArrowDown}'.repeat(16)}`);
    await expect(canvas.getByRole('button', { name: /^Noah Singh.*8:00/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenEvent).toHaveBeenCalledOnce();
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}`);
    await expect(canvas.getByRole('gridcell', { name: 'Monday, November 23, 9:30 a.m., free' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ start: '2026-11-23T14:30:00.000Z', end: '2026-11-23T15:00:00.000Z' });
    await userEvent.keyboard(`${towardsStart()}`);
    await expect(canvas.getByRole('gridcell', { name: /^Sunday, November 22, 9:30 a/ })).toHaveFocus();
  },
};

export const WeekTurnedByKeyboard: Story = {
  args: { date: '2026-11-23' },
  play: async ({ args, canvas }) => {
    await enterGrid();
    await userEvent.keyboard('{End}{Control>}{End}{/Control}{PageDown}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith({ date: '2026-11-30' });
    await expect(canvas.getByRole('gridcell', { name: /^Saturday, December 5, 11:30 p/ })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(canvas.getByRole('gridcell', { name: /^Saturday, November 21, 11:30 p/ })).toHaveFocus();
  },
};

export const BookedBesideByKeyboard: Story = {
  args: { view: 'day', date: '2026-11-25', resources: undefined },
  play: async ({ args, canvas }) => {
    await enterGrid();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await userEvent.keyboard('{ArrowDown}'.repeat(17));
    await expect(document.activeElement).toHaveAttribute('data-event');
    await userEvent.keyboard(towardsEnd());
    await expect(canvas.getByRole('button', { name: /9:00–9:30/ })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onSelectSlot).toHaveBeenLastCalledWith({ start: '2026-11-25T14:00:00.000Z', end: '2026-11-25T14:30:00.000Z' });
    await expect(args.onOpenEvent).not.toHaveBeenCalled();
  },
};

export const WholeDayOpenedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await enterGrid();
    await userEvent.keyboard(`{Home}${towardsEnd().repeat(2)}{Control>}{Home}{/Control}{ArrowUp}`);
    await expect(canvas.getByRole('button', { name: /^Accreditation visit/ })).toHaveFocus();
    await userEvent.keyboard(`${towardsEnd()}{Enter}`);
    await expect(args.onOpenEvent).toHaveBeenLastCalledWith({ id: 'closed' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('gridcell', { name: /^Thursday, November 26, 12:00 a/ })).toHaveFocus();
  },
};

const movable = { id: 'movable', start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T16:00:00.000Z', title: 'Sofia Rossi', resource: 'okafor', isMovable: true };

/** The upper half of what stands on the page, or its foot. */
function pointAt(element: Element, where: 'top' | 'foot' = 'top') {
  const { left, width, top, height, bottom } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: where === 'foot' ? bottom - 3 : top + height / 4 };
}

export const DraggedByMouse: Story = {
  args: { view: 'day', date: '2026-11-24', events: [movable], onMoveEvent: fn() },
  play: async ({ args, canvas }) => {
    // One mouse, whose button stays down from one step to the next.
    const user = userEvent.setup();
    const visit = () => canvas.getByRole('button', { name: /^Sofia Rossi/ });
    const cell = (who: string, time: string) => canvas.getByRole('gridcell', { name: new RegExp(`${who}, ${time} a`) });
    const press = (where?: 'foot') => user.pointer({ keys: '[MouseLeft>]', target: visit(), coords: pointAt(visit(), where) });
    const moveTo = (target: Element) => user.pointer({ target, coords: pointAt(target) });
    const letGo = () => user.pointer({ keys: '[/MouseLeft]', target: visit() });

    await press();
    await moveTo(cell('Tremblay', '11:30'));
    await waitFor(() => expect(visit()).toHaveAccessibleName(/11:30 a\.m\.\s*–\s*12:30 p.*Tremblay/));
    await expect(visit()).toHaveFocus();
    await letGo();
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith({ id: 'movable', start: '2026-11-24T16:30:00.000Z', end: '2026-11-24T17:30:00.000Z', resource: 'tremblay' });
    await expect(args.onOpenEvent).not.toHaveBeenCalled();

    await press('foot');
    await moveTo(cell('Okafor', '11:30'));
    await letGo();
    await expect(args.onMoveEvent).toHaveBeenLastCalledWith({ id: 'movable', start: movable.start, end: '2026-11-24T17:00:00.000Z', resource: 'okafor' });

    await press();
    await moveTo(cell('Sato', '9:00'));
    await waitFor(() => expect(visit()).toHaveAccessibleName(/9:00–10:00.*Sato/));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(visit()).toHaveAccessibleName(/10:00–11:00.*Okafor/));
    await letGo();
    await expect(args.onMoveEvent).toHaveBeenCalledTimes(2);

    await user.click(visit());
    await expect(args.onOpenEvent).toHaveBeenLastCalledWith({ id: 'movable' });
  },
};
