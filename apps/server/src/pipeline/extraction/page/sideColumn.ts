import { organizationWords } from '../words/organizations.ts';
import { numberShape, postalShape } from '../words/phones.ts';
import { fold } from './fold.ts';
import { linesOf } from './token.ts';
import type { Token } from './token.ts';

/** In page widths: a side column is no wider, and at least so much white parts it from the text. */
const widest = 0.36;
const gutter = 0.015;
/** Fewer words may be anything; fewer lines of text beside them are no letter. */
const leastWords = 8;
const leastLines = 4;

/**
 * A letterhead down the side of a letter, beside its text: moved above the text, as letterheads are. A form's labels stand in
 * a column, too; but a column of labels holds no telephone number with a postal code or the words of a clinic.
 *
 * @param tokens straightened; the words that they were read from stay where they are
 */
export function withSideColumn(tokens: Token[], wordHeight: number): Token[] {
  const side = sideOf(tokens, 'left') ?? sideOf(tokens, 'right');
  if (!side) return tokens;
  const bottom = Math.max(...side.map(({ y1 }) => y1));
  const top = Math.min(...tokens.map(({ y0 }) => y0));
  const up = bottom - top + wordHeight * 3;
  const moved = new Set(side);
  return tokens.map((token) => (moved.has(token) ? { ...token, y0: token.y0 - up, y1: token.y1 - up } : token));
}

function sideOf(tokens: Token[], edge: 'left' | 'right'): Token[] | null {
  const isSide = (token: Token, cut: number) => (edge === 'left' ? token.x1 <= cut : token.x0 >= cut);
  const isText = (token: Token, cut: number) => (edge === 'left' ? token.x0 >= cut + gutter : token.x1 <= cut - gutter);
  for (let share = 0.14; share <= widest; share += 0.01) {
    const cut = edge === 'left' ? share : 1 - share;
    const across = tokens.filter((token) => !isSide(token, cut) && !isText(token, cut));
    const side = withoutAcross(tokens.filter((token) => isSide(token, cut)), across);
    if (side.length < leastWords || side.length * 2 > tokens.length) continue;
    const text = side.map((token) => token.text).join(' ');
    if (!numberShape.test(text) || !(postalShape.test(text) || organizationWords.test(fold(text)))) continue;
    const body = linesOfText(tokens.filter((token) => isText(token, cut)));
    // Below an address at the head the text takes the whole width; beside a column it keeps to its own.
    const foot = Math.max(...body.flat().map(({ y1 }) => y1));
    if (body.length >= leastLines && !across.some(({ y0 }) => y0 > side[0]!.y0 && y0 < foot)) return side;
  }
  return null;
}

/** Only what stands below the lines that go over the whole width at the top, and above those at the foot. */
function withoutAcross(side: Token[], across: Token[]): Token[] {
  const middle = (Math.min(...side.map(({ y0 }) => y0)) + Math.max(...side.map(({ y1 }) => y1))) / 2;
  const from = Math.max(-Infinity, ...across.filter(({ y0 }) => y0 < middle).map(({ y1 }) => y1));
  const to = Math.min(Infinity, ...across.filter(({ y0 }) => y0 >= middle).map(({ y0 }) => y0));
  return side.filter(({ y0, y1 }) => y0 >= from && y1 <= to);
}

/** Lines of at least eight words, as text has them and the values of a form do not. */
const linesOfText = (tokens: Token[]) => linesOf(tokens).filter((line) => line.length >= 8);
