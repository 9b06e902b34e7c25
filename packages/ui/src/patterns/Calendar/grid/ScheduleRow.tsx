import { memo } from 'react';
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
  /** Names the zone beside an hour that comes twice. */
  hasZone: boolean;
  formats: CalendarFormats;
}

/** One time of day in every column, with the events that begin in it. */
export const ScheduleRow = memo(function ScheduleRow({ slot, row, height, columns, stop, now, hasZone, formats }: ScheduleRowProps) {
  const labels = useUiLabels();
  const isHour = slot.minute % 60 === 0;
  const time = formats.time(slot.start);
  const stateOf = ({ isTaken, isOpen }: Cell) => (isTaken ? labels.slotTaken : isOpen ? labels.slotFree : labels.slotClosed);
  return (
    <div role="row" data-part="row" data-hour={isHour || undefined}>
      <div role="rowheader">
        <span data-part="name">{time}</span>
        {isHour && row > 0 && (
          <span aria-hidden data-part="hour">
            <bdi>{formats.hour(slot.start)}</bdi>
            {hasZone && <bdi>{formats.zone(slot.start)}</bdi>}
          </span>
        )}
      </div>
      {columns.map((column, at) => {
        const cell = column.cells[row];
        const day = formats.day(column.day.start);
        if (!cell) return <div key={column.id} role="gridcell" aria-label={formats.list([day, time, labels.slotSkipped])} data-skipped="" />;
        const begun = column.events.filter(({ from }) => Math.floor(from) === row);
        const name = formats.list([day, column.resource?.label, formats.time(cell.slot.start), stateOf(cell)]);
        const isNow = now !== undefined && cell.slot.start <= now && now < cell.slot.end;
        return (
          <div
            key={column.id}
            role="gridcell"
            tabIndex={stop?.column === at && stop.event === undefined ? 0 : -1}
            aria-label={begun.length === 0 ? name : undefined}
            data-column={at}
            data-row={row}
            data-open={cell.isOpen || undefined}
            data-time={time}
          >
            {begun.length > 0 && <span data-part="name">{name}</span>}
            {begun.map(({ id, event, from, to, lane, lanes, span }) => (
              <EventButton
                key={id}
                event={event}
                column={at}
                row={row}
                isStop={stop?.column === at && stop.event === id}
                day={formats.list([day, column.resource?.label])}
                height={(to - from) * height}
                place={{ '--from': from - row, '--rows': to - from, '--lane': lane / lanes, '--span': span / lanes }}
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
