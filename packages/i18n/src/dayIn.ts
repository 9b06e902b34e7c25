/** They take longer to make than to use. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** The day that an instant falls on, `YYYY-MM-DD`, in a time zone (an IANA name), or in that of the browser without one. */
export function dayIn(instant: string | number | Date, timeZone?: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(new Date(instant));
}
