import { describe, expect, it } from 'vitest';
import { binomialBelow, errorBound } from './binomial.ts';
import { addHistograms, bucketRatio, quantileOf } from './histogram.ts';
import { statPeriods, stepsOf } from './statPeriod.ts';

const bucketOf = (seconds: number) => Math.floor(Math.log(Math.max(seconds, 1)) / Math.log(bucketRatio));
const histogramOf = (times: number[]) => {
  const found = new Map<number, number>();
  for (const time of times) found.set(bucketOf(time), (found.get(bucketOf(time)) ?? 0) + 1);
  return found;
};

describe('a histogram of durations', () => {
  it.each([0.5, 0.9])('knows the time within which %d of all lie to 5 %%, however they are spread', (share) => {
    for (const spread of [1.2, 3, 40]) {
      const times = Array.from({ length: 5000 }, (_, index) => 60 * spread ** (((index * 7919) % 5000) / 1250));
      const exact = times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1]!;
      expect(Math.abs(quantileOf(histogramOf(times), share)! / exact - 1)).toBeLessThan(0.05);
    }
  });

  it('adds up where percentiles do not', () => {
    const [quick, slow] = [histogramOf(Array(90).fill(60)), histogramOf(Array(10).fill(86_400))];
    expect(quantileOf(addHistograms([quick, slow]), 0.5)).toBeLessThan(70);
    expect(quantileOf(addHistograms([quick, slow]), 0.95)).toBeGreaterThan(80_000);
    expect(quantileOf(addHistograms([quick, new Map([[bucketOf(60), -90]])]), 0.5)).toBeNull();
  });
});

describe('what errors leave plausible', () => {
  it.each([
    // errors, trials, bound: exact binomial at 95 %
    [0, 598, 0.005], [1, 947, 0.005], [2, 1258, 0.005], [3, 1549, 0.005], [5, 2100, 0.005],
    [0, 299, 0.01], [1, 473, 0.01], [5, 1049, 0.01],
  ])('%d of %d may be %d at most', (errors, trials, bound) => {
    expect(errorBound(errors, trials)!).toBeLessThanOrEqual(bound);
    // One trial fewer would not prove it.
    expect(errorBound(errors, trials - 1)!).toBeGreaterThan(bound);
  });

  it('says that 1 of 212 proves no more than 2.2 %', () => expect(errorBound(1, 212)).toBeCloseTo(0.0222, 4));
  it('proves nothing of nothing, and everything wrong of everything wrong', () => {
    expect(errorBound(0, 0)).toBeNull();
    expect(errorBound(4, 4)).toBe(1);
  });
  it('stays finite where hundreds of thousands were filed', () => {
    const bound = errorBound(4000, 800_000)!;
    expect(bound).toBeGreaterThan(0.005);
    expect(bound).toBeLessThan(0.0052);
    expect(binomialBelow(4000, 800_000, 0.005)).toBeCloseTo(0.5, 1);
  });
});

describe('the days of a dashboard', () => {
  it('are compared with as many before them', () => {
    expect(statPeriods('2026-03-10', 7)).toEqual({ period: { from: '2026-03-04', to: '2026-03-10' }, before: { from: '2026-02-25', to: '2026-03-03' } });
  });
  it('are points by day, and by seven of which the last is whole', () => {
    expect(stepsOf({ from: '2026-02-27', to: '2026-03-01' })).toHaveLength(3);
    const year = stepsOf(statPeriods('2026-11-24', 365).period);
    expect(year.at(-1)).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect(year[0]).toEqual({ from: '2025-11-25', to: '2025-11-25' });
    expect(year).toHaveLength(53);
  });
});
