import type { CalendarEvent } from '../calendarEvent.ts';
import { movedTo, type EventMove } from '../keyboard/moveEvent.model.ts';
import type { Slot } from '../schedule/calendarTime.model.ts';
import type { Schedule } from '../schedule/columns.model.ts';

/** A slot of the grid. */
export interface Place {
  column: number;
  row: number;
}

/** What the pointer holds of an event: all of it, or its end. */
export interface Grip {
  event: CalendarEvent;
  from: Place;
  holds: 'event' | 'end';
}

/** Where a drag takes an event; undefined where there is no such place: past midnight, in a skipped hour, or without length. */
export function dragged({ event, from, holds }: Grip, to: Place, { columns }: Schedule, slotMinutes: number): EventMove | undefined {
  const slotAt = ({ column, row }: Place): Slot | undefined => columns[column]?.cells[row]?.slot;
  const [start, end] = [Date.parse(event.start), Date.parse(event.end)];
  if (holds === 'end') {
    const until = slotAt({ column: from.column, row: to.row })?.end;
    return until !== undefined && until - start >= Math.min(slotMinutes * 60_000, end - start) ? movedTo(event, start, until) : undefined;
  }
  const [held, there, column] = [slotAt(from), slotAt(to), columns[to.column]];
  if (!held || !there || !column) return undefined;
  const [begin, until] = [start + there.start - held.start, end + there.start - held.start];
  if (begin < column.day.start || until > column.day.end) return undefined;
  return movedTo(event, begin, until, to.column === from.column ? event.resource : (column.resource?.id ?? event.resource));
}
