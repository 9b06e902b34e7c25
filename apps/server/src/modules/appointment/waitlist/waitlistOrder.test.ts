import { expect, test } from 'vitest';
import { reasonsFor, type Wishes } from './waitlistOrder.ts';

const timeZone = 'America/Toronto';
const evening: Wishes = {
  physicianId: null, locationId: null, weekdays: [], from: '20:00', until: null, firstDay: null, lastDay: null, priority: 'routine', travelMinutes: null,
  waitingSince: '2026-11-02T15:00:00Z', visit: null,
};
const timeSign = (wishes: Wishes, start: string, end: string) =>
  reasonsFor(wishes, { physicianId: null, locationId: 'here', timeZone, start: new Date(start), end: new Date(end) }, new Date('2026-11-02T15:00:00Z')).find(({ sign }) => sign === 'time')?.points;

test('a wish for a time of day is met by a visit of the evening that ends by midnight, and not by one that goes on after it', () => {
  expect(timeSign(evening, '2026-11-10T02:00:00Z', '2026-11-10T03:00:00Z')).toBe(20);
  expect(timeSign(evening, '2026-11-10T04:30:00Z', '2026-11-10T05:00:00Z')).toBe(20);
  expect(timeSign(evening, '2026-11-10T04:30:00Z', '2026-11-10T05:30:00Z')).toBe(-60);
  expect(timeSign({ ...evening, until: '23:00' }, '2026-11-10T03:30:00Z', '2026-11-10T04:30:00Z')).toBe(-60);
});
