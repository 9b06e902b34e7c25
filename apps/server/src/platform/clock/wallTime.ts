import { Temporal } from 'temporal-polyfill';

/** What a clock on the wall says, as an instant; or that it never says so, or says so twice. */
export type WallTime = { instant: Date } | { fault: 'gap' | 'fold' };

/** @param local `YYYY-MM-DDTHH:MM` @param turn which of the two, where the hour comes twice */
export function instantOf(local: string, timeZone: string, turn: 'first' | 'second' | null = null): WallTime {
  const wall = Temporal.PlainDateTime.from(local);
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) => wall.toZonedDateTime(timeZone, { disambiguation }));
  if (!first || !second || !first.toPlainDateTime().equals(wall)) return { fault: 'gap' };
  if (!first.equals(second) && turn === null) return { fault: 'fold' };
  return { instant: new Date((turn === 'second' ? second : first).epochMilliseconds) };
}

/** `YYYY-MM-DDTHH:MM:SS` by the clock on the wall. */
export const wallTimeOf = (instant: Date, timeZone: string): string =>
  zoned(instant, timeZone).toPlainDateTime().toString({ smallestUnit: 'second' });

/** The calendar day that an instant falls on in a zone. */
export const dayAt = (instant: Date, timeZone: string): Temporal.PlainDate => zoned(instant, timeZone).toPlainDate();

/** An instant with the clock and the calendar of a zone. */
export const zoned = (instant: Date, timeZone: string) => Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/** Milliseconds at which a day begins: midnight, or where clocks skip it the first moment after it. */
export const startOfDay = (day: Temporal.PlainDate, timeZone: string): number => day.toZonedDateTime(timeZone).epochMilliseconds;

/** Milliseconds of `HH:MM` of a day, `24:00` being its end. In the skipped hour of a spring night it is as much later. */
export function timeOfDay(day: Temporal.PlainDate, time: string, timeZone: string): number {
  if (time === '24:00') return startOfDay(day.add({ days: 1 }), timeZone);
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
}
