import { expect, test } from 'vitest';
import { filtersOf, noFilters, queryOfFilters, setFilters, writeFilters } from './filters.model.ts';

test('filters of requests survive the address, and what it cannot mean is left out', () => {
  const filters = { ...noFilters, priority: ['urgent' as const, 'stat' as const], assigneeId: 'nobody', dueWithinDays: 7 };
  const address = new URLSearchParams();
  writeFilters(address, filters);
  expect(filtersOf(address)).toEqual({ ...filters, priority: ['stat', 'urgent'] });
  expect(filtersOf(new URLSearchParams('priority=someday,stat&due=3'))).toEqual({ ...noFilters, priority: ['stat'] });
});

test('only the filters that are set are counted and asked for', () => {
  const filters = { ...noFilters, priority: ['stat' as const], dueWithinDays: 0 };
  expect(setFilters(filters)).toEqual(['priority', 'dueWithinDays']);
  expect(queryOfFilters(filters)).toEqual({ priority: 'stat', dueWithinDays: 0 });
  expect(queryOfFilters(noFilters)).toEqual({});
});
