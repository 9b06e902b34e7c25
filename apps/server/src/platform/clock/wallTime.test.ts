import { expect, test } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { dayAt, instantOf, startOfDay, timeOfDay, wallTimeOf } from './wallTime.ts';

const iso = (wall: ReturnType<typeof instantOf>) => ('instant' in wall ? wall.instant.toISOString() : wall.fault);

test('the hour that a spring night skips is no time', () => {
  expect(iso(instantOf('2026-03-08T02:30', 'America/Toronto'))).toBe('gap');
  expect(iso(instantOf('2026-03-08T03:00', 'America/Toronto'))).toBe('2026-03-08T07:00:00.000Z');
  expect(iso(instantOf('2026-03-08T02:30', 'America/St_Johns'))).toBe('gap');
});

test('of the hour that an autumn night has twice it has to be said which', () => {
  expect(iso(instantOf('2026-11-01T01:30', 'America/Toronto'))).toBe('fold');
  expect(iso(instantOf('2026-11-01T01:30', 'America/Toronto', 'first'))).toBe('2026-11-01T05:30:00.000Z');
  expect(iso(instantOf('2026-11-01T01:30', 'America/Toronto', 'second'))).toBe('2026-11-01T06:30:00.000Z');
});

test('where clocks stay as they are, these nights are like others', () => {
  for (const [zone, hour] of [['America/Regina', '08'], ['America/Whitehorse', '09']] as const) {
    expect(iso(instantOf('2026-03-08T02:30', zone))).toBe(`2026-03-08T${hour}:30:00.000Z`);
    expect(iso(instantOf('2026-11-01T01:30', zone))).toBe(`2026-11-01T${zone === 'America/Regina' ? '07' : '08'}:30:00.000Z`);
  }
});

test('an instant and the clock on the wall are each other in every zone and on every day of changing clocks', () => {
  for (const zone of ['America/Toronto', 'America/St_Johns', 'America/Regina', 'America/Whitehorse', 'America/Vancouver'])
    for (let at = Date.parse('2026-10-31T00:00Z'); at < Date.parse('2026-11-02T12:00Z'); at += 30 * 60_000) {
      const local = wallTimeOf(new Date(at), zone);
      const turns = (['first', 'second'] as const).map((turn) => iso(instantOf(local, zone, turn)));
      expect(turns).toContain(new Date(at).toISOString());
    }
});

test('a day is 25 hours long when clocks go back, and working hours are those on the wall', () => {
  const day = Temporal.PlainDate.from('2026-11-01');
  const hours = (startOfDay(day.add({ days: 1 }), 'America/Toronto') - startOfDay(day, 'America/Toronto')) / 3_600_000;
  expect(hours).toBe(25);
  expect(new Date(timeOfDay(day, '09:00', 'America/Toronto')).toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(timeOfDay(day, '24:00', 'America/Toronto')).toBe(startOfDay(day.add({ days: 1 }), 'America/Toronto'));
  expect(dayAt(new Date('2026-11-01T03:59:59Z'), 'America/Toronto').toString()).toBe('2026-10-31');
});
