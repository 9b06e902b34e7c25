/** A word and where it stands, as shares of the page. */
export interface PlacedWord {
  text: string;
  box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/**
 * Share of the true characters that were read, 1 − CER, 0 to 1. Words read without an error count wherever they
 * stand, since the order of columns and table cells is a matter of taste; what is left is compared by place.
 */
export function characterAccuracy(truth: PlacedWord[], read: PlacedWord[]): number {
  const length = truth.reduce((sum, word) => sum + word.text.length, 0);
  if (length === 0) return read.length === 0 ? 1 : 0;
  const unmatched = new Map<string, number>();
  for (const { text } of read) unmatched.set(text, (unmatched.get(text) ?? 0) + 1);
  const missed = truth.filter(({ text }) => !take(unmatched, text));
  const wrong = read.filter(({ text }) => take(unmatched, text));
  return Math.max(0, 1 - distance(inPlaceOrder(missed), inPlaceOrder(wrong)) / length);
}

function take(counts: Map<string, number>, text: string): boolean {
  const count = counts.get(text) ?? 0;
  if (count > 0) counts.set(text, count - 1);
  return count > 0;
}

/** The words from top to bottom, then from left to right, without spaces. */
function inPlaceOrder(words: PlacedWord[]): string {
  const row = ({ box }: PlacedWord) => Math.round(((box[1] + box[3]) / 2) * 120);
  return [...words]
    .sort((a, b) => row(a) - row(b) || a.box[0] - b.box[0])
    .map(({ text }) => text)
    .join('');
}

/** Levenshtein distance: the fewest insertions, deletions and replacements. */
export function distance(a: string, b: string): number {
  const row = Uint32Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j += 1) {
      const above = row[j]!;
      row[j] = Math.min(above + 1, row[j - 1]! + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length]!;
}
