import type { Box, FaxHit, Word } from '@intake/api/contract';
import type { Matcher } from './matcher.ts';

interface PageText {
  number: number;
  text: string | null;
}

const before = 60;
const length = 220;

/** The first place where the search is met, in parts; the beginning of the document when it is met by a name alone. */
export function makeSnippet(pages: PageText[], matcher: Matcher): Pick<FaxHit, 'page' | 'snippet'> {
  for (const { number, text } of pages) {
    const [first] = matcher(text ?? '');
    if (first) return { page: number, snippet: around(text ?? '', first.start, matcher) };
  }
  return { page: null, snippet: around(pages[0]?.text ?? '', 0, matcher) };
}

function around(text: string, hit: number, matcher: Matcher): FaxHit['snippet'] {
  const earliest = Math.max(0, hit - before);
  // The first whole word; text without spaces may be cut anywhere.
  const start = earliest === 0 ? 0 : earliest + text.slice(earliest, hit).search(/\s\S/) + 1;
  const rest = text.slice(start, hit + length);
  const isCut = hit + length < text.length;
  const excerpt = (isCut ? rest.replace(/\s\S{0,24}$/, '') : rest).replace(/\s+/g, ' ');

  const snippet: FaxHit['snippet'] = start > 0 ? [{ text: '… ', hit: false }] : [];
  let done = 0;
  const add = (end: number, isHit: boolean) => {
    const part = excerpt.slice(done, end);
    const previous = snippet.at(-1);
    if (previous && previous.hit === isHit) previous.text += part;
    else if (part) snippet.push({ text: part, hit: isHit });
    done = end;
  };
  for (const match of matcher(excerpt)) {
    add(match.start, false);
    add(match.end, true);
  }
  add(excerpt.length, false);
  if (isCut) snippet.push({ text: ' …', hit: false });
  return snippet;
}

/** Where on a page the search is met: whole words, and of lines without spaces the part that was looked for. */
export function findBoxes(words: Word[], matcher: Matcher): Box[] {
  return words.flatMap(({ text, box }) => {
    const matches = [...matcher(text)];
    if (matches.length === 0) return [];
    if (!matches.every(({ isPhrase }) => isPhrase)) return [box];
    return matches.map(({ start, end }) => partOf(box, start / text.length, end / text.length));
  });
}

/** Characters of such text are equally wide, or equally high in a column. */
function partOf([x0, y0, x1, y1]: Box, from: number, to: number): Box {
  const [width, height] = [x1 - x0, y1 - y0];
  return width >= height ? [x0 + from * width, y0, x0 + to * width, y1] : [x0, y0 + from * height, x1, y0 + to * height];
}
