import { expect, it } from 'vitest';
import { ratioAfterKey, splitBounds, withinBounds } from './splitRatio.model.ts';

it('leaves each pane what it needs', () => {
  const bounds = splitBounds(1000, 300, 400);
  expect(bounds).toEqual({ min: 0.3, max: 0.6 });
  expect(withinBounds(0.1, bounds)).toBe(0.3);
  expect(withinBounds(0.9, bounds)).toBe(0.6);
});

it('splits by need when there is no room for both', () => {
  expect(splitBounds(500, 300, 300)).toEqual({ min: 0.5, max: 0.5 });
});

it('follows the direction of reading', () => {
  const bounds = splitBounds(1000, 200, 200);
  expect(ratioAfterKey('ArrowRight', 0.5, bounds, false)).toBeCloseTo(0.52);
  expect(ratioAfterKey('ArrowRight', 0.5, bounds, true)).toBeCloseTo(0.48);
  expect(ratioAfterKey('End', 0.5, bounds, false)).toBe(0.8);
  expect(ratioAfterKey('a', 0.5, bounds, false)).toBeUndefined();
});
