import { seriesPreview } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { blockedIn, bookedIn, movedTo, noSeries, recurrenceIn, toggled } from './series.model.ts';

test('a form says a recurrence once it says when it ends', () => {
  expect(recurrenceIn(noSeries)).toBeNull();
  expect(recurrenceIn({ ...noSeries, unit: 'week', every: 2 })).toEqual({ every: 2, unit: 'week', end: { count: 6 } });
  expect(recurrenceIn({ ...noSeries, unit: 'week', ends: 'until' })).toBeNull();
  expect(recurrenceIn({ ...noSeries, unit: 'month', ends: 'until', until: '2027-03-01' })).toEqual({ every: 1, unit: 'month', end: { until: '2027-03-01' } });
});

test('hours can be set aside, what is taken cannot', () => {
  expect(blockedIn(seriesPreview, false).map(({ position }) => position)).toEqual([3, 5]);
  expect(blockedIn(seriesPreview, true).map(({ position }) => position)).toEqual([3]);
  expect(bookedIn({ ...seriesPreview, visits: seriesPreview.visits.map((visit) => ({ ...visit, isLeftOut: visit.position === 5 })) })).toBe(5);
});

test('a date is left out and taken in again, moved and moved back', () => {
  expect(toggled([2], 4)).toEqual([2, 4]);
  expect(toggled([2, 4], 2)).toEqual([4]);
  const moved = movedTo([], 3, { local: '2026-12-15T09:00:00', turn: null });
  expect(movedTo(moved, 3, { local: '2026-12-16T09:00:00', turn: null })).toHaveLength(1);
  expect(movedTo(moved, 3, null)).toEqual([]);
});
