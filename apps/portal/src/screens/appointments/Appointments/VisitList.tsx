import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { IconButton } from '@intake/ui/IconButton';
import { CalendarOff, ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { appointmentStatusNames } from '../../../shared/states.messages.ts';
import { confirmedName } from '../words.messages.ts';
import { listMessages as texts } from './Appointments.messages.ts';
import { byDay, openCount, tones } from './Appointments.model.ts';
import { DayTable, ListBar, OpenButton } from './Appointments.styles.ts';
import { useVisitName } from './useVisitName.ts';

export interface VisitListProps {
  shown: readonly Appointment[];
  /** The days that are shown, in words. */
  title: string;
  openId: string | null;
  onToday: () => void;
  onPage: (step: 1 | -1) => void;
  onOpen: (open: { id: string }) => void;
}

/** What the grid shows, to be read line by line. */
export function VisitList({ shown, title, openId, onToday, onPage, onOpen }: VisitListProps) {
  const { formatMessage } = useIntl();
  const days = byDay(shown);
  return (
    <>
      <ListBar>
        <Button size="sm" onPress={onToday}>
          {formatMessage(texts.today)}
        </Button>
        <IconButton size="sm" label={formatMessage(texts.earlier)} icon={<ChevronLeft aria-hidden data-flip />} onPress={() => onPage(-1)} />
        <IconButton size="sm" label={formatMessage(texts.later)} icon={<ChevronRight aria-hidden data-flip />} onPress={() => onPage(1)} />
        <h2 aria-live="polite">{title}</h2>
      </ListBar>
      {days.length === 0 && (
        <EmptyState icon={<CalendarOff aria-hidden />} title={formatMessage(texts.emptyTitle)}>
          {formatMessage(texts.emptyText)}
        </EmptyState>
      )}
      {days.map(([day, visits]) => (
        <Day key={day} day={day} visits={visits} openId={openId} onOpen={onOpen} />
      ))}
    </>
  );
}

function Day({ day, visits, openId, onOpen }: Pick<VisitListProps, 'openId' | 'onOpen'> & { day: string; visits: readonly Appointment[] }) {
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  return (
    <DayTable>
      <caption>
        {formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' })}
        {' · '}
        <span>{formatMessage(texts.dayCount, { count: openCount(visits) })}</span>
      </caption>
      <thead>
        <tr>
          {(['time', 'patient', 'visit', 'status'] as const).map((column) => (
            <th key={column} scope="col">
              {formatMessage(texts[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => {
          const { id, startsAt, timeZone, status, confirmedBy, isOverbooked, visitTypeName, physicianName, resourceName } = visit;
          const name = nameOf(visit);
          return (
            <tr key={id} data-cancelled={status === 'cancelled' || undefined} data-open={id === openId || undefined}>
              <th scope="row">{formats.time(startsAt, timeZone)}</th>
              <td>
                <OpenButton type="button" dir="auto" data-event={id} aria-label={name} onClick={() => onOpen({ id })}>
                  {name}
                </OpenButton>
              </td>
              <td>
                <bdi>{[visitTypeName, physicianName, resourceName].filter(Boolean).join(' · ')}</bdi>
              </td>
              <td>
                <Badge hasDot tone={tones[status]}>
                  {formatMessage(status === 'booked' && confirmedBy ? confirmedName : appointmentStatusNames[status])}
                </Badge>{' '}
                {isOverbooked && <Badge tone="warning">{formatMessage(texts.overbooked)}</Badge>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DayTable>
  );
}
