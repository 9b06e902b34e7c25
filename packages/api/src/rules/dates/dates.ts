import { hanDate, hanDateParts } from './dateHan.ts';
import { monthOf, monthWords } from './dateMonths.ts';

/** A date as written on paper. `value` is set only when exactly one reading is possible. */
export interface DocumentDate {
  /** `YYYY-MM-DD`, or null when there is no reading or more than one. */
  value: string | null;
  ambiguous: boolean;
  /** Every possible reading, earliest first. */
  candidates: string[];
}

export type DateOrder = 'ymd' | 'dmy' | 'mdy';

export interface DateOptions {
  /** What the form says about itself, such as `DD/MM/YYYY`. */
  order?: DateOrder | null;
  /** A birth date lies in the past and within a human life. */
  purpose?: 'birth' | 'document';
  /** `YYYY-MM-DD`; today by default. */
  today?: string;
}

const longestLife = 115;
const separator = String.raw`[\s]?[/.\-–][\s]?`;
const numeric = String.raw`\d{4}${separator}\d{1,2}${separator}\d{1,2}|\d{1,2}${separator}\d{1,2}${separator}(?:\d{4}|\d{2})`;
const gap = String.raw`[\s.,/\-–]{0,3}`;
const worded =
  String.raw`(?:${monthWords})${gap}\d{1,2}(?:st|nd|rd|th|er)?${gap}(?:\d{4}|'?\d{2})` +
  String.raw`|\d{1,2}(?:st|nd|rd|th|er)?${gap}(?:${monthWords})${gap}(?:\d{4}|'?\d{2})` +
  String.raw`|\d{4}${gap}(?:${monthWords})${gap}\d{1,2}`;
const compact = String.raw`(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`;
/** Two digits of a time of day are no year or day: `Nov 02 15:29`, `Nov 2 10 am`. */
const noTime = String.raw`(?!\d?[:h]\d\d|[\s]?(?:[ap]\.?m\b|h\b|heures?\b|o'clock))`;
const anyDate = new RegExp(String.raw`(?<![\d\p{L}]|\d[:h])(?:${numeric}|${worded}|${compact})(?![\d\p{L}])${noTime}|${hanDate}`, 'giu');

/** Every date written in a text, with its place. */
export function findDates(text: string, options: DateOptions = {}): (DocumentDate & { index: number; raw: string })[] {
  return [...text.matchAll(anyDate)]
    .map((match) => ({ ...parseDocumentDate(match[0], options), index: match.index, raw: match[0] }))
    .filter((date) => date.candidates.length > 0);
}

/** Reads one date in English, French, Chinese, Japanese or digits. Ambiguous digits are flagged, never guessed. */
export function parseDocumentDate(raw: string, options: DateOptions = {}): DocumentDate {
  const readings = new Set(readingsOf(raw.trim(), options).flatMap((parts) => isoDays(parts, options)));
  const candidates = [...readings].sort();
  return {
    value: candidates.length === 1 ? candidates[0]! : null,
    ambiguous: candidates.length > 1,
    candidates,
  };
}

/** `DD/MM/YYYY`, `AAAA-MM-JJ` and the like, as printed beside a date box; null when the text says no order. */
export function dateOrderHint(text: string): DateOrder | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z]+/g, ' ');
  if (/\b(?:yyyy|yy|aaaa|aa|year|annee) ?(?:mmm?|month|mois) ?(?:dd|jj|day|jour)\b/.test(folded)) return 'ymd';
  if (/\b(?:dd|jj|day|jour) ?(?:mmm?|month|mois) ?(?:yyyy|yy|aaaa|aa|year|annee)\b/.test(folded)) return 'dmy';
  if (/\b(?:mmm?|month|mois) ?(?:dd|jj|day|jour) ?(?:yyyy|yy|aaaa|aa|year|annee)\b/.test(folded)) return 'mdy';
  // A letter each: `Y/M/D`.
  const letters = /^[^a-z]*([adjmy]) ([adjmy]) ([adjmy])[^a-z]*$/.exec(folded)?.slice(1).join('');
  if (letters === 'ymd' || letters === 'amj') return 'ymd';
  if (letters === 'dmy' || letters === 'jma') return 'dmy';
  if (letters === 'mdy' || letters === 'mja') return 'mdy';
  return null;
}

interface Parts {
  year: string;
  month: number;
  day: number;
}

function readingsOf(raw: string, options: DateOptions): Parts[] {
  const han = hanDateParts(raw);
  if (han) return [han];
  const tokens = raw.match(/\p{L}+|\d+/gu) ?? [];
  const monthAt = tokens.findIndex((token) => monthOf(token) !== null);
  if (monthAt >= 0) return wordedReadings(tokens, monthAt);
  const digits = raw.match(/\d+/g) ?? [];
  const [only] = digits;
  if (digits.length === 1 && only?.length === 8) return ordered([only.slice(0, 4), only.slice(4, 6), only.slice(6)], 'ymd');
  if (digits.length !== 3) return [];
  const [first = '', , third = ''] = digits;
  if (first.length === 4) return ordered(digits, 'ymd');
  if (options.order && !(options.order === 'ymd' && third.length === 4)) return ordered(digits, options.order);
  const orders: DateOrder[] = third.length === 4 ? ['mdy', 'dmy'] : ['mdy', 'dmy', 'ymd'];
  return orders.flatMap((order) => ordered(digits, order));
}

function wordedReadings(tokens: string[], monthAt: number): Parts[] {
  const month = monthOf(tokens[monthAt]!)!;
  const numbers = tokens.filter((token) => /^\d+$/.test(token));
  const [a, b] = numbers;
  if (numbers.length !== 2 || !a || !b) return [];
  const yearFirst = a.length === 4;
  return [{ month, day: Number(yearFirst ? b : a), year: yearFirst ? a : b }];
}

function ordered(digits: string[], order: DateOrder): Parts[] {
  const [a = '', b = '', c = ''] = digits;
  if (order === 'ymd') return [{ year: a, month: Number(b), day: Number(c) }];
  return order === 'dmy' ? [{ year: c, month: Number(b), day: Number(a) }] : [{ year: c, month: Number(a), day: Number(b) }];
}

function isoDays({ year, month, day }: Parts, options: DateOptions): string[] {
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const thisYear = Number(today.slice(0, 4));
  return yearsOf(year, options, thisYear)
    .map((full) => `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter(isCalendarDay)
    .filter((iso) => options.purpose !== 'birth' || (iso <= today && thisYear - Number(iso.slice(0, 4)) <= longestLife));
}

/** Two digits mean this century when that is not yet to come; of a birth date they may mean either. */
function yearsOf(year: string, options: DateOptions, thisYear: number): string[] {
  if (year.length === 4) return Number(year) >= 1880 && Number(year) <= thisYear + 20 ? [year] : [];
  if (year.length !== 2) return [];
  if (options.purpose === 'birth') return [`19${year}`, `20${year}`];
  return [Number(`20${year}`) <= thisYear + 5 ? `20${year}` : `19${year}`];
}

/** True for a `YYYY-MM-DD` that is on the calendar. */
export function isCalendarDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return iso.length === 10 && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}
