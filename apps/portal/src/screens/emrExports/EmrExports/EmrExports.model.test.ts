import { expect, test } from 'vitest';
import { filterOf, isRepeatable, isToSettle, searchOf, viewOf, waysOf } from './EmrExports.model.ts';

test('a format goes the ways that it can and that the server has', () => {
  expect(waysOf('mdm', { hasFolder: true, connections: ['oscar'] })).toEqual(['folder', 'mllp']);
  expect(waysOf('mdm', { hasFolder: false, connections: ['oscar'] })).toEqual(['mllp']);
  expect(waysOf('hrm', { hasFolder: false, connections: ['oscar'] })).toEqual([]);
  expect(waysOf('pdf-json', { hasFolder: true, connections: [] })).toEqual(['folder']);
});

test('what is on its way is not given again, nor what was taken back', () => {
  const states = ['waiting', 'sending', 'delivered', 'failed', 'cancelled', 'recalled', 'settled'] as const;
  expect(states.filter((state) => isRepeatable({ state }))).toEqual(['delivered', 'failed', 'cancelled', 'settled']);
  expect(states.filter((state) => isToSettle({ state }))).toEqual(['failed', 'recalled']);
});

test('a link leads to what needs attention', () => {
  expect(viewOf(new URLSearchParams('view=attention'))).toBe('attention');
  expect(viewOf(new URLSearchParams('view=nonsense'))).toBe('all');
});

test('a link narrows the list to a system of the clinic and to a reason that there is', () => {
  const targets = [{ id: 'one' }, { id: 'two' }];
  expect(filterOf(new URLSearchParams('system=two&reason=rejected'), targets)).toEqual({ targetId: 'two', error: 'rejected' });
  expect(filterOf(new URLSearchParams('system=three&reason=weather'), targets)).toEqual({});
  expect(searchOf('attention', { targetId: 'two', error: 'rejected' })).toEqual({ view: 'attention', system: 'two', reason: 'rejected' });
  expect(searchOf('all', {})).toEqual({});
});
