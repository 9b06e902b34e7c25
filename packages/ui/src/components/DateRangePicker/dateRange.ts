import type { CalendarDate } from '@internationalized/date';

/** Two days, `YYYY-MM-DD`, both included; a side that is `null` is open. */
export interface DateRange {
  start: string | null;
  end: string | null;
}

/** A range that is chosen by its name. */
export interface DateRangePreset {
  id: string;
  label: string;
  value: DateRange;
}

export const openRange: DateRange = { start: null, end: null };

export const isSameRange = (a: DateRange, b: DateRange) => a.start === b.start && a.end === b.end;

export const isBackward = ({ start, end }: DateRange) => start !== null && end !== null && end < start;

/** What react-aria holds of a range, as days. */
export const rangeOf = (held: { start: CalendarDate | null; end: CalendarDate | null }): DateRange => ({
  start: held.start?.toString() ?? null,
  end: held.end?.toString() ?? null,
});
