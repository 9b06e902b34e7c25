/** How many durations lie in each bucket: from `ratio ** slot` to `ratio ** (slot + 1)` seconds. Histograms add up; percentiles do not. */
export type Histogram = ReadonlyMap<number, number>;

export const bucketRatio = 1.1;

/** One histogram of several. */
export function addHistograms(parts: Iterable<Histogram>): Histogram {
  const sum = new Map<number, number>();
  for (const part of parts) for (const [slot, count] of part) sum.set(slot, (sum.get(slot) ?? 0) + count);
  return sum;
}

export const countOf = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Seconds within which a share of all lies, at most 5 % off; null of none. */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const total = countOf(histogram);
  if (total <= 0) return null;
  let before = 0;
  for (const [slot, count] of [...histogram].filter(([, one]) => one > 0).sort(([a], [b]) => a - b)) {
    if (before + count >= share * total) return Math.round(bucketRatio ** (slot + (share * total - before) / count));
    before += count;
  }
  return null;
}
