import { describe, expect, it } from 'vitest';
import { dateAt, dayOf, daysBetween, minuteOf, shiftDate, slotsOf, weekOf, weekdayOf } from './calendarTime.model.ts';

const hour = 3_600_000;
const hoursOf = (date: string, timeZone: string) => {
  const { start, end } = dayOf(date, timeZone);
  return (end - start) / hour;
};

describe('a day', () => {
  it('starts at the midnight of its place', () => {
    expect(new Date(dayOf('2026-11-24', 'America/Toronto').start).toISOString()).toBe('2026-11-24T05:00:00.000Z');
    expect(new Date(dayOf('2026-11-24', 'Asia/Tokyo').start).toISOString()).toBe('2026-11-23T15:00:00.000Z');
  });

  it('is 23 hours long when clocks go forward, 25 when they go back', () => {
    expect(hoursOf('2026-03-08', 'America/Toronto')).toBe(23);
    expect(hoursOf('2026-11-01', 'America/Toronto')).toBe(25);
    expect(hoursOf('2026-11-02', 'America/Toronto')).toBe(24);
    expect(hoursOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
  });

  it('starts at one where midnight itself is skipped', () => {
    const [first] = slotsOf(dayOf('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo', 30);
    expect(first?.minute).toBe(60);
    expect(hoursOf('2026-04-24', 'Africa/Cairo')).toBe(23);
  });

  it('refuses what is no date', () => {
    expect(() => dayOf('24 November', 'America/Toronto')).toThrow();
  });
});

describe('slots', () => {
  const keys = (date: string, timeZone = 'America/Toronto', minutes = 30) => slotsOf(dayOf(date, timeZone), timeZone, minutes).map(({ key }) => key);

  it('are as many as the day has room for', () => {
    expect(keys('2026-11-24')).toHaveLength(48);
    expect(keys('2026-03-08')).toHaveLength(46);
    expect(keys('2026-11-01')).toHaveLength(50);
  });

  it('leave out the hour that is skipped', () => {
    expect(keys('2026-03-08').slice(2, 6)).toEqual(['60', '90', '180', '210']);
  });

  it('tell the two turns of an hour that comes twice apart', () => {
    expect(keys('2026-11-01').slice(2, 7)).toEqual(['60', '90', '60+', '90+', '120']);
    expect(keys('2026-04-05', 'Australia/Lord_Howe').slice(2, 6)).toEqual(['60', '90', '90+', '120']);
  });

  it('follow each other without a gap', () => {
    const slots = slotsOf(dayOf('2026-11-01', 'America/Toronto'), 'America/Toronto', 20);
    expect(slots.slice(1).every(({ start }, at) => start === slots[at]?.end)).toBe(true);
  });
});

describe('weeks', () => {
  it('start as the country has it', () => {
    expect(weekOf('2026-11-24', 'America/Toronto', 'en-CA').map(({ date }) => date)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
    ]);
    expect(weekOf('2026-11-24', 'Europe/Paris', 'fr-FR')[0]?.date).toBe('2026-11-23');
  });

  it('keep their days whole over a change of clocks', () => {
    const days = weekOf('2026-11-01', 'America/Toronto', 'en-CA');
    expect(days.map(({ start, end }) => (end - start) / hour)).toEqual([25, 24, 24, 24, 24, 24, 24]);
    expect(days.slice(1).every(({ start }, at) => start === days[at]?.end)).toBe(true);
  });
});

it('dates move over months, and are read at the place', () => {
  expect(shiftDate('2026-12-31', 1)).toBe('2027-01-01');
  expect(shiftDate('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-28', '2026-03-08')).toBe(8);
  expect(weekdayOf('2026-11-22')).toBe(0);
  expect(dateAt(Date.parse('2026-11-24T03:00:00Z'), 'America/Toronto')).toBe('2026-11-23');
});

it('times of day are written HH:MM', () => {
  expect(minuteOf('08:30')).toBe(510);
  expect(() => minuteOf('8.30')).toThrow(/HH:MM/);
});
