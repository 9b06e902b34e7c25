import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../calendarEvent.ts';
import { dayOf, weekOf } from './calendarTime.model.ts';
import { scheduleOf } from './columns.model.ts';
import type { Plan } from './columns.model.ts';

const timeZone = 'America/Toronto';
const event = (id: string, start: string, end: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({ id, start, end, title: id, ...more });
const schedule = (plan: Partial<Plan>) =>
  scheduleOf({ days: [dayOf('2026-11-24', timeZone)], events: [], hours: [], timeZone, slotMinutes: 30, ...plan });
const placesOf = (plan: Partial<Plan>) => schedule(plan).columns.map(({ events }) => events.map(({ id, from, to }) => [id, from, to]));

describe('a column', () => {
  it('is open in the hours that hold on its day, less those in which nobody is there', () => {
    const open = (plan: Partial<Plan>) => schedule({ slotMinutes: 60, ...plan }).columns.map(({ cells }) => cells.flatMap((cell, row) => (cell?.isOpen ? [row] : [])));
    const week = { weekdays: [2], from: '09:00', to: '12:00' };
    const less = { weekdays: [2], from: '11:00', to: '24:00', isClosed: true };
    expect(open({ hours: [week, { ...week, from: '12:00', to: '14:00', lastDay: '2026-11-23' }] })).toEqual([[9, 10, 11]]);
    expect(open({ hours: [week, { ...less, firstDay: '2026-11-24', lastDay: '2026-11-24' }] })).toEqual([[9, 10]]);
    const resources = [{ id: 'a', label: 'A' }, { id: 'b', label: 'B' }];
    expect(open({ hours: [week, { ...less, resource: 'a' }], resources })).toEqual([[9, 10], [9, 10, 11]]);
    expect(open({ hours: [week, { ...less, resource: 'a' }] })).toEqual([[9, 10, 11]]);
  });

  it('places events by the clock of the place, to the minute', () => {
    const events = [event('a', '2026-11-24T15:00:00Z', '2026-11-24T15:45:00Z')];
    expect(placesOf({ events })).toEqual([[['a', 20, 21.5]]]);
  });

  it('shows its part of what goes over midnight', () => {
    const days = [dayOf('2026-11-24', timeZone), dayOf('2026-11-25', timeZone)];
    const events = [event('night', '2026-11-25T04:00:00Z', '2026-11-25T06:00:00Z')];
    expect(placesOf({ days, events })).toEqual([[['night', 46, 48]], [['night', 0, 2]]]);
  });

  it('leaves out what ends as it begins, and draws what takes no time long enough to hit', () => {
    const events = [
      event('yesterday', '2026-11-24T04:00:00Z', '2026-11-24T05:00:00Z'),
      event('moment', '2026-11-24T05:00:00Z', '2026-11-24T05:00:00Z'),
    ];
    expect(placesOf({ events })).toEqual([[['moment', 0, 1.0625 / 1.75]]]);
  });

  it('knows when it is open and taken; what is cancelled takes nothing', () => {
    const hours = [{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' }];
    const events = [
      event('a', '2026-11-24T13:00:00Z', '2026-11-24T13:30:00Z'),
      event('b', '2026-11-24T14:00:00Z', '2026-11-24T14:30:00Z', { isCancelled: true }),
    ];
    const cells = schedule({ events, hours }).columns[0]?.cells ?? [];
    expect(cells.findIndex((cell) => cell?.isOpen)).toBe(16);
    expect(cells.findLastIndex((cell) => cell?.isOpen)).toBe(33);
    expect(cells.flatMap((cell, row) => (cell?.isTaken ? row : []))).toEqual([16]);
  });

  it('is one for each resource, with its own hours and events', () => {
    const resources = [
      { id: 'mri', label: 'MRI' },
      { id: 'ct', label: 'CT' },
    ];
    const hours = [
      { weekdays: [2], from: '08:00', to: '09:00', resource: 'mri' },
      { weekdays: [2], from: '10:00', to: '11:00' },
    ];
    const events = [event('a', '2026-11-24T15:00:00Z', '2026-11-24T15:30:00Z', { resource: 'ct' })];
    const { columns } = schedule({ resources, hours, events });
    const open = columns.map(({ cells }) => cells.flatMap((cell, row) => (cell?.isOpen ? row : [])));
    expect(open).toEqual([
      [16, 17, 20, 21],
      [20, 21],
    ]);
    expect(columns.map((column) => column.events.length)).toEqual([0, 1]);
  });
});

describe('a week in which clocks go back', () => {
  const days = weekOf('2026-11-01', timeZone, 'en-CA');
  const { rows, columns } = schedule({ days });

  it('has a row for each turn of the hour that comes twice, and only that day has both', () => {
    expect(rows).toHaveLength(50);
    expect(columns.map(({ cells }) => cells.filter(Boolean).length)).toEqual([50, 48, 48, 48, 48, 48, 48]);
    expect(columns[1]?.cells[4]).toBeUndefined();
  });

  it('keeps the same time of day in the same row', () => {
    const nine = days.map(({ date }) => event(date, `${date}T14:00:00Z`, `${date}T14:30:00Z`));
    expect(placesOf({ days, events: nine }).flat().map(([, from]) => from)).toEqual([20, 20, 20, 20, 20, 20, 20]);
  });

  it('tells the first half past one from the second', () => {
    const events = [event('first', '2026-11-01T05:30:00Z', '2026-11-01T06:00:00Z'), event('second', '2026-11-01T06:30:00Z', '2026-11-01T07:00:00Z')];
    expect(placesOf({ days, events })[0]).toEqual([
      ['first', 3, 4],
      ['second', 5, 6],
    ]);
  });

  it('ends what ends at two before the second turn on a day that has none', () => {
    const events = [event('early', '2026-11-02T06:00:00Z', '2026-11-02T07:00:00Z')];
    expect(placesOf({ days, events })[1]).toEqual([['early', 2, 4]]);
  });
});

it('a day in which clocks go forward has no row for the hour that is skipped; its week has, empty', () => {
  expect(schedule({ days: [dayOf('2026-03-08', timeZone)] }).rows).toHaveLength(46);
  const { rows, columns } = schedule({ days: weekOf('2026-03-08', timeZone, 'en-CA') });
  expect(rows).toHaveLength(48);
  expect(columns[0]?.cells.flatMap((cell, row) => (cell ? [] : row))).toEqual([4, 5]);
});

describe('whole days', () => {
  const days = weekOf('2026-11-24', timeZone, 'en-CA');

  it('keep a lane from their first column to their last', () => {
    const events = [event('long', '2026-11-20', '2026-11-25'), event('short', '2026-11-24', '2026-11-25'), event('later', '2026-11-26', '2026-11-27')];
    const { columns } = schedule({ days, events });
    expect(columns.map(({ wholeDays }) => wholeDays.map(({ event: { id }, lane, columns: covered }) => [id, lane, covered]))).toEqual([
      [['long', 0, 3]],
      [['long', 0, 0]],
      [
        ['long', 0, 0],
        ['short', 1, 1],
      ],
      [],
      [['later', 0, 1]],
      [],
      [],
    ]);
  });
});

it('refuses slots that do not fill an hour, and events that end before they start', () => {
  expect(() => schedule({ slotMinutes: 25 })).toThrow('25 minutes');
  expect(() => schedule({ events: [event('a', '2026-11-24T16:00:00Z', '2026-11-24T15:00:00Z')] })).toThrow('event a');
});
