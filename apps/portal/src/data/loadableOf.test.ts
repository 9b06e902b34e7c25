import { expect, test } from 'vitest';
import { ready } from './loadable.ts';
import { loadableOf, pagedOf } from './loadableOf.ts';

const still = { hasNextPage: false, isFetchingNextPage: false, isFetchNextPageError: false };
const error = { status: 503, code: 'unavailable', message: '' };
const currentData = { pages: [{ items: [1, 2] }, { items: [3] }] };

test('a query is loading until it has answered, and failed with the reason that the server gave', () => {
  expect(loadableOf({ isError: false })).toEqual({ state: 'loading' });
  expect(loadableOf({ isError: true, error })).toEqual({ state: 'failed', problem: { code: 'unavailable' } });
  expect(loadableOf({ isError: true, error: new Error('a fault') })).toEqual({ state: 'failed', problem: { code: 'unexpected' } });
  expect(loadableOf({ isError: true })).toEqual({ state: 'failed', problem: { code: 'unexpected' } });
  expect(loadableOf({ isError: false, error })).toEqual({ state: 'loading' });
});

test('what a query has answered stays when asking again fails, and is stale', () => {
  expect(loadableOf({ currentData: 0, isError: false })).toEqual(ready(0));
  expect(loadableOf({ currentData: 0, isError: true, error })).toEqual(ready(0, { code: 'unavailable' }));
  expect(pagedOf({ ...still, currentData, isError: true, error })).toEqual(ready({ rows: [1, 2, 3], more: 'none' }, { code: 'unavailable' }));
});

test('a paged query without its first page is loading or failed', () => {
  expect(pagedOf({ ...still, isError: false })).toEqual({ state: 'loading' });
  expect(pagedOf({ ...still, isError: true, error })).toEqual({ state: 'failed', problem: { code: 'unavailable' } });
});

test('a paged query says what is left, and is not stale when only a further page failed', () => {
  expect(pagedOf({ ...still, currentData, isError: false, hasNextPage: true })).toEqual(ready({ rows: [1, 2, 3], more: 'idle' }));
  expect(pagedOf({ ...still, currentData, isError: false, hasNextPage: true, isFetchingNextPage: true })).toEqual(
    ready({ rows: [1, 2, 3], more: 'loading' }),
  );
  expect(pagedOf({ ...still, currentData, isError: true, error, hasNextPage: true, isFetchNextPageError: true })).toEqual(
    ready({ rows: [1, 2, 3], more: 'failed' }),
  );
});
