import { plannedReminders, reminderRules } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { lead, limitsOf, plannedDays } from './Reminders.model.ts';

test('whole days are told as days, other leads as hours', () => {
  expect(lead(168)).toEqual({ unit: 'days', count: 7 });
  expect(lead(36)).toEqual({ unit: 'hours', count: 36 });
  expect(lead(24)).toEqual({ unit: 'days', count: 1 });
});

test('what goes out stands by day of the clinic, the soonest first', () => {
  const days = plannedDays(plannedReminders.toReversed(), 'America/Toronto');
  expect(days.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']);
  expect(days.flatMap(({ items }) => items)).toEqual(plannedReminders);
});

test('a rule names what it is limited to', () => {
  const [all, , limited] = reminderRules;
  const types = [{ id: limited!.visitTypeIds[0]!, label: 'Stress test' }, { id: 'x', label: 'Other' }];
  expect(limitsOf(limited!, types, [])).toEqual(['Stress test']);
  expect(limitsOf(all!, types, [])).toEqual([]);
});
