import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { isBackward, isSameRange, openRange, rangeOf } from './dateRange.ts';

it('knows an end before its start, and that an open side has no order', () => {
  expect(isBackward({ start: '2026-11-02', end: '2026-11-01' })).toBe(true);
  expect(isBackward({ start: '2026-11-02', end: '2026-11-02' })).toBe(false);
  expect(isBackward({ start: '2026-11-02', end: null })).toBe(false);
  expect(isBackward({ start: null, end: '2026-11-01' })).toBe(false);
});

it('compares day by day', () => {
  expect(isSameRange({ start: '2026-11-02', end: null }, { start: '2026-11-02', end: null })).toBe(true);
  expect(isSameRange({ start: '2026-11-02', end: null }, openRange)).toBe(false);
});

it('reads what react-aria holds, also with one side open', () => {
  expect(rangeOf({ start: parseDate('2026-11-02'), end: null })).toEqual({ start: '2026-11-02', end: null });
});
