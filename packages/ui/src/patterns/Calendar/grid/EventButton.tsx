import { memo } from 'react';
import type { CalendarEvent } from '../calendarEvent.ts';
import { isWholeDay } from '../calendarEvent.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';

interface EventButtonProps {
  event: CalendarEvent;
  isStop: boolean;
  /** The day in which it is shown, in words. */
  day: string;
  /** How high it is, in rem, where rows are not compact. */
  height: number;
  /** The part of its column that it may take. */
  share?: number;
  /** It has no room for a word. */
  isSliver?: boolean;
  /** Where it stands in its cell, as CSS lengths; left out, as the styles of the grid say. */
  top?: string;
  length?: string;
  aside?: string;
  width?: string;
  formats: CalendarFormats;
}

/** What is narrower than a quarter of its column shows its title alone. */
const narrowest = 0.25;
const compact = 0.875;
/** Lines that there is room for, between its borders. */
const linesIn = (rem: number) => [2.5, 3.5, 4.5].filter((least) => rem >= least).length + 1;

/** One line is what an event has where nothing is said. */
const manyOr = (lines: number) => (lines > 1 ? lines : undefined);

/** Plain elements, and none for what has no room, since a busy week shows a thousand; the grid knows what is pressed. Its name says it all. */
export const EventButton = memo(function EventButton({ event, isStop, day, height, share = 1, isSliver, top, length, aside, width, formats }: EventButtonProps) {
  const { title, detail, status, tone = 'accent', isCancelled, isMovable } = event;
  const [start, end] = isWholeDay(event) ? [] : [Date.parse(event.start), Date.parse(event.end)];
  const times = start !== undefined && end !== undefined ? formats.times(start, end) : undefined;
  const [lines, compactLines] = [linesIn(height), linesIn(height * compact)];
  const isNarrow = share <= narrowest;
  // The blank parts the words for who takes the text of all; nothing is drawn for it.
  const part = (name: string, text: string | undefined) =>
    text && (
      <>
        <span dir="auto" data-part={name}>
          {text}
        </span>{' '}
      </>
    );
  return (
    <button
      type="button"
      data-event={event.id}
      data-tone={tone}
      data-cancelled={isCancelled || undefined}
      data-movable={isMovable || undefined}
      data-moving={event.isMoving || undefined}
      data-shared={(share < 1 && !isNarrow) || undefined}
      data-narrow={isNarrow || undefined}
      data-lines={manyOr(lines)}
      data-compact-lines={manyOr(compactLines)}
      data-start={!isNarrow && compactLines === 1 && start !== undefined ? formats.time(start) : undefined}
      aria-label={[title, times, detail, status, day].filter(Boolean).join(' ')}
      tabIndex={isStop ? 0 : -1}
      style={{ insetBlockStart: top, blockSize: length, insetInlineStart: aside, inlineSize: width }}
    >
      {!isSliver && part('title', title)}
      {!isNarrow && lines > 1 && part('times', times)}
      {!isNarrow && lines > 2 && part('detail', detail)}
      {!isNarrow && lines > 3 && part('status', status)}
    </button>
  );
});
