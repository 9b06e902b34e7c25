import { use, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { LocaleContext } from '../../theme/locale.ts';
import { MoveNotice, Root } from './Calendar.styles.ts';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import type { CalendarView } from './CalendarToolbar.tsx';
import { DayStrip } from './DayStrip.tsx';
import { ScheduleGrid } from './grid/ScheduleGrid.tsx';
import type { CalendarEvent, CalendarResource, WorkingHours } from './calendarEvent.ts';
import { dateAt, dayOf, shiftDate, weekOf } from './schedule/calendarTime.model.ts';
import { scheduleOf } from './schedule/columns.model.ts';
import { withMove } from './keyboard/moveEvent.model.ts';
import type { EventMove } from './keyboard/moveEvent.model.ts';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useEventMove, useMove } from './keyboard/useEventMove.ts';
import { useEventDrag } from './pointer/useEventDrag.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useNow } from './useNow.ts';

export interface CalendarProps {
  /** The accessible name of the schedule. */
  label: string;
  /** `YYYY-MM-DD`: the day that is shown, or whose week is. */
  date: string;
  onDateChange: (change: { date: string }) => void;
  view?: CalendarView;
  /** Without it the view cannot be changed. */
  onViewChange?: (change: { view: CalendarView }) => void;
  events: readonly CalendarEvent[];
  /** In a day each has a column of its own, and events of others are left out; what is everybody's stands in all of them. */
  resources?: readonly CalendarResource[];
  /** Other times are shaded; they can be booked all the same. */
  workingHours?: readonly WorkingHours[];
  /** IANA name of the zone of the place, such as `America/Toronto`; that of the reader plays no part. */
  timeZone: string;
  /** Length of a slot in minutes; a divisor of 60. */
  slotMinutes?: number;
  /** A time was chosen. Instants in ISO 8601, and the `id` of the resource whose column it was. */
  onSelectSlot?: (slot: { start: string; end: string; resource?: string }) => void;
  onOpenEvent?: (event: { id: string }) => void;
  /** An event was taken elsewhere, or made longer or shorter, by the keyboard or a mouse. Without it nothing can be moved. */
  onMoveEvent?: ((move: EventMove) => void) | undefined;
  /** Where an event would go, in words, and by which keys it does; said to a screen reader and shown meanwhile. */
  describeMove?: (move: EventMove) => string;
  /** What is shown is not known yet: the days stand there, and nothing in them says that a time is free. */
  isWaiting?: boolean;
  /** Stand at the end of the bar, such as a filter. */
  actions?: ReactNode;
}

const noHours: readonly WorkingHours[] = [];

/** Appointments by day and time, in the zone of the place where they are. */
export function Calendar(props: CalendarProps) {
  const { label, date, onDateChange, view = 'week', onViewChange, events, resources, workingHours = noHours } = props;
  const { timeZone, slotMinutes = 30, onSelectSlot, onOpenEvent, onMoveEvent, describeMove, isWaiting = false, actions } = props;
  const locale = use(LocaleContext);
  const formats = useCalendarFormats(timeZone);
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root);
  const now = useNow();

  const [move, setMove] = useMove();
  const shownEvents = useMemo(() => withMove(events, move), [events, move]);
  const isWeek = view === 'week';
  const week = useMemo(() => weekOf(date, timeZone, locale), [date, timeZone, locale]);
  const schedule = useMemo(
    () =>
      scheduleOf({
        days: isWeek && !isNarrow ? week : [dayOf(date, timeZone)],
        resources: isWeek ? undefined : resources,
        events: shownEvents,
        hours: workingHours,
        timeZone,
        slotMinutes,
      }),
    [isWeek, isNarrow, week, date, resources, shownEvents, workingHours, timeZone, slotMinutes],
  );

  const onMoveKey = useEventMove({ move, onMove: setMove, events: shownEvents, schedule, slotMinutes, onMoveEvent });
  const drag = useEventDrag({ events, schedule, slotMinutes, onMove: setMove, onMoveEvent });
  const today = dateAt(now, timeZone);
  const page = (days: number) => onDateChange({ date: shiftDate(date, days) });
  const [first, last] = [week[0]?.start ?? 0, week.at(-1)?.start ?? 0];
  const shown = dayOf(date, timeZone).start;
  return (
    <Root ref={root}>
      <CalendarToolbar
        title={isNarrow ? formats.month(shown) : isWeek ? formats.days(first, last) : formats.fullDay(shown)}
        view={view}
        onViewChange={onViewChange}
        onToday={() => onDateChange({ date: today })}
        onPage={(step) => page(isWeek ? step * 7 : step)}
        actions={actions}
      />
      {isNarrow && <DayStrip days={week} date={date} today={today} formats={formats} onDateChange={onDateChange} />}
      <ScheduleGrid
        label={label}
        schedule={schedule}
        now={now}
        today={today}
        slotMinutes={slotMinutes}
        isWaiting={isWaiting}
        isHeadless={isNarrow && (isWeek || !resources)}
        formats={formats}
        onPage={(step) => page(isWeek && !isNarrow ? step * 7 : step)}
        onSelectSlot={isWaiting ? undefined : onSelectSlot}
        onOpenEvent={onOpenEvent}
        onMoveKey={onMoveKey}
        onMoveLeft={() => setMove(null)}
        drag={drag}
      />
      <MoveNotice aria-live="assertive">{move && describeMove?.(move)}</MoveNotice>
    </Root>
  );
}
