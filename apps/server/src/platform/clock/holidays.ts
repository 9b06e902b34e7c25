import type Holidays from 'date-holidays';
import type { HolidaysTypes } from 'date-holidays';
import type { IsHoliday } from './deadline.ts';

const calendars = new Map<string, Holidays>();

const truthAndReconciliation: Record<string, HolidaysTypes.HolidayOptions> = {
  '09-30': { name: { en: 'National Day for Truth and Reconciliation', fr: 'Journée nationale de la vérité et de la réconciliation' }, type: 'public' },
};

/** Days of the employment standards of a province that the library lacks or calls an observance, by its rules. */
const lacking: Readonly<Record<string, Record<string, HolidaysTypes.HolidayOptions>>> = {
  BC: truthAndReconciliation,
  MB: truthAndReconciliation,
  NT: truthAndReconciliation,
  NU: { ...truthAndReconciliation, '07-09': { name: { en: 'Nunavut Day', fr: 'Jour du Nunavut' }, type: 'public' } },
  PE: truthAndReconciliation,
  YT: truthAndReconciliation,
};

/** What the library calls public although the law of the province does not: days off for the public service, or by custom. */
const customary: Readonly<Record<string, readonly string[]>> = {
  NT: ['easter 1', '12-26'],
  ON: ['easter 1'],
  PE: ['3rd friday after 08-01'],
  YT: ['easter 1'],
};

/** Its rules are 26 MB in memory: only who asks for holidays pays for them. */
async function calendarOf(province: string): Promise<Holidays> {
  const { default: Calendar } = await import('date-holidays');
  const known = calendars.get(province);
  if (known) return known;
  const calendar = new Calendar('CA', province, { types: ['public'] });
  for (const [rule, day] of Object.entries(lacking[province] ?? {})) calendar.setHoliday(rule, day);
  calendars.set(province, calendar);
  return calendar;
}

const ofYear = (calendar: Holidays, province: string, year: number, language: 'en' | 'fr') =>
  calendar
    .getHolidays(year, language)
    .filter(({ rule }) => !customary[province]?.includes(rule))
    .map(({ date, name }) => ({ day: date.slice(0, 10), name }));

/** The public holidays of a year with their names; `day` is ISO 8601. */
export const publicHolidays = async (province: string, year: number, language: 'en' | 'fr'): Promise<{ day: string; name: string }[]> =>
  ofYear(await calendarOf(province), province, year, language);

/** The public holidays of a Canadian province (`ON`, `QC` …); an unknown one has those of the country. */
export async function holidaysIn(province: string): Promise<IsHoliday> {
  const calendar = await calendarOf(province);
  const years = new Map<number, Set<string>>();
  return (day) => {
    const known = years.get(day.year) ?? new Set(ofYear(calendar, province, day.year, 'en').map((one) => one.day));
    years.set(day.year, known);
    return known.has(day.toString());
  };
}
