import { expect, test } from 'vitest';
import { accessRequestLifecycle } from './accessRequestLifecycle.ts';
import { IllegalTransition, possible, transition } from './lifecycle.ts';

test('a request for access is answered once, or taken back', () => {
  expect(possible(accessRequestLifecycle, 'requested')).toEqual(['grant', 'decline', 'withdraw']);
  for (const ended of ['granted', 'declined', 'withdrawn'] as const)
    for (const event of ['grant', 'decline', 'withdraw'] as const) expect(() => transition(accessRequestLifecycle, ended, event)).toThrow(IllegalTransition);
});
