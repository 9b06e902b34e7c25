import type { Word } from '../../ocr/word.ts';

/** A page as it was drawn. */
export interface Gray {
  /** A byte a pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** Between the darkest and the lightest pixel of a word; a pale gray on white has twice as much. */
const leastContrast = 24;
/** Pixels of a letter at the density of a fax, below which nobody reads it: a point and a half. */
const leastHeight = 4;
/** A layer of which fewer words are seen than this says something else than the page. */
const leastSeen = 0.5;

/**
 * The words that stand on the drawn page: none in the colour of their ground, cut away, covered by something, or smaller than anybody reads.
 * Undefined when most are not to be seen: then they are not what the page says.
 */
export function seenOf(words: Word[], page: Gray): Word[] | undefined {
  const seen = words.filter((word) => isLegible(word, page) && hasContrast(word, page));
  return seen.length >= words.length * leastSeen ? seen : undefined;
}

/** A single letter may be narrow; a word that lies on its side is as wide as its letters are tall. */
function isLegible({ text, box: [x0, y0, x1, y1] }: Word, { width, height }: Gray): boolean {
  const sides = [(x1 - x0) * width, (y1 - y0) * height];
  return ([...text].length > 1 ? Math.min(...sides) : Math.max(...sides)) >= leastHeight;
}

/** Whether anything stands where the word is. */
export function hasContrast({ box: [x0, y0, x1, y1] }: Word, { data, width, height }: Gray): boolean {
  let [darkest, lightest] = [255, 0];
  for (let y = Math.floor(y0 * height); y < Math.min(height, Math.ceil(y1 * height)); y += 1) {
    for (let x = Math.floor(x0 * width); x < Math.min(width, Math.ceil(x1 * width)); x += 1) {
      const value = data[y * width + x]!;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
      if (lightest - darkest >= leastContrast) return true;
    }
  }
  return false;
}
