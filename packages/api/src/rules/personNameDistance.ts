/** Letters that a fax machine or a reader takes for one another; each group is one shape. */
const lookAlikes = ['il1tj|', 'o0qd', 'ceo', 's5', 'b8h', 'g9q', 'z2', 'uv', 'nhu', 'a4', 'fts'];

const alike = new Set<string>();
for (const group of lookAlikes) for (const a of group) for (const b of group) if (a !== b) alike.add(a + b);

const substitution = (a: string, b: string) => (a === b ? 0 : alike.has(a + b) ? 0.5 : 1);

/**
 * Edit distance between two folded strings in whole edits; a misread look-alike and `rn` for `m` cost half,
 * two exchanged neighbours cost one.
 */
export function ocrDistance(a: string, b: string): number {
  if (a === b) return 0;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up]!)[j - left]!;
      let best = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + substitution(a[i - 1]!, b[j - 1]!));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(2, 2) + 1);
      if (i > 1 && a[i - 2] === 'r' && a[i - 1] === 'n' && b[j - 1] === 'm') best = Math.min(best, at(2, 1) + 0.5);
      if (j > 1 && b[j - 2] === 'r' && b[j - 1] === 'n' && a[i - 1] === 'm') best = Math.min(best, at(1, 2) + 0.5);
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
