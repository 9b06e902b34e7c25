import { expect, test } from 'vitest';
import { faxLifecycle, openFaxStatuses } from './faxLifecycle.ts';
import { IllegalTransition, possible, transition } from './lifecycle.ts';
import { faxStatuses } from '../vocabulary.ts';

test('a fax goes from its receipt to the chart and back by undo', () => {
  let state = transition(faxLifecycle, 'received', 'process');
  state = transition(faxLifecycle, state, 'finish');
  state = transition(faxLifecycle, state, 'claim');
  state = transition(faxLifecycle, state, 'complete');
  expect(state).toBe('completed');
  expect(transition(faxLifecycle, state, 'undo')).toBe('ready');
});

test('an illegal event is refused with its state and event', () => {
  expect(() => transition(faxLifecycle, 'completed', 'claim')).toThrow(IllegalTransition);
  expect(possible(faxLifecycle, 'completed')).toEqual(['undo', 'void']);
});

test('nothing is a dead end: from every state some event leads on', () => {
  for (const status of faxStatuses) expect(possible(faxLifecycle, status)).not.toHaveLength(0);
  expect(openFaxStatuses).not.toContain('completed');
});
