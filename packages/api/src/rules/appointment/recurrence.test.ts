import { expect, test } from 'vitest';
import { reached, recurrenceOf, recurrenceRule } from './recurrence.ts';

test('a recurrence is a rule of RFC 5545, and is read from it again', () => {
  const cases = [
    [{ every: 1, unit: 'day', end: { count: 10 } }, 'FREQ=DAILY;COUNT=10'],
    [{ every: 2, unit: 'week', end: { until: '2027-02-28' } }, 'FREQ=WEEKLY;INTERVAL=2;UNTIL=20270228T235959'],
    [{ every: 3, unit: 'month', end: { count: 4 } }, 'FREQ=MONTHLY;INTERVAL=3;COUNT=4'],
  ] as const;
  for (const [recurrence, rule] of cases) {
    expect(recurrenceRule(recurrence)).toBe(rule);
    expect(recurrenceOf(rule)).toEqual(recurrence);
  }
  expect(recurrenceOf('FREQ=YEARLY;COUNT=3')).toBeNull();
  expect(recurrenceOf('FREQ=DAILY')).toBeNull();
});

test('a change reaches one visit, those from it on, or all, whatever the order they are in', () => {
  const visits = ['2026-12-15', '2026-12-01', '2026-12-08'].map((startsAt) => ({ startsAt }));
  const changed = visits[2]!;
  const days = (scope: Parameters<typeof reached>[0]) => reached(scope, changed, visits).map(({ startsAt }) => startsAt.slice(8));
  expect(days('this')).toEqual(['08']);
  expect(days('following')).toEqual(['15', '08']);
  expect(days('all')).toEqual(['15', '01', '08']);
});
