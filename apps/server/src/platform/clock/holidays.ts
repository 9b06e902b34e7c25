import Holidays from 'date-holidays';
import type { IsHoliday } from './deadline.ts';

const calendars = new Map<string, Holidays>();

/** The public holidays of a Canadian province (`ON`, `QC` …); an unknown one has those of the country. */
export function holidaysIn(province: string): IsHoliday {
  const calendar = calendars.get(province) ?? new Holidays('CA', province, { types: ['public'] });
  calendars.set(province, calendar);
  const years = new Map<number, Set<string>>();
  return (day) => {
    const known = years.get(day.year) ?? new Set(calendar.getHolidays(day.year).map(({ date }) => date.slice(0, 10)));
    years.set(day.year, known);
    return known.has(day.toString());
  };
}
