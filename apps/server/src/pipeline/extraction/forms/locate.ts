import { foldName } from '@intake/api/rules';
import { agreesWithFiled, type ZoneField } from '@intake/api/rules/forms';
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
      if (!mayBegin(tokens[from]!)) continue;
      const end = endOf(tokens, from, most, (span) => says(view, at, field, filed, span, context));
      if (!end) continue;
      const start = from > 0 && isTitle.test(tokens[from - 1]!.text) ? from - 1 : from;
      found.push(boxAround(wordsOf([...tokens.slice(start, from), ...end.tokens]))!);
      from = end.to - 1;
    }
    return found;
  });
}

/** It belongs to a name though it says nothing of it. */
const isTitle = /^(?:dre?|docteure?|doctor|mrs?|ms|miss|mme|mlle|m|prof)\.?$/i;

function endOf(tokens: Token[], from: number, most: number, saysIt: (span: Token[]) => Token[] | null): { to: number; tokens: Token[] } | null {
  for (let to = from + 1; to <= Math.min(tokens.length, from + most); to++) {
    const all = saysIt(tokens.slice(from, to));
    if (all) return { to, tokens: all };
  }
  return null;
}

/** The words with which the value is whole: those of the span, or also what stands below them. */
function says(view: PageView, at: number, field: ZoneField, filed: string, span: Token[], context: ZoneContext): Token[] | null {
  const left = span[0]!.x0;
  const right = span.at(-1)!.x1 + view.wordHeight * 8;
  for (let lines = 0; lines <= (linesBelow[field] ?? 0); lines++) {
    const below = view.rows.slice(at + 1, at + 1 + lines).flatMap(({ segments }) => segments.flatMap(({ tokens }) => tokens.filter(({ x0 }) => x0 > left - view.wordHeight && x0 < right)));
    const tokens = [...span, ...below];
    const value = readWords(view.page, field, wordsOf(tokens), context)?.value;
    if (value && agreesWithFiled(field, filed, value)) return tokens;
  }
  return null;
}
