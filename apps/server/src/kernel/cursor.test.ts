import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, readPage } from './cursor.ts';

const rows = [1, 2, 3, 4].map((number) => ({ number }));
const read = (limit: number, after = 0) =>
  readPage({
    limit,
    ask: async (count) => rows.filter(({ number }) => number > after).slice(0, count),
    toItem: ({ number }) => `item ${number}`,
    position: ({ number }) => [number],
  });

test('a page holds as many items as it may, and says where the next one begins, or that there is none', async () => {
  expect(await read(3)).toEqual({ items: ['item 1', 'item 2', 'item 3'], nextCursor: encodeCursor([3]) });
  expect(await read(3, 3)).toEqual({ items: ['item 4'], nextCursor: null });
  expect(await read(4)).toMatchObject({ items: { length: 4 }, nextCursor: null });
  expect(await read(4, 4)).toEqual({ items: [], nextCursor: null });
});

test.each([
  ['values of another kind', encodeCursor(['x'])],
  ['more values', encodeCursor([1, 2])],
  ['what is no JSON', 'forged'],
])('a cursor with %s is a 422', (_what, cursor) => {
  expect(() => decodeCursor(cursor, 'number')).toThrow(expect.objectContaining({ status: 422 }));
});
