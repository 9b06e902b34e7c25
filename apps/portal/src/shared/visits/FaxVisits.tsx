import type { Appointment } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Link, LinkButton } from '@intake/ui/Link';
import { CalendarPlus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Bar } from './FaxVisits.styles.ts';
import { faxVisitMessages as texts } from './visits.messages.ts';

export interface FaxVisitsProps {
  visits: readonly Appointment[];
  /** Where one books for the patient of the fax; null while there is none, or one may not. */
  bookHref: string | null;
}

/** What was booked from a fax, and the way to book. */
export function FaxVisits({ visits, bookHref }: FaxVisitsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (visits.length === 0 && !bookHref) return null;
  return (
    <Bar role="group" aria-label={formatMessage(texts.title)}>
      {visits.map(({ id, status, startsAt, timeZone, visitTypeName }) => (
        <Link key={id} href={`/app/apps/appointmentDetails/list?open=${id}`}>
          {formatMessage(status === 'cancelled' ? texts.cancelled : texts.visit, { visit: visitTypeName, time: formats.dateTime(startsAt, timeZone) })}
        </Link>
      ))}
      {bookHref && (
        <LinkButton size="sm" href={bookHref} icon={<CalendarPlus aria-hidden />}>
          {formatMessage(texts.book)}
        </LinkButton>
      )}
    </Bar>
  );
}
