import { describe, expect, it } from 'vitest';
import { themes } from './colors.ts';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#777777', 4.48],
  ['#1a1e25', '#1a1e25', 1],
])('measures %s on %s as %d', (front, back, ratio) => {
  expect(contrast(front, back)).toBeCloseTo(ratio, 2);
});

describe.each(Object.entries(themes))('the %s theme', (_name, colors) => {
  it('keeps every pair that is allowed as far apart as it must be', () => {
    const tooClose = pairs
      .map((pair) => ({ ...pair, ratio: Number(contrast(colors[pair.front], colors[pair.back]).toFixed(2)) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(tooClose).toEqual([]);
  });

  it('names for each text and each solid what it may stand on', () => {
    const fronts = new Set(pairs.map(({ front }) => front));
    const unpaired = Object.keys(colors).filter((token) => /^(text|on|solid)-/.test(token) && !fronts.has(token as never));
    expect(unpaired.filter((token) => !/^text-disabled$|-hover$/.test(token))).toEqual([]);
  });
});
