import { memo } from 'react';
import type { CSSProperties } from 'react';
import { useUiLabels } from '../../../theme/labels.ts';
import type { Cell, Column } from '../schedule/columns.model.ts';
import { EventButton } from './EventButton.tsx';
import type { Stop } from '../keyboard/stops.model.ts';
import type { Slot } from '../schedule/calendarTime.model.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';

interface ScheduleRowProps {
  slot: Slot;
  row: number;
  /** How high it is, in rem, where rows are not compact. */
  height: number;
  columns: readonly Column[];
  /** Set in the row that can be tabbed to. */
  stop?: Stop;
  /** Set in the row of this moment, in milliseconds since 1970. */
  now?: number;
  formats: CalendarFormats;
}

/** So many slots and pixels, in percent of a cell: a slot is a cell with the line of its row. */
const slots = (count: number, pixels: number) => `calc(${count * 100}% + ${count + pixels}px)`;

/** Of the width of all columns: what has less would show two letters of its title, which say nothing and take as long to draw as a name. */
const sliver = 1 / 50;

/** One time of day in every column, with the events that begin in it. */
export const ScheduleRow = memo(function ScheduleRow({ slot, row, height, columns, stop, now, formats }: ScheduleRowProps) {
  const labels = useUiLabels();
  const time = formats.time(slot.start);
  const stateOf = ({ isTaken, isOpen }: Cell) => (isTaken ? labels.slotTaken : isOpen ? labels.slotFree : labels.slotClosed);
  const begun = columns.map(({ events }) => events.filter(({ from }) => Math.floor(from) === row));
  const isIdle = now === undefined && begun.every((events) => events.length === 0);
  return (
    <div role="row" data-part="row" data-row={row} data-hour={slot.minute % 60 === 0 || undefined} data-idle={isIdle || undefined} style={{ '--time': JSON.stringify(time) } as CSSProperties}>
      <div role="rowheader">
        <span data-part="name">{time}</span>
      </div>
      {/* A column keeps its place, not its day: who turns the page sees the same cells with other words. */}
      {columns.map((column, at) => {
        const cell = column.cells[row];
        const day = formats.day(column.day.start);
        if (!cell) return <div key={at} role="gridcell" aria-label={formats.list([day, time, labels.slotSkipped])} data-skipped="" />;
        const here = begun[at] ?? [];
        const isNow = now !== undefined && cell.slot.start <= now && now < cell.slot.end;
        return (
          <div
            key={at}
            role="gridcell"
            tabIndex={stop?.column === at && stop.event === undefined ? 0 : -1}
            // What begins here says when and whose it is.
            aria-label={here.length === 0 ? formats.list([day, column.resource?.label, formats.time(cell.slot.start), stateOf(cell)]) : undefined}
            data-column={at}
            data-open={cell.isOpen || undefined}
            data-filled={here.length > 0 || isNow || undefined}
          >
            {here.map(({ id, event, from, to, lane, lanes, span }) => (
              <EventButton
                key={id}
                event={event}
                isStop={stop?.column === at && stop.event === id}
                day={formats.list([day, column.resource?.label])}
                height={(to - from) * height}
                share={span / lanes}
                isSliver={span / lanes / columns.length < sliver}
                top={from > row ? slots(from - row, 0) : undefined}
                length={slots(to - from, -2)}
                aside={lane > 0 ? `calc(${lane / lanes} * (100% - 0.625rem))` : undefined}
                width={span < lanes ? `calc(${span / lanes} * (100% - 0.625rem) - 2px)` : undefined}
                formats={formats}
              />
            ))}
            {isNow && <span aria-hidden data-part="now" style={{ insetBlockStart: `${((now - cell.slot.start) / (cell.slot.end - cell.slot.start)) * 100}%` }} />}
          </div>
        );
      })}
    </div>
  );
});
