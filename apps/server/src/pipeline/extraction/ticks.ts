import type { Token } from './rows.ts';

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
const mark = /[xX✓✔☒☑✗✘×]/;
/** What readers make of a drawn box with a cross in it. */
const blot = /[&@®©%*#€§]/;

/**
 * The one ticked choice in a row of boxes and words, typed (`[X] Urgent  [ ] Routine`) or drawn.
 * Readers often skip a drawn box with a cross in it and read the empty ones as brackets or round letters.
 */
export function tickedIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Ticked<Value> | null {
  const choices = choicesIn(tokens, valueOf);
  if (choices.some(({ box }) => mark.test(box))) return onlyOne(choices, (box) => mark.test(box), true);
  if (choices.length < 3) return null;
  const areAllRead = choices.every(({ box }) => box !== '');
  return areAllRead ? onlyOne(choices, (box) => blot.test(box), true) : onlyOne(choices, (box) => box === '', false);
}

function onlyOne<Value>(choices: Choice<Value>[], isTicked: (box: string) => boolean, marked: boolean): Ticked<Value> | null {
  const [first, second] = choices.filter(({ box }) => isTicked(box));
  return first && !second ? { value: first.value, tokens: first.tokens, marked } : null;
}

function choicesIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Choice<Value>[] {
  const choices: Choice<Value>[] = [];
  let boxFrom = 0;
  for (let index = 0; index < tokens.length; index++) {
    for (let count = 1; count <= Math.min(longestChoice, tokens.length - index); count++) {
      const words = tokens.slice(index, index + count);
      const { box, text } = apart(words.map((word) => word.text).join(' '));
      const value = /\p{L}/u.test(text) ? valueOf(text) : null;
      if (value === null) continue;
      const before = tokens.slice(boxFrom, index);
      choices.push({ value, box: before.map((token) => token.text).join('') + box, tokens: [...before, ...words] });
      index += count - 1;
      boxFrom = index + 1;
      break;
    }
  }
  return choices;
}

/** `[Routine` and `Ourgent`: a box that was read as part of its word. */
function apart(text: string): { box: string; text: string } {
  const box = /^(?:[^\p{L}\d ]+(?=\p{L})|[OQD0](?=[a-z]{4}))/u.exec(text)?.[0] ?? '';
  return { box, text: text.slice(box.length) };
}
