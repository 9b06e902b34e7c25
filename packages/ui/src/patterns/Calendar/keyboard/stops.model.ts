import type { Column, PlacedEvent } from '../schedule/columns.model.ts';

/** The row of what takes whole days, above the first slot. */
export const wholeDayRow = -1;

/** Where the focus is: a slot, or an event that is met there. */
export interface Stop {
  column: number;
  row: number;
  /** The `id` of an event. */
  event?: string;
}

export type Move = 'up' | 'down' | 'before' | 'after' | 'first' | 'last' | 'top' | 'bottom';

export const isSameStop = (one: Stop, other: Stop) => one.column === other.column && one.event === other.event && (one.event !== undefined || one.row === other.row);

const covers = ({ from, to }: PlacedEvent, row: number) => from < row + 1 && row < to;

/** Everything that the arrows meet in a column, from its top: events, and the slots that none of them covers. */
function stopsOf({ wholeDays, events, cells }: Column, column: number): Stop[] {
  const whole = wholeDays.toSorted((a, b) => a.lane - b.lane).map(({ event }) => ({ column, row: wholeDayRow, event: event.id }));
  const timed = events.map(({ id, from, lane }) => ({ column, row: Math.floor(from), event: id, lane }));
  const free = cells.flatMap((cell, row) => (cell && !events.some((event) => covers(event, row)) ? { column, row, lane: 0 } : []));
  return [...whole, ...[...timed, ...free].toSorted((a, b) => a.row - b.row || a.lane - b.lane).map(({ lane: _, ...stop }) => stop)];
}

/** What is met in a column at a row: an event that covers it, else its slot, else the next one that there is. */
export function stopAt(columns: readonly Column[], column: number, row: number, side: 'first' | 'last' = 'first'): Stop | undefined {
  const shown = columns[column];
  if (!shown) return undefined;
  if (row === wholeDayRow) {
    const whole = shown.wholeDays.toSorted((a, b) => a.lane - b.lane)[0];
    return whole && { column, row, event: whole.event.id };
  }
  const met = shown.events.filter((event) => covers(event, row)).toSorted((a, b) => a.lane - b.lane);
  const event = side === 'first' ? met[0] : met.at(-1);
  if (event) return { column, row, event: event.id };
  const next = shown.cells.findIndex((cell, at) => cell && at >= row);
  return next === -1 ? undefined : { column, row: next };
}

/** The event beside this one that shares its time, in reading order. */
function beside({ events }: Column, stop: Stop, step: 1 | -1): Stop | undefined {
  const here = events.find(({ id }) => id === stop.event);
  if (!here) return undefined;
  const sharing = events.filter(({ from, to, lane }) => (lane - here.lane) * step > 0 && from < here.to && here.from < to);
  const next = sharing.toSorted((a, b) => (a.lane - b.lane) * step || a.from - b.from)[0];
  return next && { column: stop.column, row: Math.max(Math.floor(next.from), stop.row), event: next.id };
}

/** The next event of whole days, past the columns that this one covers and those that have none. */
function alongWholeDays(columns: readonly Column[], stop: Stop, step: 1 | -1): Stop | undefined {
  for (let column = stop.column + step; columns[column]; column += step) {
    const next = stopAt(columns, column, wholeDayRow);
    if (next && next.event !== stop.event) return next;
  }
  return undefined;
}

/** Where a move leads. At an edge it leads nowhere. */
export function moved(columns: readonly Column[], stop: Stop, move: Move): Stop {
  const column = columns[stop.column];
  if (!column) return stop;
  const along = (to: number, step: 1 | -1): Stop | undefined => stopAt(columns, to, stop.row, step === 1 ? 'first' : 'last');
  switch (move) {
    case 'up':
    case 'down': {
      const stops = stopsOf(column, stop.column);
      const at = stops.findIndex((some) => isSameStop(some, stop));
      if (at !== -1) return stops[at + (move === 'down' ? 1 : -1)] ?? stop;
      // A slot behind an event, which only a pointer reaches.
      return (move === 'down' ? stops.find(({ row }) => row > stop.row) : stops.findLast(({ row }) => row < stop.row)) ?? stop;
    }
    case 'before':
    case 'after': {
      const step = move === 'after' ? 1 : -1;
      if (stop.row === wholeDayRow) return alongWholeDays(columns, stop, step) ?? stop;
      return beside(column, stop, step) ?? along(stop.column + step, step) ?? stop;
    }
    case 'first':
      return along(0, 1) ?? stop;
    case 'last':
      return along(columns.length - 1, -1) ?? stop;
    case 'top':
      return stopAt(columns, stop.column, 0) ?? stop;
    case 'bottom':
      return stopsOf(column, stop.column).at(-1) ?? stop;
  }
}
