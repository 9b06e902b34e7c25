import type { Token } from './rows.ts';

/** A ticked choice; tokens are the tick and the words beside it. */
export interface Ticked<Value> {
  value: Value;
  tokens: Token[];
}

const tickedBox = /^[[({|]?\s*(?:[xX✓✔☒☑✗✘×*]|IX|\[?X|XI)\s*[\])}|]?$/u;
const emptyBox = /^(?:[[({|]\s*[\])}|]|[☐□OoQ0D]|\[\]?|\]|CJ|\(J|LJ|L1|\[1|\[_\]|C1|CI|Cl|0)$/u;

/**
 * The one ticked choice among boxes and words, as typed (`[X] Urgent  [ ] Routine`) or drawn.
 * Null unless exactly one box is ticked: a tick that may be a smudge is not read.
 */
export function tickedIn<Value>(tokens: Token[], valueOf: (text: string) => Value | null): Ticked<Value> | null {
  const ticked: Ticked<Value>[] = [];
  let boxes = 0;
  for (let index = 0; index < tokens.length; index++) {
    const box = boxAt(tokens, index);
    if (!box) continue;
    boxes++;
    if (!box.ticked) continue;
    for (let count = 4; count > 0; count--) {
      const words = tokens.slice(box.to, box.to + count);
      const value = words.length === count ? valueOf(words.map((word) => word.text).join(' ')) : null;
      if (value === null) continue;
      ticked.push({ value, tokens: tokens.slice(index, box.to + count) });
      break;
    }
  }
  return boxes > 0 && ticked.length === 1 ? ticked[0]! : null;
}

/** A box of one token (`[X]`, `☐`) or of two (`[` and `]`). */
function boxAt(tokens: Token[], index: number): { ticked: boolean; to: number } | null {
  const text = tokens[index]!.text;
  const pair = text + (tokens[index + 1]?.text ?? '');
  if (text === '[' && /^\[[xX]?\]$/.test(pair)) return { ticked: /x/i.test(pair), to: index + 2 };
  if (tickedBox.test(text)) return { ticked: true, to: index + 1 };
  return emptyBox.test(text) ? { ticked: false, to: index + 1 } : null;
}
