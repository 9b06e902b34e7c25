import { expect, test } from 'vitest';
import { IllegalTransition, possible, transition } from './lifecycle.ts';
import { registrationLifecycle } from './registrationLifecycle.ts';

test('a request is decided once: approved or declined', () => {
  expect(possible(registrationLifecycle, 'requested')).toEqual(['approve', 'decline']);
  expect(() => transition(registrationLifecycle, 'approved', 'decline')).toThrow(IllegalTransition);
  expect(() => transition(registrationLifecycle, 'declined', 'approve')).toThrow(IllegalTransition);
  expect(() => transition(registrationLifecycle, 'declined', 'decline')).toThrow(IllegalTransition);
});

test('approving twice is approving once', () => {
  expect(transition(registrationLifecycle, transition(registrationLifecycle, 'requested', 'approve'), 'approve')).toBe('approved');
});
