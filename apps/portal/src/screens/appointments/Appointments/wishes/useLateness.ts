import { useFormats } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { wishMessages as texts } from './wishes.messages.ts';

/** What is said of a time that is later than the patient is to wait; null of any other. `dueAt` is the first moment that is too late. */
export function useLateness(dueAt: string | null, timeZone: string) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return ({ startsAt }: { startsAt: string }): string | null =>
    dueAt !== null && Date.parse(startsAt) >= Date.parse(dueAt) ? formatMessage(texts.late, { date: formats.date(Date.parse(dueAt) - 1, timeZone) }) : null;
}
