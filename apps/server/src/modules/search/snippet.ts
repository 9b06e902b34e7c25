import type { Box, FaxHit, Word } from '@intake/api/contract';
import { runs, tokenText } from '../../platform/search/tokens.ts';

interface PageText {
  number: number;
  text: string | null;
}

const before = 60;
const length = 220;

export type Matcher = (word: string) => boolean;

/** What a text is compared with: each token of the search, the last one as a beginning. */
export function createMatcher(query: string): Matcher {
  const wanted = runs(query).flatMap(({ tokens, isPhrase }) => tokens.map((token) => ({ token, isPhrase })));
  const last = wanted.at(-1);
  const compare: Matcher = (word) =>
    tokenText(word)
      .split(' ')
      .some((token) =>
        wanted.some((want) => token === want.token || (want === last && !want.isPhrase && token.startsWith(want.token))),
      );
  // A language repeats itself: most words of the next hit were compared before.
  const known = new Map<string, boolean>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) known.set(word, (found = compare(word)));
    return found;
  };
}

/** A word, or two characters of unspaced text: what can be compared. */
const comparable = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,2}|[\p{L}\p{N}]+/gu;
/** The same, and what is between them. */
const anything = new RegExp(`${comparable.source}|[^\\p{L}\\p{N}]+`, 'gu');

/** The first place where the search is met, in parts; the beginning of the document when it is met by a name alone. */
export function makeSnippet(pages: PageText[], isHit: Matcher): Pick<FaxHit, 'page' | 'snippet'> {
  for (const { number, text } of pages) {
    for (const { 0: word, index } of text?.matchAll(comparable) ?? []) {
      if (isHit(word)) return { page: number, snippet: around(text ?? '', index, isHit) };
    }
  }
  return { page: null, snippet: around(pages[0]?.text ?? '', 0, isHit) };
}

const split = (text: string): string[] => text.replace(/\s+/g, ' ').match(anything) ?? [];

function around(text: string, hit: number, isHit: Matcher): FaxHit['snippet'] {
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
    const previous = snippet.at(-1);
    if (previous && previous.hit === isHit(part)) previous.text += part;
    else snippet.push({ text: part, hit: isHit(part) });
  }
  if (index < parts.length || hit + 2 * length < text.length) snippet.push({ text: ' …', hit: false });
  return snippet;
}

/** Boxes of the words that meet the search. */
export function findBoxes(words: Word[], query: string): Box[] {
  const isHit = createMatcher(query);
  return words.filter(({ text }) => isHit(text)).map(({ box }) => box);
}
