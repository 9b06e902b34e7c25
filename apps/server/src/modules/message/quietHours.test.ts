import { expect, test } from 'vitest';
import { provinces } from '@intake/api/rules';
import { nextDaytime, zonesOf } from './quietHours.ts';

/** The clock on a wall, by the other implementation of zones that the machine has. */
const wallClock = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (at: number) => {
    const [hour = 0, minute = 0] = format.format(at).split(':').map(Number);
    return hour * 60 + minute;
  };
};

const home = '+14165550142';
const minute = 60_000;
/** Days on which clocks of Canada change, those beside them, and one in summer. */
const days = ['2026-07-01', '2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'];

test.each(provinces)('in %s nothing goes out by night, whatever the minute and the clocks, and nothing waits longer than it has to', (province) => {
  const zones = zonesOf(province, null, home);
  const clocks = zones.map(wallClock);
  const isDay = (at: number) => clocks.every((clock) => clock(at) >= 9 * 60 && clock(at) < 20 * 60);
  const wrong: { due: string; at: string; expected: string }[] = [];
  const text = (at: number) => new Date(at).toISOString();
  for (const day of days) {
    const first = Date.parse(`${day}T00:00:00Z`);
    const byMinute = Array.from({ length: 48 * 60 }, (_, index) => isDay(first + index * minute));
    for (let index = 0; index < 24 * 60; index += 1) {
      const due = first + index * minute + 17_000;
      const at = nextDaytime(new Date(due), zones)!.getTime();
      const expected = byMinute[index] ? due : first + byMinute.indexOf(true, index) * minute;
      if (at !== expected) wrong.push({ due: text(due), at: text(at), expected: text(expected) });
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a patient without a province is where they come to, and nowhere where that is no zone', () => {
  expect(zonesOf(null, 'America/Toronto', home)).toEqual(['America/Toronto']);
  expect(zonesOf('XX', 'America/Regina', home)).toEqual(['America/Regina']);
  expect(zonesOf(null, 'Nowhere/At_All', home)).toEqual([]);
  expect(zonesOf(null, null, home)).toEqual([]);
});

test('a province of several zones texts when it is day in all of them', () => {
  // Half past nine in Toronto, half past eight in Kenora.
  expect(nextDaytime(new Date('2026-12-01T14:30:00Z'), zonesOf('ON', null, home))?.toISOString()).toBe('2026-12-01T15:00:00.000Z');
  expect(nextDaytime(new Date('2026-12-01T14:30:00Z'), ['America/Toronto'])?.toISOString()).toBe('2026-12-01T14:30:00.000Z');
});

test('a number of another country is texted when it is day there and here, and never where that is not', () => {
  const british = zonesOf('ON', null, '+442079460958');
  // Ten in Toronto and nine in Kenora is three in London; seven in the evening in London is the last hour.
  expect(nextDaytime(new Date('2026-12-01T14:30:00Z'), british)?.toISOString()).toBe('2026-12-01T15:00:00.000Z');
  expect(nextDaytime(new Date('2026-12-01T20:00:00Z'), british)?.toISOString()).toBe('2026-12-02T15:00:00.000Z');
  expect(nextDaytime(new Date('2026-12-01T15:00:00Z'), zonesOf('ON', null, '+861062345678'))).toBeNull();
  expect(zonesOf('ON', null, '+870776123456')).toEqual([]);
});
