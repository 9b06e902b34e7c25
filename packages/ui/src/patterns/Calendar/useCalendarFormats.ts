import { use, useMemo } from 'react';
import { LocaleContext } from '../../theme/locale.ts';

/** Instants as the reader writes them, by the clock of the place. */
export interface CalendarFormats {
  /** `Tuesday, November 24` */
  day: (instant: number) => string;
  /** `Tuesday, November 24, 2026` */
  fullDay: (instant: number) => string;
  /** `Tue` */
  weekday: (instant: number) => string;
  /** `24` */
  dayNumber: (instant: number) => string;
  /** `November 22 – 28, 2026` */
  days: (from: number, to: number) => string;
  /** `November 2026` */
  month: (instant: number) => string;
  /** `9 a.m.` */
  hour: (instant: number) => string;
  /** `9:30 a.m.` */
  time: (instant: number) => string;
  /** `9:30 – 10:15 a.m.` */
  times: (from: number, to: number) => string;
  /** `EST` */
  zone: (instant: number) => string;
  /** Parts of a label, one after the other. */
  list: (parts: readonly (string | undefined)[]) => string;
}

export function useCalendarFormats(timeZone: string): CalendarFormats {
  const locale = use(LocaleContext);
  return useMemo(() => {
    const of = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = of(options);
      return once((instant) => format.format(instant));
    };
    const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) => {
      const format = of(options);
      return (instant: number) => format.formatToParts(instant).find((some) => some.type === type)?.value ?? '';
    };
    const ranged = (options: Intl.DateTimeFormatOptions) => {
      const format = of(options);
      const ofRange = (from: number) => once((to) => format.formatRange(from, to));
      const starts = new Map<number, (to: number) => string>();
      return (from: number, to: number) => {
        const known = starts.get(from) ?? ofRange(from);
        starts.set(from, known);
        return known(to);
      };
    };
    const lists = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
    const joints = new Map<number, string[]>();
    // What stands between the parts is asked for once: a busy day has a thousand labels.
    const jointsOf = (count: number) => {
      const known = joints.get(count) ?? lists.formatToParts(Array.from({ length: count }, () => '-')).flatMap(({ type, value }) => (type === 'literal' ? value : []));
      joints.set(count, known);
      return known;
    };
    return {
      day: written({ weekday: 'long', month: 'long', day: 'numeric' }),
      fullDay: written({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
      weekday: written({ weekday: 'short' }),
      dayNumber: part({ day: 'numeric' }, 'day'),
      days: ranged({ month: 'long', day: 'numeric', year: 'numeric' }),
      month: written({ month: 'long', year: 'numeric' }),
      hour: written({ hour: 'numeric' }),
      time: written({ hour: 'numeric', minute: '2-digit' }),
      times: ranged({ hour: 'numeric', minute: '2-digit' }),
      zone: part({ hour: 'numeric', timeZoneName: 'short' }, 'timeZoneName'),
      list: (parts) => {
        const said = parts.filter((some) => some !== undefined && some !== '');
        const between = jointsOf(said.length);
        return said.reduce<string>((text, part, at) => text + (at > 0 ? (between[at - 1] ?? '') : '') + part, '');
      },
    };
  }, [locale, timeZone]);
}

/** A day has hundreds of cells and only as many times as rows: each is written once. */
function once(write: (instant: number) => string): (instant: number) => string {
  const written = new Map<number, string>();
  return (instant) => {
    const text = written.get(instant) ?? write(instant);
    written.set(instant, text);
    return text;
  };
}
