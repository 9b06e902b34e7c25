import { foldName } from '@intake/api/rules';
import { agreesWithFiled, isMisread, sameValue, type ZoneField } from '@intake/api/rules/forms';
import type { PageView } from '../document.ts';
import { boxAround } from '../page/page.ts';
import { wordsOf } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import type { Box } from '../../../platform/ocr/word.ts';
import { readWords, type ZoneContext } from './zoneFields.ts';

/** How many words of a line a value may have. */
const longest: Partial<Record<ZoneField, number>> = {
  'patient.name': 6, 'patient.birthDate': 5, 'patient.sex': 1, 'patient.healthNumber': 6, 'patient.phone': 4, 'patient.email': 3, 'patient.address': 9,
  'referrer.name': 6, 'referrer.clinic': 8, 'referrer.fax': 4, 'referrer.phone': 4, 'referrer.billingNumber': 1, service: 6, letterDate: 5,
};
/** How many lines a value goes on for below its first one. */
const linesBelow: Partial<Record<ZoneField, number>> = { 'patient.address': 3, 'referrer.clinic': 1, service: 1 };

/** The first words of a text tell it from every other; so many of all its words must follow. */
const firstWords = 3;
const leastFollowing = 0.75;

/** Where a text that a person filed is written: line by line in one column. */
function locateText(view: PageView, filed: string): Box[] {
  const wanted = foldName(filed).split(' ').filter(Boolean);
  if (wanted.length < firstWords) return [];
  const lines = view.rows.flatMap(({ segments }) => segments.map(({ tokens, x0 }) => ({ tokens, x0 })));
  return lines.flatMap(({ tokens, x0 }, at) => {
    // A label may stand before it.
    const from = tokens.findIndex((_, index) => foldName(tokens.slice(index, index + firstWords + 2).map(({ text }) => text).join(' ')).startsWith(wanted.slice(0, firstWords).join(' ')));
    if (from < 0) return [];
    const found = tokens.slice(from);
    const starts = [x0, found[0]!.x0];
    const rest = lines.slice(at + 1).filter((line) => starts.some((start) => Math.abs(line.x0 - start) < view.wordHeight * 2));
    for (const line of rest) {
      const words = foldName(found.map(({ text }) => text).join(' ')).split(' ');
      if (words.length >= wanted.length * 0.9) break;
      found.push(...line.tokens);
    }
    const words = new Set(foldName(found.map(({ text }) => text).join(' ')).split(' '));
    return wanted.filter((word) => words.has(word)).length >= wanted.length * leastFollowing ? [boxAround(wordsOf(found))!] : [];
  });
}

/** Everywhere a page says the value that a person filed, in the words that say it and no more. */
export function locate(view: PageView, field: ZoneField, filed: string, context: ZoneContext): Box[] {
  if (field === 'reason') return locateText(view, filed);
  const most = longest[field];
  if (!most) return [];
  const wanted = new Set(foldName(filed).split(' ').filter((word) => word.length > 1));
  const whole = foldName(filed).replace(/ /g, '');
  const isCardStart = ({ text }: Token) => field === 'patient.healthNumber' && text.length > 2 && whole.startsWith(foldName(text).replace(/ /g, ''));
  const mayBegin = (token: Token) => field === 'patient.sex' || isCardStart(token) || (/\d/.test(filed) && /\d/.test(token.text)) || foldName(token.text).split(' ').some((word) => wanted.has(word)) || token.text.includes('@');
  return view.rows.flatMap((row, at) => {
    const tokens = row.segments.flatMap((segment) => segment.tokens);
    const found: Box[] = [];
    for (let from = 0; from < tokens.length; from++) {
      if (!mayBegin(tokens[from]!) && !(isDate.has(field) && isMonth(tokens[from]!, tokens[from + 1]))) continue;
      const end = endOf(tokens, from, most, (span) => says(view, at, field, filed, span, context));
      if (!end) continue;
      const begin = isNumeric.has(field) ? firstNeeded(tokens, from, end.to, (span) => says(view, at, field, filed, span, context)) : from;
      const before = tokens[from - 1];
      const start = before && isTitle.test(before.text) && tokens[from]!.x0 - before.x1 < view.wordHeight * widestGap ? from - 1 : from;
      found.push(boxAround(wordsOf([...tokens.slice(start, from), ...end.tokens.slice(begin - from)]))!);
      from = end.to - 1;
    }
    return found;
  });
}

const isDate: ReadonlySet<ZoneField> = new Set(['patient.birthDate', 'letterDate']);
/** `November 30, 2025` begins with a word. */
const isMonth = ({ text }: Token, next: Token | undefined) => /^\p{L}{3,}/u.test(text) && /^\d/.test(next?.text ?? '');

/** Heights of a word between words of one value: an M in the cell before is a sex and no title. */
const widestGap = 1.5;

/** Of these a word more or less is another value, or none: the end of the cell before is left out. */
const isNumeric: ReadonlySet<ZoneField> = new Set(['patient.birthDate', 'patient.healthNumber', 'patient.phone', 'referrer.fax', 'referrer.phone', 'letterDate']);

/** The last word that the value can begin with. */
function firstNeeded(tokens: Token[], from: number, to: number, saysIt: (span: Token[]) => Said | null): number {
  let begin = from;
  while (begin + 1 < to && saysIt(tokens.slice(begin + 1, to))) begin += 1;
  return begin;
}

/** It belongs to a name though it says nothing of it. */
const isTitle = /^(?:dre?|docteure?|doctor|mrs?|ms|miss|mme|mlle|m|prof)\.?$/i;

/** The words that say all of the value, or where none do, the first that say enough of it: a page may leave a given name out. */
function endOf(tokens: Token[], from: number, most: number, saysIt: (span: Token[]) => Said | null): { to: number; tokens: Token[] } | null {
  let first: { to: number; tokens: Token[] } | null = null;
  for (let to = from + 1; to <= Math.min(tokens.length, from + most); to++) {
    const said = saysIt(tokens.slice(from, to));
    if (said?.isWhole) return { to, tokens: said.tokens };
    if (said) first ??= { to, tokens: said.tokens };
  }
  return first;
}

interface Said {
  tokens: Token[];
  /** Nothing of the value is missing. */
  isWhole: boolean;
}

/** The words with which the value is whole: those of the span, or also what stands below them. */
function says(view: PageView, at: number, field: ZoneField, filed: string, span: Token[], context: ZoneContext): Said | null {
  const left = span[0]!.x0;
  const right = span.at(-1)!.x1 + view.wordHeight * 8;
  for (let lines = 0; lines <= (linesBelow[field] ?? 0); lines++) {
    const below = view.rows.slice(at + 1, at + 1 + lines).flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens.filter(({ x0 }) => x0 > left - view.wordHeight && x0 < right)));
    const tokens = [...span, ...below];
    const value = readWords(view.page, field, wordsOf(tokens), context)?.value;
    if (value && (agreesWithFiled(field, filed, value) || isMisread(field, filed, value))) return { tokens, isWhole: sameValue(field, filed, value) };
  }
  return null;
}
