import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { CalendarEvent } from '../calendarEvent.ts';
import { isWholeDay } from '../calendarEvent.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';

interface EventButtonProps {
  event: CalendarEvent;
  column: number;
  /** The row that it begins in. */
  row: number;
  isStop: boolean;
  /** The day in which it is shown, in words. */
  day: string;
  /** How high it is, in rem, where rows are not compact. */
  height: number;
  /** Where it stands, as custom properties. */
  place: Readonly<Record<`--${string}`, number>>;
  formats: CalendarFormats;
}

/** What is narrower than a quarter of its column shows its title alone. */
const narrowest = 0.25;
const compact = 0.875;
/** Lines that there is room for, between its borders. */
const linesIn = (rem: number) => [2.5, 3.5, 4.5].filter((least) => rem >= least).length + 1;

/**
 * Plain elements, since a busy week shows hundreds; the grid knows what is pressed. All of its lines are its name: those
 * that have no room are hidden from sight alone.
 */
export const EventButton = memo(function EventButton({ event, column, row, isStop, day, height, place, formats }: EventButtonProps) {
  const { title, detail, status, tone = 'accent', isCancelled } = event;
  const [start, end] = isWholeDay(event) ? [] : [Date.parse(event.start), Date.parse(event.end)];
  const isTimed = start !== undefined && end !== undefined;
  const lines = { title, times: isTimed && formats.times(start, end), detail, status, day };
  const share = place['--span'] ?? 1;
  const isNarrow = share <= narrowest;
  const shown = Object.entries(isNarrow ? { title } : lines);
  return (
    <button
      type="button"
      data-part="event"
      data-column={column}
      data-row={row}
      data-event={event.id}
      data-tone={tone}
      data-cancelled={isCancelled || undefined}
      data-moving={event.isMoving || undefined}
      data-shared={(share < 1 && !isNarrow) || undefined}
      data-lines={linesIn(height)}
      data-compact-lines={linesIn(height * compact)}
      aria-label={isNarrow ? Object.values(lines).filter(Boolean).join(' ') : undefined}
      tabIndex={isStop ? 0 : -1}
      style={place as CSSProperties}
    >
      <span data-part="body">
        {shown.map(
          ([part, text]) =>
            text && (
              <span key={part} dir="auto" data-part={part}>
                {text}
              </span>
            ),
        )}
        {isTimed && !isNarrow && (
          <span aria-hidden dir="auto" data-part="start">
            {formats.time(start)}
          </span>
        )}
      </span>
    </button>
  );
});
