import { expect, it } from 'vitest';
import { headRow, placeAfterKey } from './gridKeys.model.ts';

const shape = { rows: 100, columns: 5, page: 10, isRtl: false };
const press = (key: string, isRtl = false, ctrlKey = false, from = { row: 3, column: 2 }) =>
  placeAfterKey({ key, ctrlKey, metaKey: false }, from, { ...shape, isRtl });

it.each([
  ['ArrowDown', { row: 4, column: 2 }],
  ['ArrowUp', { row: 2, column: 2 }],
  ['ArrowRight', { row: 3, column: 3 }],
  ['ArrowLeft', { row: 3, column: 1 }],
  ['PageDown', { row: 13, column: 2 }],
  ['PageUp', { row: 0, column: 2 }],
  ['Home', { row: 3, column: 0 }],
  ['End', { row: 3, column: 4 }],
  ['a', undefined],
])('%s leads to %o', (key, place) => {
  expect(press(key)).toEqual(place);
});

it('follows the direction of reading', () => {
  expect(press('ArrowLeft', true)).toEqual({ row: 3, column: 3 });
  expect(press('ArrowRight', true)).toEqual({ row: 3, column: 1 });
});

it('leaps to the corners', () => {
  expect(press('Home', false, true)).toEqual({ row: 0, column: 0 });
  expect(press('End', false, true)).toEqual({ row: 99, column: 4 });
  expect(press('ArrowDown', false, true)).toBeUndefined();
});

it('stops at the edges, the headers among them', () => {
  expect(press('ArrowUp', false, false, { row: 0, column: 0 })).toEqual({ row: headRow, column: 0 });
  expect(press('ArrowUp', false, false, { row: headRow, column: 0 })).toEqual({ row: headRow, column: 0 });
  expect(press('ArrowLeft', false, false, { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
  expect(press('PageDown', false, false, { row: 95, column: 4 })).toEqual({ row: 99, column: 4 });
});

it('stays among the headers when there is no row', () => {
  expect(placeAfterKey({ key: 'ArrowDown', ctrlKey: false, metaKey: false }, { row: headRow, column: 1 }, { ...shape, rows: 0 })).toEqual({
    row: headRow,
    column: 1,
  });
});
