/** Takes away what only groups, such as blanks and hyphens: it is not typed, and comes back by itself. */
export type Strip = (text: string) => string;

export interface Typed {
  text: string;
  /** Characters before the caret. */
  caret: number;
  /** What was shown before. */
  shown: string;
  /** It was the key that takes away what follows. */
  isForward: boolean;
}

/** What was meant, without separators, and how many of its characters stand before the caret. */
export function readTyped({ text, caret, shown, isForward }: Typed, strip: Strip): { raw: string; behind: number } {
  const raw = strip(text);
  const behind = strip(text.slice(0, caret)).length;
  // A separator alone was taken away, which would come back: its neighbour goes instead.
  const isSeparator = text.length < shown.length && raw === strip(shown);
  if (!isSeparator) return { raw, behind };
  const gone = isForward ? behind : behind - 1;
  return { raw: raw.slice(0, Math.max(gone, 0)) + raw.slice(gone + 1), behind: Math.max(isForward ? behind : gone, 0) };
}

/** Where the caret belongs in what is written anew: right behind as many characters as before. */
export function placeBehind(written: string, behind: number, strip: Strip): number {
  let place = 0;
  while (place < written.length && strip(written.slice(0, place)).length < behind) place += 1;
  return place;
}
