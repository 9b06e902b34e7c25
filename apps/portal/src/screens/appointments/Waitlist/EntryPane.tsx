import type { WaitlistEntry } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { LinkButton } from '@intake/ui/Link';
import { Pane, PaneBody, PaneHeader } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { PatientAlerts } from '../../../shared/patient/PatientAlerts.tsx';
import { PriorityBadge } from '../../../shared/PriorityBadge.tsx';
import { dateOfWeekday } from '../weekdays.ts';
import { entryMessages as texts, openingMessages } from './Waitlist.messages.ts';

export interface EntryLinks {
  /** Null where one may not see it. */
  referral: ((request: { id: string }) => string) | null;
  chart: ((patient: { id: string }) => string) | null;
}

export interface EntryPaneProps {
  entry: WaitlistEntry;
  mayWrite: boolean;
  links: EntryLinks;
  onChange: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Somebody who waits: for what, since when, and what suits them. */
export function EntryPane({ entry, mayWrite, links, onChange, onRemove, onClose }: EntryPaneProps) {
  const { formatMessage, formatDate, formatList } = useIntl();
  const formats = useFormats();
  type Fact = 'phone' | 'since' | 'has' | 'kind' | 'physician' | 'location' | 'weekdays' | 'times' | 'firstDay' | 'lastDay' | 'notice' | 'travel' | 'tries' | 'note';
  const fact = (id: Fact, details: string | null) => (details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : []);
  const tries = [
    entry.declinedCount > 0 && formatMessage(openingMessages.declined, { count: entry.declinedCount }),
    entry.unansweredCount > 0 && formatMessage(openingMessages.unanswered, { count: entry.unansweredCount }),
  ].filter((text) => text !== false);
  return (
    <Pane isFocusTarget>
      <PaneHeader
        title={entry.patientName}
        detail={entry.visitTypeName}
        status={
          <>
            <PriorityBadge priority={entry.priority} />
            {entry.offeredUntil && <Badge tone="accent">{formatMessage(texts.offered, { time: formats.time(entry.offeredUntil) })}</Badge>}
          </>
        }
        onBack={onClose}
      >
        {mayWrite && (
          <>
            <Button size="sm" variant="primary" onPress={onChange}>
              {formatMessage(texts.change)}
            </Button>
            <Button size="sm" onPress={onRemove}>
              {formatMessage(texts.remove)}
            </Button>
          </>
        )}
      </PaneHeader>
      <PaneBody>
        <PatientAlerts alerts={entry.patientAlerts} />
        <DescriptionList
          items={[
            ...fact('since', formats.date(entry.waitingSince)),
            ...fact('phone', entry.patientPhone && phoneText(entry.patientPhone)),
            ...fact('has', entry.visit && formats.dateTime(entry.visit.startsAt, entry.visit.timeZone)),
            ...fact('physician', entry.physicianName),
            ...fact('location', entry.locationName),
            ...fact('weekdays', entry.weekdays.length > 0 ? formatList(entry.weekdays.map((day) => formatDate(dateOfWeekday(day), { timeZone: 'UTC', weekday: 'long' }))) : null),
            ...fact('times', entry.from && entry.until && `${entry.from} – ${entry.until}`),
            ...fact('firstDay', entry.firstDay && formats.calendarDate(entry.firstDay)),
            ...fact('lastDay', entry.lastDay && formats.calendarDate(entry.lastDay)),
            ...fact('notice', formatMessage(texts.hours, { count: entry.noticeHours })),
            ...fact('travel', entry.travelMinutes === null ? null : String(entry.travelMinutes)),
            ...fact('tries', tries.length > 0 ? tries.join(' · ') : null),
            ...fact('note', entry.note),
          ]}
        />
        <div>
          {entry.requestId && links.referral && (
            <LinkButton size="sm" href={links.referral({ id: entry.requestId })}>
              {formatMessage(texts.referral)}
            </LinkButton>
          )}
          {links.chart && (
            <LinkButton size="sm" href={links.chart({ id: entry.patientId })}>
              {formatMessage(texts.chart)}
            </LinkButton>
          )}
        </div>
      </PaneBody>
    </Pane>
  );
}
