import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useUiLabels } from '../../theme/labels.ts';
import { Strip } from './Calendar.styles.ts';
import type { Day } from './schedule/calendarTime.model.ts';
import type { CalendarFormats } from './useCalendarFormats.ts';

interface DayStripProps {
  days: readonly Day[];
  date: string;
  today: string;
  formats: CalendarFormats;
  onDateChange: (change: { date: string }) => void;
}

/** The days of a week, to choose the one that a narrow schedule shows. */
export function DayStrip({ days, date, today, formats, onDateChange }: DayStripProps) {
  const labels = useUiLabels();
  return (
    <Strip role="group" aria-label={labels.weekView}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          aria-pressed={day.date === date}
          data-today={day.date === today || undefined}
          onClick={() => onDateChange({ date: day.date })}
        >
          <VisuallyHidden>{formats.day(day.start)}</VisuallyHidden>
          <span aria-hidden>{formats.weekday(day.start)}</span>
          <span aria-hidden data-part="number">
            {formats.dayNumber(day.start)}
          </span>
        </button>
      ))}
    </Strip>
  );
}
