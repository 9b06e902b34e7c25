import { use, useEffect, useMemo } from 'react';
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

const kinds = {
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  fullDay: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'short' },
  dayNumber: { day: 'numeric' },
  days: { month: 'long', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  hour: { hour: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  zone: { hour: 'numeric', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Kind = keyof typeof kinds;

const made = new Map<string, Intl.DateTimeFormat>();

/** Made once for a page, since making one takes longer than many of its answers. */
function formatOf(locale: string, timeZone: string, kind: Kind): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${kind}`;
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...kinds[kind], timeZone });
  made.set(key, format);
  return format;
}

/** Makes ahead what a calendar of the place is written with, such as while its days are on their way. */
export function useCalendarFormatsAhead(timeZone: string): void {
  const locale = use(LocaleContext);
  useEffect(() => {
    const now = Date.now();
    for (const kind of Object.keys(kinds) as Kind[]) formatOf(locale, timeZone, kind).format(now);
    // A range has patterns of its own, which are read when the first one is written.
    for (const kind of ['days', 'time'] as const) formatOf(locale, timeZone, kind).formatRange(now, now + 1);
  }, [locale, timeZone]);
}

export function useCalendarFormats(timeZone: string): CalendarFormats {
  const locale = use(LocaleContext);
  return useMemo(() => {
    const written = (kind: Kind) => {
      const format = formatOf(locale, timeZone, kind);
      return once((instant) => format.format(instant));
    };
    const part = (kind: Kind, type: Intl.DateTimeFormatPartTypes) => {
      const format = formatOf(locale, timeZone, kind);
      return (instant: number) => format.formatToParts(instant).find((some) => some.type === type)?.value ?? '';
    };
    const ranged = (kind: Kind) => {
      const format = formatOf(locale, timeZone, kind);
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
      day: written('day'),
      fullDay: written('fullDay'),
      weekday: written('weekday'),
      dayNumber: part('dayNumber', 'day'),
      days: ranged('days'),
      month: written('month'),
      hour: written('hour'),
      time: written('time'),
      times: ranged('time'),
      zone: part('zone', 'timeZoneName'),
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
