import type { Reading } from './readings.ts';
import type { PageRows, Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { isEmptyBox, isMarked, isTickBox } from '../page/tickMarks.ts';
import { areBoxesBehind, namedIn } from '../page/ticks.ts';

export type ValueOf<Value> = (text: string) => Value | null;

/** Words further from a box than this, in page widths, are not its own. */
const nearBox = 0.06;
/** Choices that stand one below the other are no further apart than this, in heights of a word. */
const stackedGap = 2.2;

/**
 * Everything that a label offers to choose from: the value, what goes on with it in further cells of its row, and the
 * rows below that hold nothing but choices. One of several is chosen by a tick or not at all.
 */
export function optionsOf<Value>(reading: Reading, valueOf: ValueOf<Value>): Token[] {
  const { page, tokens } = reading;
  const at = page.rows.findIndex((row) => row.segments.some((segment) => segment.tokens.includes(tokens[0]!)));
  const isFree = (segment: Segment) => (page.labels.get(segment) ?? []).length === 0 && areOptions(segment.tokens, valueOf);
  const row = page.rows[at]!;
  const right = row.segments.filter((segment) => segment.x0 > tokens.at(-1)!.x0 && !segment.tokens.includes(tokens.at(-1)!));
  const end = right.findIndex((segment) => !isFree(segment));
  const found = [...tokens, ...right.slice(0, end < 0 ? undefined : end).flatMap((segment) => segment.tokens)];
  let above = row;
  for (const next of page.rows.slice(at + 1, at + 5)) {
    const under = next.segments.find((segment) => Math.abs(segment.x0 - tokens[0]!.x0) < page.wordHeight * 4);
    if (!under || !isFree(under) || next.y0 - above.y1 > page.wordHeight * stackedGap) break;
    found.push(...under.tokens);
    above = next;
  }
  return found;
}

/** Whether somebody has to choose here: there are boxes, or more than one value. */
export const isChoice = <Value>(tokens: Token[], valueOf: ValueOf<Value>): boolean =>
  tokens.some(({ text }) => isTickBox(text)) || new Set(namedIn(tokens, valueOf).map(({ value }) => value)).size > 1;

/** Only choices, their boxes and what readers make of boxes. */
function areOptions<Value>(tokens: Token[], valueOf: ValueOf<Value>): boolean {
  const named = namedIn(tokens, valueOf);
  const isNamed = (index: number) => named.some(({ from, to }) => index >= from && index < to);
  return named.length > 0 && tokens.every(({ key }, index) => isNamed(index) || key.length <= 2);
}

/** Whether the words from `from` up to `to` name more than one value together with what stands around them as choices. */
export function isOneOfSeveral<Value>(page: PageRows, word: Token['word'], valueOf: ValueOf<Value>): boolean {
  const at = page.rows.findIndex((row) => row.segments.some((segment) => segment.tokens.some((token) => token.word === word)));
  const row = page.rows[at];
  const own = row?.segments.find((segment) => segment.tokens.some((token) => token.word === word));
  if (!row || !own) return false;
  const values = new Set(namedIn(row.segments.flatMap(({ tokens }) => tokens), valueOf).map(({ value }) => value));
  if (values.size > 1) return true;
  if (!areOptions(own.tokens, valueOf)) return false;
  const isNear = (other: (typeof page.rows)[number]) => other !== row && Math.max(other.y0 - row.y1, row.y0 - other.y1) < page.wordHeight * stackedGap * 2;
  const stacked = page.rows.slice(Math.max(0, at - 3), at + 4).filter(isNear).flatMap(({ segments }) => segments);
  for (const { x0, tokens } of stacked) {
    if (Math.abs(x0 - own.x0) < page.wordHeight * 4 && areOptions(tokens, valueOf)) for (const { value } of namedIn(tokens, valueOf)) values.add(value);
  }
  return values.size > 1;
}

/** The tokens of one row without the choices whose box is empty. */
export function withoutUnticked(tokens: Token[]): Token[] {
  return tokens.filter((_, index) => !isUnticked(tokens, index));
}

/** Whether the word at `index` of a row belongs to an empty box: `☐ STAT`, `[ ] STAT`, `STAT ☐`. */
export function isUnticked(tokens: Token[], index: number): boolean {
  const boxes = boxesIn(tokens);
  if (boxes.length === 0 || boxes.some(({ from, to }) => index >= from && index < to)) return false;
  const isBehind = areBoxesBehind(tokens);
  const box = isBehind ? boxes.find(({ from }) => from > index) : boxes.findLast(({ to }) => to <= index);
  if (!box?.empty) return false;
  const between = isBehind ? tokens.slice(index, box.to) : tokens.slice(box.from, index + 1);
  return between.every((token, place) => place === 0 || token.x0 - between[place - 1]!.x1 < nearBox);
}

interface BoxSpan {
  from: number;
  to: number;
  empty: boolean;
}

/** Drawn boxes, and brackets as typewriters have them. */
function boxesIn(tokens: Token[]): BoxSpan[] {
  return tokens.flatMap(({ text }, index): BoxSpan[] => {
    if (isTickBox(text)) return [{ from: index, to: index + 1, empty: isEmptyBox(text) && !isMarked(text) }];
    if (/^(?:\[_*\]|\(_*\))$/.test(text)) return [{ from: index, to: index + 1, empty: true }];
    if (/^[[(][xX][\])]$/.test(text)) return [{ from: index, to: index + 1, empty: false }];
    const next = tokens[index + 1]?.text;
    return (text === '[' && next === ']') || (text === '(' && next === ')') ? [{ from: index, to: index + 2, empty: true }] : [];
  });
}
