import type Holidays from 'date-holidays';
import type { IsHoliday } from './deadline.ts';

const calendars = new Map<string, Holidays>();

/** The public holidays of a Canadian province (`ON`, `QC` …); an unknown one has those of the country. */
export async function holidaysIn(province: string): Promise<IsHoliday> {
  // Its rules are 26 MB in memory: only who counts business days pays for them.
  const { default: Calendar } = await import('date-holidays');
  const calendar = calendars.get(province) ?? new Calendar('CA', province, { types: ['public'] });
  calendars.set(province, calendar);
  const years = new Map<number, Set<string>>();
  return (day) => {
    const known = years.get(day.year) ?? new Set(calendar.getHolidays(day.year).map(({ date }) => date.slice(0, 10)));
    years.set(day.year, known);
    return known.has(day.toString());
  };
}
