import type { AppointmentDetail } from '@intake/api/contract';
import { isBeforeItsDay, phoneText, recurrenceOf } from '@intake/api/rules';
import { dayIn, useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Menu } from '@intake/ui/Menu';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { Timeline } from '@intake/ui/Timeline';
import { Ellipsis, MessageSquare, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CallButton } from '../../../shared/calls/CallButton.tsx';
import { KeyButton } from '../../../shared/KeyButton.tsx';
import { useVisitTime } from '../useDateRange.ts';
import { appointmentStatusNames } from '../../../shared/states.messages.ts';
import { actionNames, cancelReasonNames, confirmedName, eventNames, type PlainAction } from '../words.messages.ts';
import { paneMessages as texts } from './Appointments.messages.ts';
import { actionKeys, actionsOf, canCancel, canMove, tones } from './Appointments.model.ts';
import { Ways } from './Appointments.styles.ts';
import { seriesMessages } from './series/series.messages.ts';
import { useVisitName } from './useVisitName.ts';

export interface VisitLinks {
  /** Null where one may not see it. */
  referral: ((request: { id: string }) => string) | null;
  fax: ((fax: { id: string }) => string) | null;
  chart: ((patient: { id: string }) => string) | null;
  visit: (visit: { id: string }) => string;
  /** Where an earlier time is waited for. */
  earlier: (visit: { id: string }) => string;
  waitlist: string;
}

export interface AppointmentPaneProps {
  appointment: AppointmentDetail;
  ownTimeZone: string;
  now: number;
  mayWrite: boolean;
  links: VisitLinks;
  /** Null where one may not send. */
  onText: ((text: { patientId: string }) => void) | null;
  onCall: ((call: { patientId: string; name: string; appointmentId: string }) => void) | null;
  onAct: (event: PlainAction) => void;
  onMove: () => void;
  onCancel: () => void;
  onUndo: (how: { isAlone: boolean }) => void;
  onClose: () => void;
}

