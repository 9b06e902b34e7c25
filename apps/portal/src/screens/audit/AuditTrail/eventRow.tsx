import { Cpu } from 'lucide-react';
import type { IntlShape } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { outcomeNames } from './AuditTrail.messages.ts';
import { eventText } from './useEventText.ts';

export const outcomeTones = { success: 'success', refused: 'warning', failure: 'danger' } as const;

/** Its parts stand beside each other or on two lines, as there is room. */
export const eventRow = (intl: IntlShape) => (event: AuditEvent) => <EventCell event={event} intl={intl} />;

/** Day and time, with the year when it is not this one. */
const shortTime = (recordedAt: string, intl: IntlShape) =>
  intl.formatDate(recordedAt, {
    year: new Date(recordedAt).getFullYear() === new Date().getFullYear() ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

function EventCell({ event, intl }: { event: AuditEvent; intl: IntlShape }) {
  const { recordedAt, actorId, actorName, patientName, outcome } = event;
  return (
    <div data-event>
      <time data-part="time" dir="auto" dateTime={recordedAt}>
        {shortTime(recordedAt, intl)}
      </time>
      <div data-part="who">
        {actorId === null ? (
          <span data-part="machine">
            <Cpu aria-hidden />
          </span>
        ) : (
          <Avatar name={actorName} size="sm" isDecorative />
        )}
        <bdi>{actorName}</bdi>
      </div>
      <div data-part="what">
        {eventText(event, intl)}
        {patientName && (
          <span data-part="patient">
            {' · '}
            <bdi>{patientName}</bdi>
          </span>
        )}
      </div>
      <div data-part="outcome">
        {outcome !== 'success' && <Badge tone={outcomeTones[outcome]}>{intl.formatMessage(outcomeNames[outcome])}</Badge>}
      </div>
    </div>
  );
}
