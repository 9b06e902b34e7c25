import { expect, it } from 'vitest';
import { shareOf, toggled, withAll, withRange } from './rowSelection.model.ts';

const ids = ['a', 'b', 'c', 'd'];

it('adds a row, and takes it away again', () => {
  const once = toggled(new Set(['a']), 'b');
  expect([...once]).toEqual(['a', 'b']);
  expect([...toggled(once, 'a')]).toEqual(['b']);
});

it('moves one end of a range, in either direction', () => {
  const down = withRange(new Set(['d']), ids, 1, 1, 2);
  expect([...down].toSorted()).toEqual(['b', 'c', 'd']);
  expect([...withRange(down, ids, 1, 2, 0)].toSorted()).toEqual(['a', 'b', 'd']);
});

it('selects all rows loaded, then none of them', () => {
  const all = withAll(new Set(['b', 'elsewhere']), ids);
  expect([...all].toSorted()).toEqual(['a', 'b', 'c', 'd', 'elsewhere']);
  expect([...withAll(all, ids)]).toEqual(['elsewhere']);
});

it('tells whether all rows are selected, of those that are loaded', () => {
  expect(shareOf(new Set(), ids)).toBe('none');
  expect(shareOf(new Set(['elsewhere']), ids)).toBe('none');
  expect(shareOf(new Set(['b', 'elsewhere']), ids)).toBe('some');
  expect(shareOf(new Set(ids), ids)).toBe('all');
});
