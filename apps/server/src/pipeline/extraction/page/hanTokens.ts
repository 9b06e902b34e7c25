import { hanTable, isHan } from '../labels/hanWords.ts';
import type { Token } from './token.ts';
import { shapeKey } from './fold.ts';

/** Longest first, so that `患者姓名` is not taken for a `姓名` behind something. */
const labels = hanTable
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(':') + 1).split(','))
  .map((words) => words.trim())
  .filter(Boolean)
  .sort((one, other) => other.length - one.length);
const known = new Set(labels);
const any = labels.join('|');
/** A label before its colon, wherever it stands, or at the beginning before digits or a bracket; and the sex behind a name: `小林 恵子(女)`. */
const label = new RegExp(`(?:${any}):|^(?:${any})(?=[\\d(])|(?<=\\p{Script=Han})\\([男女]性?\\)$`, 'gu');

const fullWidth = /[！-～]/g;
const narrow = (text: string) => text.replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

/** Chinese and Japanese have no spaces between words: a label is parted from what stands before and behind it. */
export function withHanLabels(tokens: Token[]): Token[] {
  const narrowed = tokens.map((token) => (fullWidth.test(token.text) ? named(token, narrow(token.text)) : token));
  return withWholeLabels(narrowed).flatMap((token) => partedAtLabels(token));
}

/** `姓 名`, spread as wide as the labels above and below it. */
function withWholeLabels(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = [4, 3, 2].map((count) => tokens.slice(from, from + count)).find((some) => isSpread(some));
    joined.push(span ? oneOf(span) : tokens[from]!);
    from += span?.length ?? 1;
  }
  return joined;
}

function isSpread(span: Token[]): boolean {
  const text = span.map((token) => token.text).join('');
  const [first] = span;
  return span.length > 1 && known.has(text.replace(/:$/, '')) && span.every((token) => token.word.line === first!.word.line && isHan(token.text.replace(/:$/, '')));
}

function oneOf(span: Token[]): Token {
  const [first, last] = [span[0]!, span.at(-1)!];
  const [x0, y0] = first.word.box;
  const [, , x1, y1] = last.word.box;
  const text = span.map((token) => token.text).join('');
  const confidence = Math.min(...span.map(({ word }) => word.confidence));
  return { ...first, text, key: shapeKey(text), x1: last.x1, word: { ...first.word, text, box: [x0, y0, x1, y1], confidence } };
}

function partedAtLabels(token: Token): Token[] {
  const { text } = token;
  const ends = [...text.matchAll(label)].flatMap(({ index, 0: found }) => [index, index + found.length]);
  const places = [...new Set([0, ...ends, text.length])].sort((one, other) => one - other);
  if (places.length < 3) return [token];
  return places.slice(1).map((end, index) => part(token, places[index]!, end));
}

/** Chinese characters are twice as wide as digits and Latin letters. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2000 ? 1 : 2), 0);

function part(token: Token, from: number, to: number): Token {
  const all = widthOf(token.text);
  const share = (place: number) => widthOf(token.text.slice(0, place)) / all;
  const [x0, y0, x1, y1] = token.word.box;
  const within = (low: number, high: number, place: number) => low + (high - low) * share(place);
  const text = token.text.slice(from, to);
  const word = { ...token.word, text, box: [within(x0, x1, from), y0, within(x0, x1, to), y1] as typeof token.word.box };
  return { ...token, text, key: shapeKey(text), word, x0: within(token.x0, token.x1, from), x1: within(token.x0, token.x1, to) };
}

const named = (token: Token, text: string): Token => ({ ...token, text, key: shapeKey(text) });
