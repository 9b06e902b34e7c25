import { expect, test } from 'vitest';
import { ready } from './loadable.ts';
import { neighbourOf } from './neighbourOf.ts';

const list = ready({ rows: [{ id: 'a' }, { id: 'b' }], more: 'idle' as const });

test('neighbourOf goes from row to row, stops at both ends, and starts at the head while nothing is open', () => {
  expect([neighbourOf(list, 'a', 1), neighbourOf(list, 'b', 1)]).toEqual(['b', null]);
  expect([neighbourOf(list, 'b', -1), neighbourOf(list, 'a', -1)]).toEqual(['a', null]);
  expect([neighbourOf(list, null, 1), neighbourOf(list, null, -1), neighbourOf(list, 'gone', 1)]).toEqual(['a', 'a', 'a']);
});

test('neighbourOf knows of none before the list is here', () => {
  expect(neighbourOf({ state: 'loading' }, 'a', 1)).toBeNull();
});
