import { wholeZone } from '@intake/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Two instants or days as one text, such as `November 23 – 29, 2026`: what both have in common is said once. */
export function useDateRange() {
  const { locale } = useIntl();
  return useCallback(
    (from: string | Date, until: string | Date, options: Intl.DateTimeFormatOptions) =>
      wholeZone(new Intl.DateTimeFormat(locale, options).formatRange(new Date(from), new Date(until))),
    [locale],
  );
}

/** `Tue, Nov 24, 2026, 9:20 – 10:50 a.m. EST`, by the clock on the wall there; a row of what comes soon has no room for the year. */
export function useVisitTime({ hasYear = true } = {}) {
  const range = useDateRange();
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  return ({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) =>
    range(startsAt, endsAt, { timeZone, weekday: 'short', ...year, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
}
