import { useLayoutEffect, useRef } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { HourLabels } from './HourLabels.tsx';
import { Corner, Grid, Scroll } from './ScheduleGrid.styles.ts';
import { ScheduleRow } from './ScheduleRow.tsx';
import { WholeDayRow } from './WholeDayRow.tsx';
import { slotHeight } from '../schedule/columns.model.ts';
import type { Column, Schedule } from '../schedule/columns.model.ts';
import { wholeDayRow } from '../keyboard/stops.model.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';
import { useStops } from '../keyboard/useStops.ts';
import type { useEventDrag } from '../pointer/useEventDrag.ts';

interface ScheduleGridProps {
  label: string;
  schedule: Schedule;
  now: number;
  today: string;
  slotMinutes: number;
  /** What is in the columns is on its way. */
  isWaiting: boolean;
  /** The heads of the columns say nothing that is not said above. */
  isHeadless: boolean;
  formats: CalendarFormats;
  onPage: (step: 1 | -1) => void;
  onSelectSlot?: (slot: { start: string; end: string; resource?: string }) => void;
  onOpenEvent?: (event: { id: string }) => void;
  /** Whether a key was for moving the event that has the focus. */
  onMoveKey: (event: KeyboardEvent, focusedId: string | undefined) => boolean;
  /** The focus left what was being moved. */
  onMoveLeft: () => void;
  drag: ReturnType<typeof useEventDrag>;
}

const isNowIn = (column: Column, now: number) => column.day.start <= now && now < column.day.end;

/** The row that a reader wants to see first: where work begins, or what comes before it; where nobody works, the first event. */
const firstRowOf = ({ rows, columns }: Schedule) => {
  const open = columns.map(({ cells }) => cells.findIndex((cell) => cell?.isOpen)).filter((row) => row >= 0);
  const taken = columns.flatMap(({ events }) => events.map(({ from }) => Math.floor(from)));
  const morning = rows.findIndex(({ minute }) => minute >= 8 * 60);
  return open.length === 0 && taken.length > 0 ? Math.min(...taken) : Math.min(...open, ...taken, morning);
};

export function ScheduleGrid(props: ScheduleGridProps) {
  const { label, schedule, now, today, slotMinutes, isWaiting, isHeadless, formats, onPage, onSelectSlot, onOpenEvent, onMoveKey, onMoveLeft, drag } = props;
  const { rows, columns } = schedule;
  const scroll = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const { stop, stopRow, onFocus, onKeyDown, onClick, onTaken } = useStops({ schedule, now, grid, onPage, onSelectSlot, onOpenEvent, onMoveKey, onMoveLeft });

  // Once for a shape of the schedule: who scrolls or turns the page stays at their time of day.
  const scrolledFor = useRef(0);
  useLayoutEffect(() => {
    if (scrolledFor.current === columns.length) return;
    scrolledFor.current = columns.length;
    const row = grid.current?.querySelectorAll<HTMLElement>('[data-part="row"]')[firstRowOf(schedule)];
    const head = grid.current?.querySelector<HTMLElement>('[data-part="head"]');
    if (scroll.current && row) scroll.current.scrollTop = row.offsetTop - (head?.offsetHeight ?? 0) - row.offsetHeight / 2;
  });

  const [first] = columns;
  return (
    <Scroll ref={scroll}>
      <Grid
        ref={grid}
        role="grid"
        aria-label={label}
        aria-busy={isWaiting}
        data-own-focus=""
        style={{ '--columns': columns.length, '--slot-rem': slotHeight(slotMinutes) } as CSSProperties}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPointerDown={(press) => drag.onPointerDown(press, onTaken)}
        onClick={(click) => drag.wasDrag() || onClick(click)}
      >
        <div data-part="head">
          <div role="row" data-part="heads" data-hidden={isHeadless || undefined}>
            {/* On a night in which clocks change, that of the day that follows. */}
            <Corner>{first && formats.zone(first.day.end - 1)}</Corner>
            {columns.map((column) => (
              <div key={column.id} role="columnheader" data-today={column.day.date === today || undefined}>
                <ColumnHead column={column} formats={formats} />
              </div>
            ))}
          </div>
          {columns.some(({ wholeDays }) => wholeDays.length > 0) && <WholeDayRow columns={columns} stop={stop} formats={formats} />}
        </div>
        <HourLabels rows={rows} formats={formats} />
        {rows.map((slot, row) => (
          <ScheduleRow
            key={slot.key}
            slot={slot}
            row={row}
            height={slotHeight(slotMinutes)}
            columns={columns}
            stop={stop.row !== wholeDayRow && stopRow === row ? stop : undefined}
            now={columns.some((column) => isNowIn(column, now) && isWithin(column, row, now)) ? now : undefined}
            formats={formats}
          />
        ))}
      </Grid>
    </Scroll>
  );
}

const isWithin = ({ cells }: Column, row: number, now: number) => {
  const slot = cells[row]?.slot;
  return slot !== undefined && slot.start <= now && now < slot.end;
};

function ColumnHead({ column: { day, resource }, formats }: { column: Column; formats: CalendarFormats }) {
  if (resource) {
    return (
      <>
        <span data-part="name">{resource.label}</span>
        {resource.detail && <span data-part="note">{resource.detail}</span>}
      </>
    );
  }
  return (
    <>
      <span data-part="weekday">{formats.weekday(day.start)}</span>
      <span data-part="number">{formats.dayNumber(day.start)}</span>
    </>
  );
}
