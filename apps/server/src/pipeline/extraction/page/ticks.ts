import { textOf } from './rows.ts';
import type { Token } from './token.ts';
import { isMarked, isTickBox } from './tickMarks.ts';

/** A ticked choice; tokens are the tick and the words beside it. */
export interface Ticked<Value> {
  value: Value;
  tokens: Token[];
  /** A mark was read. Otherwise it is the only choice whose box was not read as an empty one. */
  marked: boolean;
}

interface Choice<Value> {
  value: Value;
  /** What was read of its box: brackets, a tick, or nothing. */
  box: string;
  tokens: Token[];
}

const longestChoice = 4;
/** What readers make of a drawn box with a cross in it. */
const blot = /[&@®©%*#€§]/;

/**
 * The one ticked choice in a row of boxes and words, typed (`[X] Urgent  [ ] Routine`) or drawn (`☑ Urgent  ☐ Routine`).
 * Where the boxes of a drawn row were not found, readers often skip the one with a cross in it and read the empty ones
 * as brackets or round letters.
 */
export function tickedIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Ticked<Value> | null {
  const choices = choicesIn(tokens, valueOf);
  if (choices.some(({ box }) => isMarked(box))) return onlyOne(choices, isMarked, true);
  if (choices.length < 3) return null;
  const areAllRead = choices.every(({ box }) => box !== '');
  return areAllRead ? onlyOne(choices, (box) => blot.test(box), true) : onlyOne(choices, (box) => box === '', false);
}

function onlyOne<Value>(choices: Choice<Value>[], isTicked: (box: string) => boolean, marked: boolean): Ticked<Value> | null {
  const [first, second] = choices.filter(({ box }) => isTicked(box));
  return first && !second ? { value: first.value, tokens: first.tokens, marked } : null;
}

/** What is no part of a box, though it may have an x: `ceftriaxone`, `x-ray`. */
const word = /^[\p{L}'’-]{3,}\P{L}?$/u;

/** Boxes stand before their words, unless the row begins with a word and ends with a box. */
function choicesIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Choice<Value>[] {
  const named = namedIn(tokens, valueOf);
  const areBehind = named[0]?.from === 0 && named[0].box === '' && areBoxesBehind(tokens);
  return named.map(({ value, box, from, to }, index) => {
    const [start, end] = areBehind ? [from, named[index + 1]?.from ?? tokens.length] : [named[index - 1]?.to ?? 0, to];
    const around = areBehind ? tokens.slice(to, end) : tokens.slice(start, from);
    return { value, box: around.map(({ text }) => text).filter((text) => !word.test(text)).join('') + box, tokens: tokens.slice(start, end) };
  });
}

/** `Urgent ☐  Routine ☐`: the row begins with a word and ends with a box. */
export const areBoxesBehind = (tokens: Token[]) => !isTickBox(tokens[0]!.text) && isTickBox(tokens.at(-1)!.text);

interface Named<Value> {
  value: Value;
  /** What was read of its box as a part of its first word. */
  box: string;
  from: number;
  to: number;
}

/** The words of a row that name a choice. */
export function namedIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Named<Value>[] {
  const named: Named<Value>[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.key === '' && isTickBox(tokens[from]!.text)) continue;
    for (let count = 1; count <= Math.min(longestChoice, tokens.length - from); count++) {
      const { box, text } = apart(textOf(tokens.slice(from, from + count)));
      const value = /\p{L}/u.test(text) ? valueOf(text) : null;
      if (value === null) continue;
      named.push({ value, box, from, to: from + count });
      from += count - 1;
      break;
    }
  }
  return named;
}

/** `[Routine` and `Ourgent`: a box that was read as part of its word. */
function apart(text: string): { box: string; text: string } {
  const box = /^(?:[^\p{L}\d ]+(?=\p{L})|[OQD0](?=[a-z]{4}))/u.exec(text)?.[0] ?? '';
  return { box, text: text.slice(box.length) };
}
