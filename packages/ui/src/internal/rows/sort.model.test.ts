import { expect, it } from 'vitest';
import { ariaSort, nextSort } from './sort.model.ts';

it('goes up, down, and back to the order in which rows came', () => {
  const up = nextSort(undefined, 'sender');
  const down = nextSort(up, 'sender');
  expect([up, down, nextSort(down, 'sender')]).toEqual([
    { column: 'sender', direction: 'ascending' },
    { column: 'sender', direction: 'descending' },
    undefined,
  ]);
});

it('starts anew at another column', () => {
  expect(nextSort({ column: 'sender', direction: 'descending' }, 'pages')).toEqual({ column: 'pages', direction: 'ascending' });
});

it('names the order of a header', () => {
  const sort = { column: 'sender', direction: 'descending' } as const;
  expect([ariaSort(sort, 'sender'), ariaSort(sort, 'pages'), ariaSort(undefined, 'sender')]).toEqual(['descending', 'none', 'none']);
});
