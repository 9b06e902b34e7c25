import { expect, it } from 'vitest';
import { dayIn } from './dayIn.ts';

it('tells the day of an instant by the clock of a zone', () => {
  const instant = '2026-11-22T03:30:00Z';
  expect([dayIn(instant, 'America/Toronto'), dayIn(instant, 'UTC'), dayIn(Date.parse(instant), 'Asia/Tokyo')]).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
});

it('takes the zone of the machine where none is named', () => {
  expect(dayIn(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});

it('tells the day of a place, whatever day it is elsewhere, each time it is asked', () => {
  const instant = '2026-11-24T03:30:00Z';
  expect(['America/Toronto', 'Asia/Tokyo', 'America/Toronto'].map((zone) => dayIn(instant, zone))).toEqual(['2026-11-23', '2026-11-24', '2026-11-23']);
  expect(dayIn(Date.parse(instant), 'UTC')).toBe(dayIn(new Date(instant), 'UTC'));
});

it('refuses a place that there is not', () => {
  expect(() => dayIn(0, 'America/Nowhere')).toThrow(RangeError);
});
