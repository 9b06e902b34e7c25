import type { Locale } from '../locales.ts';

/** Words of numbers as they are spoken. */
const words: Record<'en' | 'fr', Readonly<Record<string, number>>> = {
  en: named(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
    { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, twentieth: 20, thirtieth: 30, hundred: 100, thousand: 1000, oh: 0 },
  ),
  fr: named(
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    '- premier',
    { vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, cent: 100, cents: 100, mille: 1000 },
  ),
};

function named(cardinals: string, ordinals: string, more: Record<string, number>): Record<string, number> {
  const counted = [cardinals, ordinals].flatMap((list) => list.split(' ').map((word, value) => [word, value] as const));
  return { ...Object.fromEntries(counted), ...more };
}

const wordRun = (locale: 'en' | 'fr') => {
  const one = `(?:${Object.keys(words[locale]).toSorted((a, b) => b.length - a.length).join('|')})`;
  const joiner = locale === 'en' ? '(?:[\\s-]+(?:and\\s+)?)' : '(?:[\\s-]+(?:et[\\s-]+)?)';
  return new RegExp(`(?<![\\p{L}\\p{N}])${one}(?:${joiner}${one})*(?![\\p{L}\\p{N}])`, 'gu');
};
const runs = { en: wordRun('en'), fr: wordRun('fr') };

/** Whatever may be a fact in words, in any language: three words of numbers or more, also with a month among them. */
const months = 'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const spokenWord = `(?:${[...Object.keys(words.en), ...Object.keys(words.fr), 'double', 'triple'].filter((word) => word !== '-').toSorted((a, b) => b.length - a.length).join('|')})`;
const spokenPart = `(?:${spokenWord}|${months}|\\d+(?:st|nd|rd|th|er)?)`;
const joined = '[\\s,.-]+(?:(?:of|the|and|et|de)[\\s-]+)*';
const spokenFact = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${spokenPart}(?:${joined}${spokenPart}){2,}|[a-z](?:[\\s,-]+(?:[a-z]|\\d|${spokenWord})){5})(?![\\p{L}\\p{N}])|(?:明治|大正|昭和|平成|令和)?[零〇幺一二三四五六七八九十百千年月日号]{4,}`,
  'giu',
);

/** The text with something in place of dates, codes and longer numbers that are spoken in words. */
export const withoutSpokenFacts = (text: string, instead: string): string => text.replaceAll(spokenFact, instead);

const han = '零一二三四五六七八九';
const hanUnits: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const hanRun = /[零〇幺一二三四五六七八九十百千]{1,8}(?=[年月日号])|[零〇幺一二三四五六七八九]{4,}/gu;

/** A text with the numbers of dates and of single digits as digits: "January fifteenth, nineteen eighty-one" is "january 15, 1981". */
export function withDigits(text: string, locale: Locale): string {
  if (locale === 'zh' || locale === 'ja') return text.replaceAll(hanRun, hanNumber);
  const lower = text.toLowerCase();
  return lower
    .replaceAll(runs[locale], (run) => numbersOf(run.split(/[\s-]+/u).flatMap((word) => words[locale][word] ?? []), locale).join(' '))
    .replaceAll(/(\d)(?:st|nd|rd|th)(?![\p{L}\p{N}])/gu, '$1')
    .replaceAll(/(?<=\d) of (?=\p{L})|(?<=\p{L}) the (?=\d)/gu, ' ');
}

const hanDigit = (one: string): number => (one === '幺' ? 1 : Math.max(0, han.indexOf(one)));

function hanNumber(run: string): string {
  if (!/[十百千]/u.test(run)) return [...run].map(hanDigit).join('');
  let [sum, digit] = [0, 0];
  for (const one of run) {
    const unit = hanUnits[one];
    if (unit === undefined) digit = hanDigit(one);
    else [sum, digit] = [sum + Math.max(1, digit) * unit, 0];
  }
  return String(sum + digit);
}

function numbersOf(said: readonly number[], locale: 'en' | 'fr'): number[] {
  const numbers: number[] = [];
  // Whole thousands, and what is below them; null before anything was said.
  let thousands = 0;
  let rest: number | null = null;
  const end = () => {
    if (rest !== null) numbers.push(thousands + rest);
    [thousands, rest] = [0, null];
  };
  for (const value of said) {
    if (value === 1000 && (rest ?? 1) < 100 && thousands === 0) [thousands, rest] = [Math.max(1, rest ?? 1) * 1000, 0];
    else if (value === 100 && (rest ?? 1) < 100) rest = Math.max(1, rest ?? 1) * 100;
    else if (locale === 'fr' && value === 20 && rest !== null && rest % 100 === 4) rest += 76;
    else if (rest !== null && value > 0 && value < roomAfter(rest, thousands, locale)) rest += value;
    else {
      end();
      rest = value;
    }
  }
  end();
  return asYear(numbers);
}

/** Below what a number has to be that goes on: ten after twenty, a hundred after nineteen hundred. */
function roomAfter(rest: number, thousands: number, locale: 'en' | 'fr'): number {
  const end = rest % 100;
  if (end === 0) return rest > 0 || thousands > 0 ? 100 : 0;
  if (locale === 'fr' && (end === 60 || end === 80)) return 20;
  if (end % 10 !== 0) return 0;
  return end === 10 && locale === 'en' ? 0 : 10;
}

/** The end of "fifteen nineteen eighty-one" is a year. */
function asYear(numbers: readonly number[]): number[] {
  const [century, zero, unit] = numbers.slice(-3);
  if (numbers.length >= 3 && (century === 19 || century === 20) && zero === 0 && unit! < 10) return [...numbers.slice(0, -3), century * 100 + unit!];
  const [first, second] = numbers.slice(-2);
  if (numbers.length >= 2 && (first === 19 || first === 20) && second! >= 10 && second! < 100) return [...numbers.slice(0, -2), first * 100 + second!];
  return [...numbers];
}
