import { expect, test } from 'vitest';
import { pagedOf } from '../paged.ts';
import { loadedOf } from './administration.model.ts';
import { problemOf } from './problemOf.ts';

test('a refused field says more than that something is invalid', () => {
  const refusal = { status: 422, code: 'invalid', message: '' };
  expect(problemOf({ error: { ...refusal, fields: [{ path: 'email', code: 'email-taken', message: '' }] } })).toBe('email-taken');
  expect(problemOf({ error: refusal })).toBe('invalid');
  expect(problemOf({ error: { status: 409, code: 'version-conflict', message: '' } })).toBe('version-conflict');
  expect(problemOf({ error: new Error('a fault') })).toBe('unexpected');
  expect(problemOf({})).toBeNull();
});

test('what is here stays when a further page fails', () => {
  const next = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: true };
  expect(pagedOf({ ...next, isError: true, currentData: { pages: [{ items: [1] }, { items: [2] }] } })).toEqual({
    state: 'ready', rows: [1, 2], more: 'failed',
  });
  expect(pagedOf({ ...next, isError: true })).toEqual({ state: 'failed' });
  expect(loadedOf({ currentData: 0, isError: true })).toEqual({ state: 'ready', value: 0 });
});
