import type { CalendarDays } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { LinkButton } from '@intake/ui/Link';
import { useIntl } from 'react-intl';
import { closedMessages as texts } from './Appointments.messages.ts';

export interface ClosedDayProps {
  closed: NonNullable<CalendarDays['closed']>;
  location: string;
  /** Where a day is shown, by its `YYYY-MM-DD`. */
  hrefOf: (date: string) => string;
}

/** That nobody works on the day that is shown, why where it is a holiday, and the next day on which somebody does. */
export function ClosedDay({ closed: { reason, nextDay }, location, hrefOf }: ClosedDayProps) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Banner
      isEdge
      actions={
        nextDay && (
          <LinkButton size="sm" href={hrefOf(nextDay)}>
            {formatMessage(texts.next, { day: formatDate(`${nextDay}T00:00:00Z`, { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' }) })}
          </LinkButton>
        )
      }
    >
      {reason ? formatMessage(texts.holiday, { location, reason }) : formatMessage(texts.closed, { location })}
    </Banner>
  );
}
