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
  /** What stands before the words: a box, a tick, or nothing. */
  box: Token[];
  words: Token[];
}

const longestChoice = 4;
const mark = /[xX✓✔☒☑✗✘×]/;

/**
 * The one ticked choice in a row of boxes and words, typed (`[X] Urgent  [ ] Routine`) or drawn.
 * Readers often skip a drawn box with a cross in it and read the empty ones as brackets or round letters.
 */
export function tickedIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Ticked<Value> | null {
  const choices = choicesIn(tokens, valueOf);
  const marked = choices.filter(({ box }) => box.some((token) => mark.test(token.text)));
  if (marked.length > 1) return null;
  if (marked[0]) return { value: marked[0].value, tokens: [...marked[0].box, ...marked[0].words], marked: true };
  const bare = choices.filter(({ box }) => box.length === 0);
  return bare.length === 1 && choices.length >= 3 ? { value: bare[0]!.value, tokens: bare[0]!.words, marked: false } : null;
}

function choicesIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Choice<Value>[] {
  const choices: Choice<Value>[] = [];
  let boxFrom = 0;
  for (let index = 0; index < tokens.length; index++) {
    for (let count = 1; count <= Math.min(longestChoice, tokens.length - index); count++) {
      const words = tokens.slice(index, index + count);
      const value = words[0]!.key ? valueOf(words.map((word) => word.text).join(' ')) : null;
      if (value === null) continue;
      choices.push({ value, words, box: tokens.slice(boxFrom, index) });
      index += count - 1;
      boxFrom = index + 1;
      break;
    }
  }
  return choices;
}
