import type { Box, FaxHit, Word } from '@intake/api/contract';
import { runs, tokenText } from '../../platform/search/tokens.ts';

interface PageText {
  number: number;
  text: string | null;
}

const before = 60;
const length = 220;

/** What a text is compared with: each token of the search, the last one as a beginning. */
export function createMatcher(query: string): (word: string) => boolean {
  const wanted = runs(query).flatMap(({ tokens, isPhrase }) => tokens.map((token) => ({ token, isPhrase })));
  const last = wanted.at(-1);
  return (word) => {
    const tokens = tokenText(word).split(' ');
    return tokens.some((token) =>
      wanted.some((want) => token === want.token || (want === last && !want.isPhrase && token.startsWith(want.token))),
    );
  };
}

/** The first place where the search is met, in parts; the beginning of the document when it is met by a name alone. */
export function makeSnippet(pages: PageText[], query: string): Pick<FaxHit, 'page' | 'snippet'> {
  const isHit = createMatcher(query);
  for (const { number, text } of pages) {
    const parts = splitWords(text ?? '');
    const first = parts.findIndex(isHit);
    if (first >= 0) return { page: number, snippet: around(parts, first, isHit) };
  }
  const start = splitWords(pages[0]?.text ?? '');
  return { page: null, snippet: around(start, 0, isHit) };
}

/** Words and what is between them, alternating; unspaced text is cut into pairs that can be compared. */
function splitWords(text: string): string[] {
  return text.replace(/\s+/g, ' ').match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,2}|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
}

function around(parts: string[], hit: number, isHit: (word: string) => boolean): FaxHit['snippet'] {
  let start = hit;
  for (let room = before; start > 0 && room > 0; start -= 1) room -= parts[start - 1]?.length ?? 0;
  const snippet: FaxHit['snippet'] = start > 0 ? [{ text: '… ', hit: false }] : [];
  let room = length;
  let index = start;
  for (; index < parts.length && room > 0; index += 1) {
    const text = parts[index] ?? '';
    room -= text.length;
    const hit = isHit(text);
    const previous = snippet.at(-1);
    if (previous && previous.hit === hit) previous.text += text;
    else snippet.push({ text, hit });
  }
  if (index < parts.length) snippet.push({ text: ' …', hit: false });
  return snippet;
}

/** Boxes of the words that meet the search. */
export function findBoxes(words: Word[], query: string): Box[] {
  const isHit = createMatcher(query);
  return words.filter(({ text }) => isHit(text)).map(({ box }) => box);
}
