import type Holidays from 'date-holidays';
import type { IsHoliday } from './deadline.ts';

const calendars = new Map<string, Holidays>();

/** Its rules are 26 MB in memory: only who asks for holidays pays for them. */
async function calendarOf(province: string): Promise<Holidays> {
  const { default: Calendar } = await import('date-holidays');
  const calendar = calendars.get(province) ?? new Calendar('CA', province, { types: ['public'] });
  calendars.set(province, calendar);
  return calendar;
}

/** The public holidays of a year with their names; `day` is ISO 8601. */
export const publicHolidays = async (province: string, year: number, language: 'en' | 'fr'): Promise<{ day: string; name: string }[]> =>
  (await calendarOf(province)).getHolidays(year, language).map(({ date, name }) => ({ day: date.slice(0, 10), name }));

/** The public holidays of a Canadian province (`ON`, `QC` …); an unknown one has those of the country. */
export async function holidaysIn(province: string): Promise<IsHoliday> {
  const calendar = await calendarOf(province);
  const years = new Map<number, Set<string>>();
  return (day) => {
    const known = years.get(day.year) ?? new Set(calendar.getHolidays(day.year).map(({ date }) => date.slice(0, 10)));
    years.set(day.year, known);
    return known.has(day.toString());
  };
}
