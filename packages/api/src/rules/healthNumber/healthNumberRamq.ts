import { isCalendarDay } from '../dates/dates.ts';

/** What a Québec number says about its holder. */
export interface RamqFacts {
  /** First three letters of the family name, padded by X when it is shorter. */
  familyPrefix: string;
  givenInitial: string;
  /** One `YYYY-MM-DD` per century that gives a day up to today, the older first. */
  birthDates: string[];
  sex: 'female' | 'male';
}

const weights = [7, 1, 1, 3, 9, 7, 3, 9, 5, 3, 1, 3, 5, 7, 6, 9, 1];

/** Two digits of a letter; the scheme leaves 19 out, so S is 20. */
const letterCode = (letter: string) => {
  const position = letter.charCodeAt(0) - 64;
  return String(position <= 18 ? position : position + 1).padStart(2, '0');
};

/** The check digit of a number without it, for one century (`'19'` or `'20'`). */
export function ramqCheckDigit(elevenCharacters: string, century: '19' | '20'): number {
  const letters = Array.from(elevenCharacters.slice(0, 4), letterCode).join('');
  const digits = letters + century + elevenCharacters.slice(4, 11);
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 10;
}

/** The scheme is not officially published and the century is not on the card: passing either century is passing. */
export function ramqChecksum(value: string): 'valid' | 'invalid' {
  const body = value.slice(0, 11);
  const check = Number(value[11]);
  return ramqCheckDigit(body, '19') === check || ramqCheckDigit(body, '20') === check ? 'valid' : 'invalid';
}

/** Reads the holder's facts off a twelve-character number, or null when its date is not a date. */
export function ramqFacts(value: string, today = new Date().toISOString().slice(0, 10)): RamqFacts | null {
  const match = /^([A-Z]{3})([A-Z])(\d\d)(\d\d)(\d\d)/.exec(value);
  if (!match) return null;
  const [, familyPrefix = '', givenInitial = '', year = '', monthCode = '', day = ''] = match;
  const female = Number(monthCode) > 50;
  const month = String(Number(monthCode) - (female ? 50 : 0)).padStart(2, '0');
  const birthDates = ['19', '20'].map((century) => `${century}${year}-${month}-${day}`).filter((day) => isCalendarDay(day) && day <= today);
  if (birthDates.length === 0) return null;
  return { familyPrefix, givenInitial, birthDates, sex: female ? 'female' : 'male' };
}
