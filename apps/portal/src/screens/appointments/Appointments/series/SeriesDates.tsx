import type { AppointmentStart, SeriesPreview, SeriesVisit } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { Menu } from '@intake/ui/Menu';
import { TimeField } from '@intake/ui/TimeField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bookMessages } from '../Appointments.messages.ts';
import { faultNames, seriesMessages as texts } from './series.messages.ts';
import { blockedIn } from './series.model.ts';
import { DateList, DateRow } from './series.styles.ts';

export interface SeriesDatesProps {
  preview: SeriesPreview;
  isOutsideHours: boolean;
  onToggle: (toggle: { position: number }) => void;
  /** With null back to its own time. */
  onMove: (move: { position: number; start: AppointmentStart | null }) => void;
}

/** Every date of a series before it is booked: what stands in its way, and each to be moved or left out. */
export function SeriesDates({ preview, isOutsideHours, onToggle, onMove }: SeriesDatesProps) {
  const { formatMessage } = useIntl();
  const blocked = blockedIn(preview, isOutsideHours);
  return (
    <>
      {blocked.length > 0 && <Banner tone="warning">{formatMessage(texts.blocked, { count: blocked.length })}</Banner>}
      <DateList aria-label={formatMessage(texts.dates)}>
        {preview.visits.map((visit) => (
          <SeriesDate
            key={visit.position}
            visit={visit}
            timeZone={preview.timeZone}
            isBlocked={blocked.includes(visit)}
            onToggle={() => onToggle(visit)}
            onMove={(start) => onMove({ position: visit.position, start })}
          />
        ))}
      </DateList>
    </>
  );
}

interface SeriesDateProps {
  visit: SeriesVisit;
  timeZone: string;
  isBlocked: boolean;
  onToggle: () => void;
  onMove: (start: AppointmentStart | null) => void;
}

function SeriesDate({ visit, timeZone, isBlocked, onToggle, onMove }: SeriesDateProps) {
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const [typed, setTyped] = useState<{ date: string | null; hour: string | null } | null>(null);
  // The clock on the wall, also of a time that clocks skip.
  const dayOf = (instant: string, zone: string) => `${formatDate(instant, { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })}, ${formats.time(instant, zone)}`;
  const when = dayOf(`${visit.startsLocal}Z`, 'UTC');
  const { fault, isLeftOut, isMoved, reason } = visit;
  const type = (change: Partial<{ date: string | null; hour: string | null }>) => {
    const next = { date: visit.startsLocal.slice(0, 10), hour: null, ...typed, ...change };
    setTyped(next);
    if (next.date && next.hour) onMove({ local: `${next.date}T${next.hour}:00`, turn: null });
  };
  return (
    <DateRow data-left-out={isLeftOut || undefined}>
      <div data-part="line">
        <Checkbox label={when} isSelected={!isLeftOut} onChange={onToggle} />
        {isLeftOut ? (
          <Badge>{formatMessage(texts.leftOut)}</Badge>
        ) : fault ? (
          <Badge tone={isBlocked ? 'danger' : 'warning'}>{formatMessage(faultNames[fault], { reason: reason ?? '' })}</Badge>
        ) : (
          isMoved && <Badge tone="accent">{formatMessage(texts.moved)}</Badge>
        )}
        {!isLeftOut && (
          <Menu
            trigger={
              <Button size="sm" variant={isBlocked ? 'secondary' : 'quiet'} aria-label={formatMessage(texts.moveOf, { when })}>
                {formatMessage(texts.move)}
              </Button>
            }
            placement="bottom end"
            groups={[
              {
                id: 'times',
                items: [
                  ...visit.freeTimes.map(({ startsAt }) => ({ id: startsAt, label: dayOf(startsAt, timeZone) })),
                  { id: 'another', label: formatMessage(texts.another) },
                  ...(isMoved ? [{ id: 'back', label: formatMessage(texts.back) }] : []),
                ],
              },
            ]}
            onAction={({ id }) => {
              setTyped(id === 'another' ? { date: visit.startsLocal.slice(0, 10), hour: null } : null);
              if (id !== 'another') onMove(id === 'back' ? null : { at: id });
            }}
          />
        )}
      </div>
      {typed && !isLeftOut && (
        <div data-part="typed">
          <DatePicker label={formatMessage(bookMessages.date)} defaultValue={typed.date} onChange={({ value }) => type({ date: value })} />
          <TimeField label={formatMessage(bookMessages.hour)} autoFocus onChange={({ value }) => type({ hour: value })} />
        </div>
      )}
    </DateRow>
  );
}
