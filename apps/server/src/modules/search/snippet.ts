import type { Box, FaxHit, Word } from '@intake/api/contract';
import { canBeNearly } from '../../platform/search/query.ts';
import { nameKeys, runs, tokenText } from '../../platform/search/tokens.ts';

interface PageText {
  number: number;
  text: string | null;
}

const before = 60;
const length = 220;

export interface Matcher {
  /** Whether a word, or a pair of characters of unspaced text, is one that was looked for. */
  isHit: (word: string) => boolean;
  /** Where the first such word begins; -1 without one. */
  indexIn: (text: string) => number;
}

/** What a text is compared with: each token of the search, the last one as a beginning. */
export function createMatcher(query: string): Matcher {
  const wanted = runs(query).flatMap(({ tokens, isPhrase }) => tokens.map((token) => ({ token, isPhrase })));
  const last = wanted.at(-1);
  const isOpen = (want: (typeof wanted)[number]) => want === last && !want.isPhrase;
  const isHit = (word: string) =>
    tokenText(word)
      .split(' ')
      .some((token) => wanted.some((want) => token === want.token || (isOpen(want) && token.startsWith(want.token))));
  // In Latin text a pattern says the same as the comparison, a hundred times as fast.
  const either = wanted.map((want) => (isOpen(want) ? want.token : `${want.token}(?![a-z0-9])`)).join('|');
  const pattern = new RegExp(`(?<![a-z0-9])(?:${either})`, 'i');
  return {
    isHit,
    indexIn(text) {
      if (wanted.length === 0) return -1;
      const bare = text.replace(accented, baseLetter);
      if (isLatin.test(bare)) return bare.search(pattern);
      return firstWord(text, isHit);
    },
  };
}

/** What a text is compared with when nobody is called what was typed: the parts that may hold a typing error. */
export function createNearMatcher(query: string): Matcher {
  const guesses = runs(query).flatMap(({ tokens, isPhrase }) => (isPhrase ? [] : tokens.filter(canBeNearly)));
  const keys = new Set(guesses.flatMap((token) => nameKeys(token)));
  const isHit = (word: string) =>
    tokenText(word)
      .split(' ')
      .some((token) => canBeNearly(token) && nameKeys(token).some((key) => keys.has(key)));
  return { isHit, indexIn: (text) => firstWord(text, isHit) };
}

function firstWord(text: string, isWanted: (word: string) => boolean): number {
  for (const { 0: word, index } of text.matchAll(comparable)) if (isWanted(word)) return index;
  return -1;
}

const accented = /[\u00c0-\u017f]/g;
/** One letter for one, so that what is found in the bare text stands at the same place. */
const baseLetter = (letter: string) => letter.normalize('NFD').charAt(0);
/** ASCII and the punctuation around it; a letter that has no base of its own, such as œ, is not of them. */
// oxlint-disable-next-line no-control-regex
const isLatin = /^[\x00-\x7f\xa0«»°·\u2010-\u2027\u2030-\u205e]*$/;
/** A word, or two characters of unspaced text: what can be compared. */
const comparable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,2}|[\p{L}\p{N}]+/gu;
/** The same, and what is between them. */
const anything = new RegExp(`${comparable.source}|[^\\p{L}\\p{N}]+`, 'gu');

/** The first place where the search is met, in parts; the beginning of the document when it is met by a name alone. */
export function makeSnippet(pages: PageText[], matcher: Matcher): Pick<FaxHit, 'page' | 'snippet'> {
  for (const { number, text } of pages) {
    const index = matcher.indexIn(text ?? '');
    if (index >= 0) return { page: number, snippet: around(text ?? '', index, matcher) };
  }
  return { page: null, snippet: around(pages[0]?.text ?? '', 0, matcher) };
}

const split = (text: string): string[] => text.replace(/\s+/g, ' ').match(anything) ?? [];

function around(text: string, hit: number, { isHit }: Matcher): FaxHit['snippet'] {
  const earliest = Math.max(0, hit - before);
  // The first whole word; text without spaces may be cut anywhere.
  const start = earliest === 0 ? 0 : earliest + text.slice(earliest, hit).search(/\s\S/) + 1;
  // Cut in two, so that pairs of characters are those that were compared.
  const parts = [...split(text.slice(start, hit)), ...split(text.slice(hit, hit + 2 * length))];
  const snippet: FaxHit['snippet'] = start > 0 ? [{ text: '… ', hit: false }] : [];
  let room = before + length;
  let index = 0;
  for (; index < parts.length && room > 0; index += 1) {
    const part = parts[index] ?? '';
    room -= part.length;
    const partHit = isHit(part);
    const previous = snippet.at(-1);
    if (previous && previous.hit === partHit) previous.text += part;
    else snippet.push({ text: part, hit: partHit });
  }
  if (index < parts.length || hit + 2 * length < text.length) snippet.push({ text: ' …', hit: false });
  return snippet;
}

/** Boxes of the words that meet the search. */
export const findBoxes = (words: Word[], { isHit }: Matcher): Box[] => words.filter(({ text }) => isHit(text)).map(({ box }) => box);
