import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { dayIn } from './dayIn.ts';
import type { Instant } from './dayIn.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Dates, numbers and lists as the reader writes them. `timeZone` is an IANA name; the provider's without one. */
export interface Formats {
  /** `Nov 21, 2026` */
  date(instant: Instant, timeZone?: string): string;
  /** `1:05 p.m.` */
  time(instant: Instant, timeZone?: string): string;
  /** `Nov 21, 2026, 1:05 p.m. EST`: the zone is shown only when one is asked for. */
  dateTime(instant: Instant, timeZone?: string): string;
  /** `Saturday, November 21, 2026 at 1:05 p.m.`, by the clock of the place; its zone is named to whoever's own clock says otherwise. */
  appointment(instant: Instant, timeZone: string): string;
  /** The shortest unmistakable form: the time today, day and month this year, else the date. */
  moment(instant: Instant, timeZone?: string): string;
  /** A day without a time, such as a birth date: `YYYY-MM-DD` never moves with the zone. */
  calendarDate(isoDate: string): string;
  /** `5 min. ago`, `in 2 hr.`, from now. */
  relative(instant: Instant): string;
  /** `1,234.5` */
  number(value: number): string;
  /** `0.953` → `95%` */
  percent(fraction: number): string;
  /** Cents of an ISO 4217 currency: `1250, 'CAD'` → `$12.50` */
  money(cents: number, currency: string): string;
  /** `fax, referral and check-in`; `or` with `disjunction`; `fax, referral, check-in` with `plain`. */
  list(items: readonly string[], type?: 'conjunction' | 'disjunction' | 'plain'): string;
}

/** `GMT-5` stays on one line: a browser breaks it after its hyphen. */
export const wholeZone = (text: string): string => text.replace(/(?<=GMT|UTC)-(?=\d)/g, '\u2011');

/** The formats of one react-intl object; components take them from `useFormats`. */
export function formatsOf(intl: IntlShape): Formats {
  const dayOf = (instant: Instant, timeZone = intl.timeZone) => dayIn(instant, timeZone);

  const formats: Formats = {
    date: (instant, timeZone = intl.timeZone) => intl.formatDate(instant, { timeZone, dateStyle: 'medium' }),
    // `5 h 16` and `5:16 a.m.` stay on one line.
    time: (instant, timeZone = intl.timeZone) => intl.formatTime(instant, { timeZone, timeStyle: 'short' }).replaceAll(' ', '\u00a0'),
    dateTime: (instant, timeZone) =>
      timeZone
        ? wholeZone(
            intl.formatDate(instant, {
              timeZone,
              year: 'numeric',
              month: 'short',
              day: 'numeric',
              hour: 'numeric',
              minute: '2-digit',
              timeZoneName: 'short',
            }),
          )
        : intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' }),
    appointment: (instant, timeZone) => {
      const isOwnClock = dayOf(instant) === dayOf(instant, timeZone) && formats.time(instant) === formats.time(instant, timeZone);
      return wholeZone(
        intl.formatDate(instant, {
          timeZone,
          weekday: 'long',
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          ...(!isOwnClock && { timeZoneName: 'short' }),
        }),
      );
    },
    moment: (instant, timeZone) => {
      const then = dayOf(instant, timeZone);
      const today = dayOf(Date.now(), timeZone);
      if (then === today) return formats.time(instant, timeZone);
      if (then.slice(0, 4) !== today.slice(0, 4)) return formats.date(instant, timeZone);
      return intl.formatDate(instant, {
        timeZone: timeZone ?? intl.timeZone,
        month: 'short',
        day: 'numeric',
      });
    },
    calendarDate: (isoDate) =>
      intl.formatDate(`${isoDate}T00:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' }),
    relative: (instant) => {
      const distance = new Date(instant).getTime() - Date.now();
      const size = Math.abs(distance);
      const [unit, length] =
        size < hour
          ? (['minute', minute] as const)
          : size < day
            ? (['hour', hour] as const)
            : (['day', day] as const);
      return intl.formatRelativeTime(Math.trunc(distance / length), unit, {
        numeric: 'auto',
        style: 'short',
      });
    },
    number: (value) => intl.formatNumber(value),
    percent: (fraction) => intl.formatNumber(fraction, { style: 'percent', maximumFractionDigits: 0 }),
    money: (cents, currency) =>
      intl.formatNumber(cents / 100, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
    list: (items, type = 'conjunction') => intl.formatList(items, type === 'plain' ? { style: 'narrow' } : { type }),
  };
  return formats;
}

/** The reader's formats; the same object until the language or the zone changes. */
export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl), [intl]);
}
