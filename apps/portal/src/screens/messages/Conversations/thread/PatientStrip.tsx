import type { ConversationDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Link } from '@intake/ui/Link';
import { CalendarDays, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { paneMessages as texts } from '../Conversations.messages.ts';
import { Strip, Visits } from './PatientStrip.styles.ts';

export interface PatientStripProps {
  conversation: Pick<ConversationDetail, 'channel' | 'patient' | 'visits' | 'reach'>;
  mayReadVisits: boolean;
}

/** The coming visits of the patient, and whether they agreed to be texted. */
export function PatientStrip({ conversation: { channel, patient, visits, reach }, mayReadVisits }: PatientStripProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (!patient) return null;
  const when = (startsAt: string, timeZone: string, visit: string) => formatMessage(texts.visit, { time: formats.dateTime(startsAt, timeZone), visit });
  return (
    <Strip>
      <Visits aria-label={formatMessage(texts.visits)}>
        {visits.length === 0 && <li>{formatMessage(texts.noVisits)}</li>}
        {visits.map(({ id, startsAt, timeZone, visitTypeName, confirmedBy }) => (
          <li key={id}>
            <CalendarDays aria-hidden />
            {mayReadVisits ? <Link href={`/app/apps/appointmentDetails/list?open=${id}`}>{when(startsAt, timeZone, visitTypeName)}</Link> : <bdi>{when(startsAt, timeZone, visitTypeName)}</bdi>}
            {confirmedBy && <Badge tone="success">{formatMessage(texts.confirmed)}</Badge>}
          </li>
        ))}
      </Visits>
      {reach.consent && <Consent channel={channel} consent={reach.consent} />}
    </Strip>
  );
}

function Consent({ channel, consent: { status, since, until } }: { channel: ConversationDetail['channel']; consent: NonNullable<ConversationDetail['reach']['consent']> }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [untilText, givenText] = channel === 'email' ? [texts.mailConsentUntil, texts.mailConsentGiven] : [texts.consentUntil, texts.consentGiven];
  if (status === 'given')
    return (
      <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
        {until ? formatMessage(untilText, { date: formats.date(until) }) : formatMessage(givenText, { date: since ? formats.date(since) : '' })}
      </Badge>
    );
  const text = { withdrawn: texts.consentWithdrawn, expired: texts.consentExpired, none: texts.consentNone }[status];
  return (
    <Badge tone="warning" icon={<ShieldAlert aria-hidden />}>
      {formatMessage(text)}
    </Badge>
  );
}
