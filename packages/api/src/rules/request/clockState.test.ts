import { expect, test } from 'vitest';
import { clockPresets, clockRulesOf, spanOf } from './clockPresets.ts';
import { clockStateAt } from './clockState.ts';

const times = { atRiskAt: '2026-03-10T05:00:00Z', dueAt: '2026-03-13T04:00:00Z', stoppedAt: null };

test('a clock is overdue from the first moment that is too late', () => {
  expect(clockStateAt(times, new Date('2026-03-10T04:59:59Z'))).toBe('running');
  expect(clockStateAt(times, new Date('2026-03-10T05:00:00Z'))).toBe('at-risk');
  expect(clockStateAt(times, new Date('2026-03-13T03:59:59Z'))).toBe('at-risk');
  expect(clockStateAt(times, new Date('2026-03-13T04:00:00Z'))).toBe('overdue');
});

test('a clock that was stopped in time stays met, one that was stopped late stays late', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  expect(clockStateAt({ ...times, stoppedAt: '2026-03-13T03:59:59Z' }, now)).toBe('met');
  expect(clockStateAt({ ...times, stoppedAt: '2026-03-13T04:00:00Z' }, now)).toBe('late');
});

test('Ontario asks for the decision, which a mere acknowledgement is not', () => {
  expect(clockPresets.ontario.flatMap(({ stoppedBy }) => stoppedBy)).toEqual(['decision-delivered']);
});

test('a category of triage has a span of its own, and without one the longest counts', () => {
  const [visit] = clockRulesOf('quebec', []);
  expect(spanOf(visit!, 'B')).toEqual({ count: 10, unit: 'days' });
  expect(spanOf(visit!, null)).toEqual({ count: 12, unit: 'months' });
});
