import { expect, test } from 'vitest';
import { hoursFor, isSeenBy } from './hoursFor.ts';

const hours = [
  { physicianId: 'heart', resourceId: null, visitTypeIds: ['echo'] },
  { physicianId: 'heart', resourceId: null, visitTypeIds: ['echo', 'consultation'] },
  { physicianId: 'skin', resourceId: null, visitTypeIds: [] },
  { physicianId: null, resourceId: 'room', visitTypeIds: ['echo'] },
];

test('hours that name no kinds of visits are for all of them', () => {
  expect(hoursFor(hours, 'consultation')).toEqual([hours[1], hours[2]]);
  expect(hoursFor(hours, 'mole')).toEqual([hours[2]]);
});

test('somebody sees a kind of visit when any of their hours are for it, or when nothing is said of their hours', () => {
  expect(isSeenBy(hours, 'heart', 'consultation')).toBe(true);
  expect(isSeenBy(hours, 'heart', 'mole')).toBe(false);
  expect(isSeenBy(hours, 'room', 'consultation')).toBe(false);
  expect(isSeenBy(hours, 'nobody', 'mole')).toBe(true);
});