/** One visit: when and with whom, what can be done, what has happened. */
export function AppointmentPane({ appointment, ownTimeZone, now, mayWrite, links, onText, onCall, onAct, onMove, onCancel, onUndo, onClose }: AppointmentPaneProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const nameOf = useVisitName();
  const timeOf = useVisitTime();
  const { status, startsAt, endsAt, timeZone, confirmedBy, requestId, faxId, patientId, rescheduledFrom, rescheduledTo, series } = appointment;
  const together = appointment.undoable?.visits ?? 0;
  const recurrence = series && recurrenceOf(series.rule);
  const days = { day: dayIn(startsAt, timeZone), today: dayIn(now, timeZone) };
  const [first, ...others] = actionsOf(appointment).filter((event) => event !== 'void' && !isBeforeItsDay(event, days));
  const times = (zone: string) => timeOf({ startsAt, endsAt, timeZone: zone });
  const fact = (id: 'born' | 'when' | 'series' | 'yourTime' | 'visit' | 'physician' | 'referrer' | 'resource' | 'location' | 'phone' | 'reason' | 'note' | 'preparation' | 'cancelled' | 'overbooked', details: string | null) =>
    details ? [{ id, term: formatMessage(texts[id]), details: <bdi>{details}</bdi> }] : [];
  const cancelled = appointment.cancelReason && [formatMessage(cancelReasonNames[appointment.cancelReason]), appointment.cancelNote].filter(Boolean).join(' · ');
  return (
    <Pane label={formatMessage(texts.pane)} isFocusTarget>
      <PaneHeader
        title={nameOf(appointment)}
        detail={appointment.visitTypeName}
        status={
          <Badge hasDot tone={tones[status]}>
            {formatMessage(status === 'booked' && confirmedBy ? confirmedName : appointmentStatusNames[status])}
          </Badge>
        }
        onBack={onClose}
      >
        {mayWrite && (
          <>
            {first && (
              <KeyButton shortcut={actionKeys[first]} variant="primary" onPress={() => onAct(first)}>
                {formatMessage(actionNames[first])}
              </KeyButton>
            )}
            {others.map((event) => (
              <KeyButton key={event} shortcut={actionKeys[event]} onPress={() => onAct(event)}>
                {formatMessage(actionNames[event])}
              </KeyButton>
            ))}
            {appointment.undoable && (
              <KeyButton shortcut="u" variant="quiet" icon={<Undo2 aria-hidden data-flip />} onPress={() => onUndo({ isAlone: false })}>
                {together > 1 ? formatMessage(texts.undoAll, { count: together }) : formatMessage(texts.undo)}
              </KeyButton>
            )}
            <Menu
              trigger={<IconButton size="sm" label={formatMessage(texts.more)} icon={<Ellipsis aria-hidden />} />}
              placement="bottom end"
              groups={[
                {
                  id: 'visit',
                  items: [
                    ...(together > 1 ? [{ id: 'undo', label: formatMessage(texts.undoAlone) }] : []),
                    ...(canMove(appointment) ? [{ id: 'move', label: formatMessage(texts.move), keys: ['m'] }] : []),
                    ...(canCancel(appointment) ? [{ id: 'cancel', label: formatMessage(texts.cancel), keys: ['x'], tone: 'danger' as const }] : []),
                    ...(actionsOf(appointment).includes('void') ? [{ id: 'void', label: formatMessage(actionNames.void), tone: 'danger' as const }] : []),
                  ],
                },
              ]}
              onAction={({ id }) => (id === 'move' ? onMove() : id === 'cancel' ? onCancel() : id === 'undo' ? onUndo({ isAlone: true }) : onAct('void'))}
            />
          </>
        )}
      </PaneHeader>
      <PaneBody>
        <DescriptionList
          items={[
            ...fact('born', appointment.patientBirthDate && formats.calendarDate(appointment.patientBirthDate)),
            ...fact('when', times(timeZone)),
            ...fact('yourTime', formats.time(startsAt, ownTimeZone) === formats.time(startsAt, timeZone) ? null : times(ownTimeZone)),
            ...fact('series', series && [formatMessage(seriesMessages.place, series), recurrence && formatMessage(seriesMessages.rule, { unit: recurrence.unit, every: recurrence.every })].filter(Boolean).join(', ')),
            ...fact('visit', appointment.visitTypeName),
            ...fact('physician', appointment.physicianName),
            ...fact('referrer', appointment.referrer?.name ?? null),
            ...fact('resource', appointment.resourceName),
            ...fact('location', appointment.locationName),
            ...fact('phone', appointment.patientPhone && phoneText(appointment.patientPhone)),
            ...fact('reason', appointment.reason),
            ...fact('note', appointment.note),
            ...fact('preparation', appointment.preparation),
            ...fact('overbooked', appointment.overbookReason),
            ...fact('cancelled', cancelled),
          ]}
        />
        <Ways>
          {onCall && patientId && canMove(appointment) && <CallButton onPress={() => onCall({ patientId, name: nameOf(appointment), appointmentId: appointment.id })} />}
          {rescheduledTo && (
            <LinkButton size="sm" href={links.visit(rescheduledTo)}>
              {formatMessage(texts.movedTo, { time: formats.dateTime(rescheduledTo.startsAt, timeZone) })}
            </LinkButton>
          )}
          {rescheduledFrom && (
            <LinkButton size="sm" href={links.visit({ id: rescheduledFrom })}>
              {formatMessage(texts.movedFrom)}
            </LinkButton>
          )}
          {mayWrite && canMove(appointment) && status !== 'cancelled' && status !== 'noshow' && (
            <LinkButton size="sm" href={links.earlier(appointment)}>
              {formatMessage(texts.earlier)}
            </LinkButton>
          )}
          {patientId && onText && (
            <Button size="sm" icon={<MessageSquare aria-hidden />} onPress={() => onText({ patientId })}>
              {formatMessage(texts.text)}
            </Button>
          )}
          {requestId && links.referral && (
            <LinkButton size="sm" href={links.referral({ id: requestId })}>
              {formatMessage(texts.referral)}
            </LinkButton>
          )}
          {faxId && links.fax && (
            <LinkButton size="sm" href={links.fax({ id: faxId })}>
              {formatMessage(texts.fax)}
            </LinkButton>
          )}
          {patientId && links.chart && (
            <LinkButton size="sm" href={links.chart({ id: patientId })}>
              {formatMessage(texts.chart)}
            </LinkButton>
          )}
        </Ways>
        <PaneSection title={formatMessage(texts.history)}>
          <Timeline
            items={appointment.history.map((entry) => {
              const event = eventNames[entry.event];
              const words = event ? formatMessage(event) : entry.event;
              return {
                id: entry.id,
                title: entry.undoneAt ? formatMessage(texts.undone, { event: words }) : words,
                detail: <bdi>{entry.actor}</bdi>,
                time: entry.at,
                timeLabel: formats.moment(entry.at),
              };
            })}
          />
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}
