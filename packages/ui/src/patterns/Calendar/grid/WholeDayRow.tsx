import type { CSSProperties } from 'react';
import { useUiLabels } from '../../../theme/labels.ts';
import type { Column } from '../schedule/columns.model.ts';
import { EventButton } from './EventButton.tsx';
import { wholeDayRow } from '../keyboard/stops.model.ts';
import type { Stop } from '../keyboard/stops.model.ts';
import type { CalendarFormats } from '../useCalendarFormats.ts';

interface WholeDayRowProps {
  columns: readonly Column[];
  stop: Stop;
  formats: CalendarFormats;
}

/** What takes whole days, above the hours. */
export function WholeDayRow({ columns, stop, formats }: WholeDayRowProps) {
  const labels = useUiLabels();
  const lanes = 1 + Math.max(...columns.flatMap(({ wholeDays }) => wholeDays.map(({ lane }) => lane)));
  return (
    <div role="row" data-part="whole-days" data-row={wholeDayRow} style={{ '--lanes': lanes } as CSSProperties}>
      <div role="rowheader">{labels.allDay}</div>
      {columns.map((column, at) => (
        <div key={column.id} role="gridcell" data-column={at}>
          {column.wholeDays
            .filter(({ columns: covered }) => covered > 0)
            .map(({ event, lane, columns: covered }) => (
              <EventButton
                key={event.id}
                event={event}
                isStop={stop.row === wholeDayRow && stop.event === event.id}
                day={formats.list([labels.allDay, formats.day(column.day.start), column.resource?.label])}
                height={1.375}
                top={`calc(${lane} * 1.5rem + 2px)`}
                width={`calc(${covered * 100}% - 4px)`}
                formats={formats}
              />
            ))}
        </div>
      ))}
    </div>
  );
}
