import { expect, test } from 'vitest';
import { publicHolidays } from './holidays.ts';

/** What the employment standards of each province name for 2027. */
const statutory: Record<string, string> = {
  AB: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 11-11 12-25',
  BC: '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25',
  MB: '01-01 02-15 03-26 05-24 07-01 09-06 09-30 10-11 12-25',
  NB: '01-01 02-15 03-26 07-01 08-02 09-06 11-11 12-25',
  NL: '01-01 03-26 07-01 09-06 11-11 12-25',
  NS: '01-01 02-15 03-26 07-01 09-06 11-11 12-25',
  NT: '01-01 03-26 05-24 06-21 07-01 08-02 09-06 09-30 10-11 11-11 12-25',
  NU: '01-01 03-26 05-24 07-01 07-09 08-02 09-06 09-30 10-11 11-11 12-25',
  ON: '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25 12-26',
  PE: '01-01 02-15 03-26 07-01 09-06 09-30 11-11 12-25',
  QC: '01-01 03-26 05-24 06-24 07-01 09-06 10-11 12-25',
  SK: '01-01 02-15 03-26 05-24 07-01 08-02 09-06 10-11 11-11 12-25',
  YT: '01-01 03-26 05-24 06-21 07-01 08-16 09-06 09-30 10-11 11-11 12-25',
};

test.each(Object.entries(statutory))('the public holidays of %s are those of its law, once each', async (province, days) => {
  expect((await publicHolidays(province, 2027, 'en')).map(({ day }) => day.slice('2027-'.length)).join(' ')).toBe(days);
});

test('a day that the library lacks is named in both languages', async () => {
  const named = async (province: string, day: string, language: 'en' | 'fr') => (await publicHolidays(province, 2027, language)).find((one) => one.day === day)?.name;
  expect(await named('BC', '2027-09-30', 'en')).toBe('National Day for Truth and Reconciliation');
  expect(await named('PE', '2027-09-30', 'fr')).toBe('Journée nationale de la vérité et de la réconciliation');
  expect(await named('NU', '2027-07-09', 'fr')).toBe('Jour du Nunavut');
});
