import { expect, it } from 'vitest';
import { pointAfterKey } from './walk.model.ts';

const shape = { series: 2, length: 5, isRtl: false };

it.each([
  ['ArrowRight', { series: 0, index: 3 }],
  ['ArrowLeft', { series: 0, index: 1 }],
  ['ArrowDown', { series: 1, index: 2 }],
  ['ArrowUp', { series: 0, index: 2 }],
  ['Home', { series: 0, index: 0 }],
  ['End', { series: 0, index: 4 }],
  ['a', undefined],
])('%s leads to %o', (key, point) => {
  expect(pointAfterKey(key, { series: 0, index: 2 }, shape)).toEqual(point);
});

it('follows the direction of reading, and stops at the ends', () => {
  expect(pointAfterKey('ArrowLeft', { series: 0, index: 2 }, { ...shape, isRtl: true })).toEqual({ series: 0, index: 3 });
  expect(pointAfterKey('ArrowRight', { series: 1, index: 4 }, shape)).toEqual({ series: 1, index: 4 });
  expect(pointAfterKey('ArrowDown', { series: 1, index: 4 }, shape)).toEqual({ series: 1, index: 4 });
});
