import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Column, Schedule } from '../schedule/columns.model.ts';
import { moved, stopAt, wholeDayRow } from './stops.model.ts';
import type { Move, Stop } from './stops.model.ts';

interface StopsOptions {
  schedule: Schedule;
  now: number;
  grid: RefObject<HTMLElement | null>;
  onPage: (step: 1 | -1) => void;
  onSelectSlot?: (slot: { start: string; end: string; resource?: string }) => void;
  onOpenEvent?: (event: { id: string }) => void;
  onMoveKey: (event: KeyboardEvent, focusedId: string | undefined) => boolean;
  onMoveLeft: () => void;
}

const moves: Readonly<Record<string, Move>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };
const ends: Readonly<Record<string, Move>> = { Home: 'top', End: 'bottom' };
const pages: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };

const selectorOf = ({ column, row, event }: Stop) => {
  if (event === undefined) return `[data-row="${row}"] > [data-column="${column}"]`;
  const id = `[data-event="${CSS.escape(event)}"]`;
  // What takes whole days stands once, in the first column that it covers.
  return row === wholeDayRow ? `[data-row="${row}"] ${id}` : `[data-row]:not([data-row="${wholeDayRow}"]) > [data-column="${column}"] > ${id}`;
};

const stopOf = (target: EventTarget): Stop | null => {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  const [column, row] = [cell?.dataset['column'], cell?.parentElement?.dataset['row']];
  const { event } = (target as Element).closest<HTMLElement>('[data-event]')?.dataset ?? {};
  return column === undefined ? null : { column: Number(column), row: Number(row), event };
};

/** Today, else the first day, where work begins. */
function startOf(columns: readonly Column[], now: number): Stop {
  const today = columns.findIndex(({ day }) => day.start <= now && now < day.end);
  const column = Math.max(today, 0);
  const open = columns[column]?.cells.findIndex((cell) => cell?.isOpen) ?? -1;
  return stopAt(columns, column, Math.max(open, 0)) ?? { column, row: 0 };
}

/** One stop for Tab, from which the arrows go to slots and events; and what is pressed or clicked there. */
export function useStops({ schedule: { columns }, now, grid, onPage, onSelectSlot, onOpenEvent, onMoveKey, onMoveLeft }: StopsOptions) {
  const { direction } = useLocale();
  const [kept, setKept] = useState<Stop | null>(null);
  // Keeps the time of day on the way through events that began earlier.
  const wanted = useRef<Stop | null>(null);
  const leftFrom = useRef<string | null>(null);

  const isThere = ({ column, event }: Stop) =>
    event === undefined
      ? columns[column] !== undefined
      : columns[column]?.events.some(({ id }) => id === event) || columns[column]?.wholeDays.some((whole) => whole.event.id === event);
  const stop = kept === null ? startOf(columns, now) : isThere(kept) ? kept : (stopAt(columns, kept.column, kept.row) ?? startOf(columns, now));
  const placed = columns[stop.column]?.events.find(({ id }) => id === stop.event);

  const focus = (next: Stop) => {
    wanted.current = next;
    setKept(next);
    grid.current?.querySelector<HTMLElement>(selectorOf(next))?.focus();
    wanted.current = null;
  };

  // A page that was turned from within goes on at the same time of day.
  useLayoutEffect(() => {
    if (leftFrom.current === null || leftFrom.current === columns[0]?.id) return;
    leftFrom.current = null;
    focus(stop);
  });

  // What is moved is drawn anew elsewhere: the focus goes along.
  const taken = useRef<string | null>(null);
  useLayoutEffect(() => {
    const event = taken.current;
    if (event === null) return;
    taken.current = null;
    const column = columns.findIndex(({ events }) => events.some(({ id }) => id === event));
    const placed = columns[column]?.events.find(({ id }) => id === event);
    if (placed) focus({ column, row: Math.floor(placed.from), event });
  });

  const choose = ({ column, row, event }: Stop, isBeside: boolean) => {
    if (event !== undefined && !isBeside) return onOpenEvent?.({ id: event });
    const shown = columns[column];
    const slot = shown?.cells[row]?.slot;
    if (!shown || !slot) return undefined;
    return onSelectSlot?.({ start: iso(slot.start), end: iso(slot.end), ...(shown.resource && { resource: shown.resource.id }) });
  };

  const moveOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): Move | undefined => {
    if (ctrlKey || metaKey) return ends[key];
    if (key === 'ArrowRight') return direction === 'rtl' ? 'before' : 'after';
    if (key === 'ArrowLeft') return direction === 'rtl' ? 'after' : 'before';
    return moves[key];
  };

  return {
    stop,
    /** The row that holds it. */
    stopRow: placed ? Math.floor(placed.from) : stop.row,
    onFocus: ({ target }: FocusEvent) => {
      const focused = wanted.current ?? stopOf(target);
      if (focused) setKept(focused);
      if (!wanted.current && focused?.event !== stop.event) onMoveLeft();
    },
    /** What is drawn anew elsewhere next has the focus there. */
    onTaken: ({ id }: { id: string }) => {
      taken.current = id;
    },
    onClick: ({ target }: MouseEvent) => {
      const clicked = stopOf(target);
      if (clicked) choose(clicked, false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, altKey, shiftKey } = event;
      if (onMoveKey(event, stop.event)) {
        taken.current = stop.event ?? null;
        return event.preventDefault();
      }
      const move = moveOf(event);
      const step = pages[key];
      if (altKey) return;
      if (move || step) onMoveLeft();
      if (move) focus(moved(columns, stop, move));
      else if (step) {
        leftFrom.current = columns[0]?.id ?? null;
        setKept({ column: stop.column, row: stop.row });
        onPage(step);
      } else if (key === 'Enter' || key === ' ') choose(stop, shiftKey);
      else return;
      event.preventDefault();
    },
  };
}

const iso = (instant: number) => new Date(instant).toISOString();
