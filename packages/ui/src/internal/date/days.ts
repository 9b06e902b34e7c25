import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';

/** A day, `YYYY-MM-DD`, for react-aria; nothing for none. @throws on any other text */
export const dayOf = (iso: string | null | undefined): CalendarDate | null => (iso ? parseDate(iso) : null);

/** The same object while the day is the same: a new one would undo what is half typed. */
export const useDay = (iso: string | null) => useMemo(() => dayOf(iso), [iso]);

/** A day in words of the reader's language. */
export const writeDay = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00Z`));
