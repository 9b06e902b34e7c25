import { isWholeDay } from '../calendarEvent.ts';
import type { CalendarEvent, CalendarResource, WorkingHours } from '../calendarEvent.ts';
import { minuteOf, slotsOf, weekdayOf } from './calendarTime.model.ts';
import type { Day, Slot } from './calendarTime.model.ts';
import { layOut } from './eventLayout.model.ts';
import type { Laned, Stretch } from './eventLayout.model.ts';

/** An event in a column; `from` and `to` are rows from the top, with fractions. */
export interface PlacedEvent extends Stretch, Laned {
  event: CalendarEvent;
}

/** A row of a column: a slot, or nothing where the clocks of that day skip it. */
export interface Cell {
  slot: Slot;
  isOpen: boolean;
  isTaken: boolean;
}

export interface Column {
  id: string;
  day: Day;
  resource?: CalendarResource;
  cells: (Cell | undefined)[];
  events: PlacedEvent[];
  /** Whole days, in lanes from the top. */
  wholeDays: WholeDay[];
}

/** An event of whole days, in the column where it is first seen or goes on. */
export interface WholeDay {
  event: CalendarEvent;
  lane: number;
  /** Columns that it covers from here; 0 where an earlier one shows it. */
  columns: number;
}

export interface Schedule {
  /** Rows that all columns share: the slots of the longest day among them. */
  rows: Slot[];
  columns: Column[];
}

export interface Plan {
  days: readonly Day[];
  /** With resources each has a column a day. */
  resources?: readonly CalendarResource[];
  events: readonly CalendarEvent[];
  hours: readonly WorkingHours[];
  timeZone: string;
  slotMinutes: number;
}

/** Height of a slot in rem: an hour is 3.5, but a slot no less than a line with its room. */
export const slotHeight = (slotMinutes: number) => Math.max((3.5 * slotMinutes) / 60, 1.25);

/** What is shorter, in rem, is drawn as long as this, so that it can be read and hit. */
const leastHeight = 1.0625;

/** What says no resource is everybody's. */
const isOf = (some: { resource?: string }, resource: CalendarResource | undefined) =>
  !resource || some.resource === undefined || some.resource === resource.id;

/** @throws RangeError when slots do not fill an hour evenly, or an event ends before it starts. */
export function scheduleOf({ days, resources, events, hours, timeZone, slotMinutes }: Plan): Schedule {
  if (60 % slotMinutes !== 0) throw new RangeError(`Slots of ${slotMinutes} minutes do not fill an hour.`);
  const slots = days.map((day) => slotsOf(day, timeZone, slotMinutes));
  const rows = slots.reduce((longest, some) => (some.length > longest.length ? some : longest), []);
  const rowOfKey = new Map(rows.map(({ key }, row) => [key, row]));
  const timed = events.filter((event) => !isWholeDay(event)).map(timedOf);
  const columns = days.flatMap((day, at) => {
    const ofDay = slots[at] ?? [];
    const slotOfKey = new Map(ofDay.map((slot) => [slot.key, slot]));
    const rowOf = (instant: number, isEnd: boolean) => rowAt(instant, day, ofDay, rowOfKey, slotMinutes, isEnd);
    return (resources ?? [undefined]).map((resource): Column => {
      const own = timed.filter(({ event, start, end }) => isOf(event, resource) && start < day.end && Math.max(end, start + 1) > day.start);
      const placed = placedOf(own, rowOf, leastHeight / slotHeight(slotMinutes));
      const there = hoursOn(day.date, hours);
      const open = stretchesOf(there.filter((some) => !some.isClosed && isOf(some, resource)));
      const closed = stretchesOf(there.filter((some) => some.isClosed && (some.resource === undefined || some.resource === resource?.id)));
      const cells = rows.map(({ key }, row): Cell | undefined => {
        const slot = slotOfKey.get(key);
        return slot && {
          slot,
          isOpen: isWithin(open, slot.minute) && !isWithin(closed, slot.minute),
          isTaken: placed.some((event) => event.from < row + 1 && row < event.to && !event.event.isCancelled),
        };
      });
      return { id: resource ? `${day.date} ${resource.id}` : day.date, day, resource, cells, events: placed, wholeDays: [] };
    });
  });
  placeWholeDays(columns, events);
  return { rows, columns };
}

const hoursOn = (date: string, hours: readonly WorkingHours[]) =>
  hours.filter(({ weekdays, firstDay = date, lastDay = date }) => weekdays.includes(weekdayOf(date)) && firstDay <= date && date <= lastDay);

const stretchesOf = (hours: readonly WorkingHours[]) => hours.map(({ from, to }) => [minuteOf(from), minuteOf(to)] as const);

const isWithin = (stretches: readonly (readonly [number, number])[], minute: number) => stretches.some(([from, to]) => from <= minute && minute < to);

/** The row of an instant in its day, with its fraction. An end belongs to the row before it. */
function rowAt(instant: number, day: Day, slots: readonly Slot[], rowOfKey: ReadonlyMap<string, number>, slotMinutes: number, isEnd: boolean) {
  const within = Math.min(Math.max(instant, day.start), day.end);
  const at = (within - day.start) / (slotMinutes * 60_000);
  const slot = Math.min(Math.max(isEnd ? Math.ceil(at) - 1 : Math.floor(at), 0), slots.length - 1);
  return (rowOfKey.get(slots[slot]?.key ?? '') ?? 0) + at - slot;
}

/** An event with its instants in milliseconds since 1970: a week reads each once, not once a day. */
interface TimedEvent {
  event: CalendarEvent;
  start: number;
  end: number;
}

function timedOf(event: CalendarEvent): TimedEvent {
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
  if (!(start <= end)) throw new RangeError(`The event ${event.id} ends before it starts, or its times are no instants of ISO 8601.`);
  return { event, start, end };
}

function placedOf(events: readonly TimedEvent[], rowOf: (instant: number, isEnd: boolean) => number, leastRows: number): PlacedEvent[] {
  return layOut(
    events.map(({ event, start, end }) => {
      const from = rowOf(start, false);
      return { id: event.id, event, from, to: Math.max(rowOf(end, true), from + leastRows) };
    }),
  );
}

/** Writes whole days into the columns. What goes on from one column to the next keeps its lane. */
function placeWholeDays(columns: Column[], events: readonly CalendarEvent[]): void {
  const whole = events.filter(isWholeDay).toSorted((a, b) => a.start.localeCompare(b.start) || b.end.localeCompare(a.end));
  for (const event of whole) {
    const covered = columns.filter(({ day, resource }) => event.start <= day.date && day.date < event.end && isOf(event, resource));
    const isFree = (lane: number) => covered.every(({ wholeDays }) => wholeDays.every((other) => other.lane !== lane));
    let lane = 0;
    while (!isFree(lane)) lane += 1;
    covered.forEach((column, at) => column.wholeDays.push({ event, lane, columns: at === 0 ? covered.length : 0 }));
  }
}
