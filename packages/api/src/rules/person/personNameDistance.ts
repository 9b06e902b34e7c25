/** Letters that a fax machine or a reader takes for one another; each group is one shape. */
const lookAlikes = ['il1tj|', 'o0qd', 'ceo', 's5', 'b8h', 'g9q', 'z2', 'uv', 'nhu', 'a4', 'fts'];

const alike = new Set<string>();
for (const group of lookAlikes) for (const a of group) for (const b of group) if (a !== b) alike.add(a + b);

/**
 * Edit distance between two folded strings in whole edits; a misread look-alike and `rn` for `m` cost half,
 * two exchanged neighbours cost one. Above `limit` the answer is only known to be larger than it.
 */
export function ocrDistance(a: string, b: string, limit = Infinity): number {
  if (a === b) return 0;
  // Only `rn` for `m` makes a string longer at half the price.
  if (Math.abs(a.length - b.length) > limit * 2) return Math.abs(a.length - b.length);
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const [x, y] = [a[i - 1]!, b[j - 1]!];
      let best = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (x === y ? 0 : alike.has(x + y) ? 0.5 : 1));
      if (i > 1 && j > 1 && x === b[j - 2] && a[i - 2] === y) best = Math.min(best, before[j - 2]! + 1);
      if (y === 'm' && x === 'n' && a[i - 2] === 'r') best = Math.min(best, before[j - 1]! + 0.5);
      if (x === 'm' && y === 'n' && b[j - 2] === 'r') best = Math.min(best, above[j - 2]! + 0.5);
      row.push(best);
      least = Math.min(least, best);
    }
    // A later row can reach back one row further than this one.
    if (least > limit && Math.min(...above) > limit) return least;
    before = above;
    above = row;
  }
  return above[b.length]!;
}
