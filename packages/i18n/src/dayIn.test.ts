import { expect, it } from 'vitest';
import { dayIn } from './dayIn.ts';

it('tells the day of an instant by the clock of a zone', () => {
  const instant = '2026-11-22T03:30:00Z';
  expect([dayIn(instant, 'America/Toronto'), dayIn(instant, 'UTC'), dayIn(Date.parse(instant), 'Asia/Tokyo')]).toEqual(['2026-11-21', '2026-11-22', '2026-11-22']);
});

it('takes the zone of the machine where none is named', () => {
  expect(dayIn(new Date(2026, 0, 9, 23, 59))).toBe('2026-01-09');
});
