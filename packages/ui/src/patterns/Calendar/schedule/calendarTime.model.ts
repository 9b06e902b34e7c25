import { fromAbsolute, parseDate, startOfWeek, toZoned } from '@internationalized/date';

/** A day of a place: from its first instant to that of the next, so 23, 24 or 25 hours long. */
export interface Day {
  /** `YYYY-MM-DD` */
  date: string;
  /** Milliseconds since 1970. */
  start: number;
  /** Where the next day starts. */
  end: number;
}

/** A stretch of a day that can be booked. */
export interface Slot {
  start: number;
  end: number;
  /** Minutes after midnight as clocks on the wall show them at its start. */
  minute: number;
  /** The same on every day; the second turn of an hour that comes twice has one of its own. */
  key: string;
}

const minuteLength = 60_000;
export const dayLength = 24 * 60 * minuteLength;

/** @param timeZone IANA name @throws when the date is no `YYYY-MM-DD`. */
export function dayOf(date: string, timeZone: string): Day {
  const day = parseDate(date);
  const startOf = (some: typeof day) => toZoned(some, timeZone).toDate().getTime();
  return { date, start: startOf(day), end: startOf(day.add({ days: 1 })) };
}

/** `YYYY-MM-DD` some days later, or earlier. */
export const shiftDate = (date: string, days: number): string => parseDate(date).add({ days }).toString();

/** Whole days from one `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first day of the week that holds a date: which it is depends on the country of the locale. */
export const firstOfWeek = (date: string, locale: string): string => startOfWeek(parseDate(date), locale).toString();

/** The seven days of the week that holds a date. Where one ends the next starts, so that each instant is looked for once. */
export function weekOf(date: string, timeZone: string, locale: string): Day[] {
  const first = startOfWeek(parseDate(date), locale);
  const dates = Array.from({ length: 8 }, (_, at) => first.add({ days: at }));
  const starts = dates.map((day) => toZoned(day, timeZone).toDate().getTime());
  return starts.slice(0, -1).map((start, at) => ({ date: String(dates[at]), start, end: starts[at + 1] ?? start }));
}

/** The date at a place at an instant, `YYYY-MM-DD`. */
export const dateAt = (instant: number, timeZone: string): string => fromAbsolute(instant, timeZone).toString().slice(0, 10);

/** Minutes after midnight of `HH:MM`; `24:00` is the end of the day. */
export function minuteOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new RangeError(`"${time}" is no time of day: write it as HH:MM.`);
  return Number(hours) * 60 + Number(minutes);
}

/** Every slot of a day. An hour that is skipped has none, one that comes twice has both. */
export function slotsOf({ start, end }: Day, timeZone: string, slotMinutes: number): Slot[] {
  const length = slotMinutes * minuteLength;
  const isEven = end - start === dayLength;
  const seen = new Set<number>();
  return Array.from({ length: Math.ceil((end - start) / length) }, (_, at) => {
    const from = start + at * length;
    const wall = isEven ? null : fromAbsolute(from, timeZone);
    const minute = wall ? wall.hour * 60 + wall.minute : at * slotMinutes;
    const key = seen.has(minute) ? `${minute}+` : String(minute);
    seen.add(minute);
    return { start: from, end: Math.min(from + length, end), minute, key };
  });
}
