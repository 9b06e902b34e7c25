import { expect, test } from 'vitest';
import { deadlineOf, deadlineOn, localDay } from './deadline.ts';
import { holidaysIn } from './holidays.ts';

const none = () => false;
const days = (count: number) => ({ count, unit: 'days' as const });

test('a span of days ends with the last local day, also across the change to summer time', () => {
  // Toronto: midnight is 05:00 UTC before 8 March 2026 and 04:00 after it.
  const { dueAt } = deadlineOf(new Date('2026-03-05T15:00:00Z'), days(14), 'America/Toronto', none);
  expect(dueAt.toISOString()).toBe('2026-03-20T04:00:00.000Z');
  expect(deadlineOf(new Date('2026-03-05T04:59:59Z'), days(1), 'America/Toronto', none).dueAt.toISOString()).toBe('2026-03-06T05:00:00.000Z');
});

test('the day of arrival is that of the location, not of Greenwich', () => {
  const start = new Date('2026-06-10T02:00:00Z');
  expect(deadlineOf(start, days(1), 'America/St_Johns', none).dueAt.toISOString()).toBe('2026-06-11T02:30:00.000Z');
  expect(deadlineOf(start, days(1), 'America/Regina', none).dueAt.toISOString()).toBe('2026-06-11T06:00:00.000Z');
  expect(deadlineOf(start, days(1), 'America/Whitehorse', none).dueAt.toISOString()).toBe('2026-06-11T07:00:00.000Z');
});

test('business days leave out weekends and the holidays of the province', async () => {
  // 30 June 2026 is a Tuesday; 1 July is Canada Day.
  const span = { count: 3, unit: 'business-days' as const };
  const { dueAt } = deadlineOf(new Date('2026-06-30T15:00:00Z'), span, 'America/Toronto', await holidaysIn('ON'));
  expect(dueAt.toISOString()).toBe('2026-07-07T04:00:00.000Z');
  // 24 June is a holiday in Québec alone.
  const start = new Date('2026-06-23T15:00:00Z');
  const one = { count: 1, unit: 'business-days' as const };
  expect(deadlineOf(start, one, 'America/Toronto', await holidaysIn('QC')).dueAt.toISOString()).toBe('2026-06-26T04:00:00.000Z');
  expect(deadlineOf(start, one, 'America/Toronto', await holidaysIn('ON')).dueAt.toISOString()).toBe('2026-06-25T04:00:00.000Z');
});

test('a month ends on its own last day', () => {
  const { dueAt } = deadlineOf(new Date('2026-11-30T15:00:00Z'), { count: 3, unit: 'months' }, 'America/Toronto', none);
  expect(dueAt.toISOString()).toBe('2027-03-01T05:00:00.000Z');
});

test('it is at risk in the last quarter of its span, or in the share that was set, and at least a day before', () => {
  expect(deadlineOf(new Date('2026-06-01T04:00:00Z'), days(15), 'America/Toronto', none).atRiskAt.toISOString()).toBe('2026-06-13T04:00:00.000Z');
  expect(deadlineOf(new Date('2026-06-01T04:00:00Z'), days(1), 'America/Toronto', none).atRiskAt.toISOString()).toBe('2026-06-02T04:00:00.000Z');
  expect(deadlineOf(new Date('2026-06-01T04:00:00Z'), days(15), 'America/Toronto', none, 50).atRiskAt.toISOString()).toBe('2026-06-09T04:00:00.000Z');
  expect(deadlineOn(new Date('2026-06-01T15:00:00Z'), '2026-06-01', 'America/Toronto').atRiskAt.toISOString()).toBe('2026-06-01T15:00:00.000Z');
});

test('the day in a zone is not that of the machine', () => {
  expect(localDay(new Date('2026-01-01T03:00:00Z'), 'America/Toronto')).toBe('2025-12-31');
  expect(localDay(new Date('2026-01-01T03:00:00Z'), 'America/Toronto', 2)).toBe('2026-01-02');
});
