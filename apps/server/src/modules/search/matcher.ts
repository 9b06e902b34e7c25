import { canBeNearly } from '../../platform/search/query.ts';
import { foldInPlace, nameKeys, parts, runs, tokenText } from '../../platform/search/tokens.ts';

/** A stretch of a text that was looked for. */
export interface Match {
  start: number;
  end: number;
  /** A piece of text without spaces, which is a part of what stands there as one word. */
  isPhrase: boolean;
}

/** Finds what was looked for in a text, from its beginning on. */
export type Matcher = (text: string) => Generator<Match>;

/** Letters that count as two: in the words of a search they are written as two. */
const ligatures: [two: RegExp, one: string][] = [[/oe/g, '(?:oe|œ)'], [/ae/g, '(?:ae|æ)'], [/ss/g, '(?:ss|ß)']];
const sourceOf = (text: string) => ligatures.reduce((source, [two, one]) => source.replace(two, one), text);
const spacedLetter = /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{N}]/u;
const anyWord = /[\p{L}\p{N}]+/gu;

/** Each word of the search, the last one as a beginning; text without spaces wherever it stands. */
export function createMatcher(query: string): Matcher {
  const wanted = parts(query);
  const last = wanted.at(-1);
  if (!last) return function* () {};
  const longestFirst = wanted.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.map(sourceOf).join('|'), 'giu');
  const beginning = new RegExp(`^${sourceOf(last.text)}$`, 'iu');
  const phrases = new Set(wanted.filter(({ isUnspaced }) => isUnspaced).map(({ text }) => text));

  return function* (text) {
    const plain = foldInPlace(text);
    for (const { 0: found, index: start } of plain.matchAll(pattern)) {
      const isPhrase = phrases.has(found);
      let end = start + found.length;
      if (!isPhrase) {
        if (start > 0 && spacedLetter.test(plain.charAt(start - 1))) continue;
        const wordEnd = endOfWord(plain, end);
        if (wordEnd > end && !beginning.test(found)) continue;
        end = wordEnd;
      }
      yield { start, end, isPhrase };
    }
  };
}

function endOfWord(text: string, from: number): number {
  let end = from;
  while (end < text.length && spacedLetter.test(text.charAt(end))) end += 1;
  return end;
}

/** When nobody is called what was typed: the words that are nearly the parts in which one can err. */
export function createNearMatcher(query: string): Matcher {
  const guesses = runs(query).flatMap(({ tokens, isPhrase }) => (isPhrase ? [] : tokens.filter(canBeNearly)));
  const keys = new Set(guesses.flatMap((token) => nameKeys(token)));
  const isNear = (word: string) =>
    tokenText(word)
      .split(' ')
      .some((token) => canBeNearly(token) && nameKeys(token).some((key) => keys.has(key)));
  return function* (text) {
    for (const { 0: word, index: start } of text.matchAll(anyWord)) {
      if (isNear(word)) yield { start, end: start + word.length, isPhrase: false };
    }
  };
}
