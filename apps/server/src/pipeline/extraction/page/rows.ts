import type { Word } from '../../../platform/ocr/word.ts';
import type { ExtractionPage } from './page.ts';
import { shapeKey } from './fold.ts';
import { withHanLabels } from './hanTokens.ts';
import { withSideColumn } from './sideColumn.ts';
import { isTickBox } from './tickMarks.ts';
import { linesOf } from './token.ts';
import type { Token } from './token.ts';

/** Words that stand close together on one row: a cell, or a line of prose. */
export interface Segment {
  tokens: Token[];
  x0: number;
  x1: number;
  row: number;
}

export interface Row {
  segments: Segment[];
  y0: number;
  y1: number;
}

export interface PageRows {
  page: ExtractionPage;
  rows: Row[];
  /** Usual height of a word. */
  wordHeight: number;
}

/** Finds the rows of a page and the gaps in them, whatever order the words came in. */
export function layOut(page: ExtractionPage): PageRows {
  const straight = withCombs(withHanLabels(straighten(page)));
  const wordHeight = median(straight.map((token) => token.y1 - token.y0)) || 0.015;
  const tokens = withSideColumn(straight, wordHeight);
  const bands = withoutTransmission(bandsOf(tokens), page);
  const gap = gapLimit(bands, wordHeight);
  const rows = bands.map((band, row) => ({
    segments: segmentsOf(band, row, gap),
    y0: median(band.map((token) => token.y0)),
    y1: median(band.map((token) => token.y1)),
  }));
  return { page, rows, wordHeight };
}

export const textOf = (tokens: Token[]) => tokens.map((token) => token.text).join(' ');

/** A row as a line: its cells with a space between. */
export const lineOf = (row: Row) => row.segments.map((segment) => textOf(segment.tokens)).join(' ');

export const wordsOf = (tokens: Token[]) => tokens.map((token) => token.word);

