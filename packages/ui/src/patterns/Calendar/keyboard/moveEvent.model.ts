import type { CalendarEvent } from '../calendarEvent.ts';
import type { Schedule } from '../schedule/columns.model.ts';

/** Where an event is to go: instants in ISO 8601, and whose column it is. */
export interface EventMove {
  id: string;
  start: string;
  end: string;
  resource?: string;
}

/** One press of a key: slots later or earlier, columns onwards or back, slots longer or shorter. */
export type MoveStep = { rows: 1 | -1 } | { columns: 1 | -1 } | { longer: 1 | -1 };

const iso = (instant: number) => new Date(instant).toISOString();

/** The event between two other instants, in milliseconds since 1970. */
export const movedTo = ({ id, resource: own }: CalendarEvent, from: number, until: number, resource = own): EventMove => ({
  id, start: iso(from), end: iso(until), ...(resource && { resource }),
});

/** The event one step further; undefined where there is no such place: past midnight, past the last column, in a skipped hour, or without length. */
export function stepped(event: CalendarEvent, step: MoveStep, { columns }: Schedule, slotMinutes: number): EventMove | undefined {
  const slot = slotMinutes * 60_000;
  const at = columns.findIndex(({ events }) => events.some(({ id }) => id === event.id));
  const column = columns[at];
  const placed = column?.events.find(({ id }) => id === event.id);
  if (!column || !placed) return undefined;
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
  if ('longer' in step) {
    const until = end + step.longer * slot;
    return until - start >= Math.min(slot, end - start) && until > start && until <= column.day.end ? movedTo(event, start, until) : undefined;
  }
  if ('rows' in step) {
    const [from, until] = [start + step.rows * slot, end + step.rows * slot];
    return from >= column.day.start && until <= column.day.end ? movedTo(event, from, until) : undefined;
  }
  const next = columns[at + step.columns];
  const row = Math.floor(placed.from);
  const [here, there] = [column.cells[row]?.slot, next?.cells[row]?.slot];
  if (!next || !here || !there) return undefined;
  const from = there.start + (start - here.start);
  return movedTo(event, from, from + (end - start), next.resource?.id ?? event.resource);
}

/** The events with one of them where it is to go. */
export const withMove = (events: readonly CalendarEvent[], move: EventMove | null): readonly CalendarEvent[] =>
  move ? events.map((event) => (event.id === move.id ? { ...event, ...move, isCancelled: false, isMoving: true } : event)) : events;
