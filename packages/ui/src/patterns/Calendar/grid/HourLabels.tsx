import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Slot } from '../schedule/calendarTime.model.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';

interface HourLabelsProps {
  rows: readonly Slot[];
  formats: CalendarFormats;
}

/** The hours beside the columns. One box stays in sight while the columns are scrolled away; each in its row would be a layer of its own. */
export const HourLabels = memo(function HourLabels({ rows, formats }: HourLabelsProps) {
  const seconds = new Set(rows.filter(({ key }) => key.endsWith('+')).map(({ minute }) => minute));
  return (
    <div aria-hidden data-part="hours" style={{ '--rows': rows.length } as CSSProperties}>
      {rows.map(
        ({ key, minute, start }, row) =>
          minute % 60 === 0 &&
          row > 0 && (
            <span key={key} style={{ insetBlockStart: `calc(var(--slot) * ${row} - 0.5rem)` }}>
              <bdi>{formats.hour(start)}</bdi>
              {seconds.has(minute) && <bdi>{formats.zone(start)}</bdi>}
            </span>
          ),
      )}
    </div>
  );
});