function straighten(page: ExtractionPage): Token[] {
  const aspect = page.height / page.width;
  const slope = slopeOf(page.words, aspect);
  return page.words
    .filter((word) => /[\p{L}\p{N}:#@[\](){}_&-]/u.test(word.text) || isTickBox(word.text))
    .map((word) => {
      const [x0, y0, x1, y1] = word.box;
      const shift = slope * ((x0 + x1) / 2);
      return { word, text: word.text, key: shapeKey(word.text), x0, x1, y0: y0 * aspect - shift, y1: y1 * aspect - shift };
    });
}

/** How much a page leans: the median over its long lines. */
function slopeOf(words: Word[], aspect: number): number {
  const lines = new Map<number, Word[]>();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  const bottom = (word: Word) => ((word.box[1] + word.box[3]) / 2) * aspect;
  const slopes: number[] = [];
  for (const line of lines.values()) {
    const first = line[0]!;
    const last = line.at(-1)!;
    if (line.length >= 4 && last.box[0] - first.box[0] > 0.25) slopes.push((bottom(last) - bottom(first)) / (last.box[0] - first.box[0]));
  }
  return slopes.length >= 3 ? median(slopes) : 0;
}

/** Fewer cells side by side may be something else, such as initials or the choices of a scale. */
const leastCells = 4;

/** Characters that stand in cells of one width, one in each, are one word: `S M I T H`, `J I - W O O`. */
function withCombs(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    const run = combAt(tokens, from);
    joined.push(run.length >= leastCells ? oneOf(run) : tokens[from]!);
    from += run.length >= leastCells ? run.length : 1;
  }
  return joined;
}

function combAt(tokens: Token[], from: number): Token[] {
  const middle = ({ x0, x1 }: Token) => (x0 + x1) / 2;
  const pitch = tokens[from + 1] ? middle(tokens[from + 1]!) - middle(tokens[from]!) : 0;
  const isNext = (token: Token, before: Token) =>
    pitch > 0 && pitch < (token.y1 - token.y0) * 3 && Math.abs(middle(token) - middle(before) - pitch) < pitch * 0.2 && Math.abs(token.y0 - before.y0) < (token.y1 - token.y0) / 2;
  let end = from;
  while (end < tokens.length && (end === from ? /^[\p{Lu}\d]$/u : /^[\p{Lu}\d'’-]$/u).test(tokens[end]!.text) && (end === from || isNext(tokens[end]!, tokens[end - 1]!))) end++;
  return tokens.slice(from, end);
}

function oneOf(cells: Token[]): Token {
  const [first, last] = [cells[0]!, cells.at(-1)!];
  const text = cells.map((cell) => cell.text).join('');
  const [x0, y0] = first.word.box;
  const [, , x1, y1] = last.word.box;
  const word: Word = { ...first.word, text, box: [x0, Math.min(y0, last.word.box[1]), x1, Math.max(y1, last.word.box[3])], confidence: Math.min(...cells.map((cell) => cell.word.confidence)) };
  return { word, text, key: shapeKey(text), x0: first.x0, x1: last.x1, y0: first.y0, y1: first.y1 };
}

function bandsOf(tokens: Token[]): Token[][] {
  const centre = (token: Token) => (token.y0 + token.y1) / 2;
  const bands: { tokens: Token[]; y0: number; y1: number }[] = [];
  for (const token of [...tokens].sort((a, b) => centre(a) - centre(b))) {
    const band = bands.findLast((candidate) => centre(token) - candidate.y1 < 0 && overlap(candidate, token) > 0.45);
    if (!band) {
      bands.push({ tokens: [token], y0: token.y0, y1: token.y1 });
      continue;
    }
    band.tokens.push(token);
    band.y0 = median(band.tokens.map(({ y0 }) => y0));
    band.y1 = median(band.tokens.map(({ y1 }) => y1));
  }
  return bands.sort((a, b) => a.y0 - b.y0).flatMap((band) => unstacked(band.tokens)).map((band) => band.sort((a, b) => a.x0 - b.x0));
}

/** Lines that stand over each other, which one of the cell beside, half a line lower, has joined: the cell is as high, and its words in the middle. */
function unstacked(band: Token[]): Token[][] {
  const lines = linesOf(band).sort((one, other) => middleOf(one) - middleOf(other));
  const rows: Token[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (!row || line.some((token) => row.some((above) => isBelow(token, above)))) rows.push([...line]);
    else row.push(...line);
  }
  return rows;
}

const middleOf = (line: Token[]) => median(line.map(({ y0, y1 }) => y0 + y1));

function isBelow(one: Token, other: Token): boolean {
  const shared = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
  const lower = Math.min(one.y1 - one.y0, other.y1 - other.y0);
  return shared > 0.5 * Math.min(one.x1 - one.x0, other.x1 - other.x0) && (one.y0 + one.y1 - other.y0 - other.y1) / 2 > 0.4 * lower;
}

/** Shared height as a share of the lower of the two. */
function overlap(a: { y0: number; y1: number }, b: { y0: number; y1: number }): number {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared / Math.max(1e-6, Math.min(a.y1 - a.y0, b.y1 - b.y0));
}

/** A gap that is wider than this parts two cells: twice the usual space, at least about half a letter. */
function gapLimit(bands: Token[][], wordHeight: number): number {
  const gaps = bands.flatMap((band) => band.slice(1).map((token, index) => token.x0 - band[index]!.x1)).filter((gap) => gap > 0);
  const usual = Math.min(median(gaps) || 0, wordHeight);
  return Math.max(usual * 2.1, wordHeight * 0.65);
}

function segmentsOf(band: Token[], row: number, gap: number): Segment[] {
  const groups: Token[][] = [];
  for (const token of band) {
    const group = groups.at(-1);
    if (group && token.x0 - group.at(-1)!.x1 <= gap) group.push(token);
    else groups.push([token]);
  }
  return groups.map((tokens) => ({ tokens, row, x0: tokens[0]!.x0, x1: Math.max(...tokens.map(({ x1 }) => x1)) }));
}

/** How far down a page, as a share of its height, the line of a sending machine may stand once the page was straightened. */
const transmissionDepth = 0.06;
/** What such a line says, part by part: when, from which number to which, and how many pages. */
const callSigns = [/\d[:.]\d\d/, /\b(?:page|pg|p)\b[. :]*\d+\s*(?:of|de|\/)\s*\d+/i, /\b(?:from|to|de|a)\W+\+?[\d() .-]{7,}/i];
const callWord = /^(?:from|to|page|pg|p|of|de|a|fax|tel|id|am|pm|[^\p{L}]+)[.:]*$/iu;

/**
 * The line that a sending machine prints above the page speaks of the call, not of the patient. On a page that came crooked
 * it leans the other way, and falls into several rows: together they have two of its signs, and no words but its own.
 */
function withoutTransmission(bands: Token[][], page: ExtractionPage): Token[][] {
  const isAtTop = (band: Token[]) => band[0]!.y0 / (page.height / page.width) < transmissionDepth;
  const end = bands.findIndex((band) => !isAtTop(band) || !band.every(({ text }) => callWord.test(text)));
  const call = bands.slice(0, end < 0 ? undefined : end);
  const isCall = callSigns.filter((sign) => sign.test(call.map(textOf).join(' '))).length > 1;
  return bands.slice(isCall ? call.length : 0).filter((band) => !isTransmissionLine(band, page));
}

/** The line that a sending machine prints above the page speaks of the call, not of the patient. */
function isTransmissionLine(band: Token[], page: ExtractionPage): boolean {
  const top = band[0]!.y0 / (page.height / page.width);
  return top < 0.035 && /\b(?:page|pg|p)\b[. :]*\d+\s*(?:of|de|\/)\s*\d+/i.test(textOf(band)) && /\d[:.]\d\d/.test(textOf(band));
}

export function median(values: number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
