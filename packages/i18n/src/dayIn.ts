/** A point in time: ISO 8601 with a zone, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** The day that it is at a place at an instant, `YYYY-MM-DD`. `timeZone` is an IANA name; the machine's without one. */
export function dayIn(instant: Instant, timeZone?: string): string {
  // Made once: a list asks for each of its rows, and making one takes longer than many of its answers.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}
