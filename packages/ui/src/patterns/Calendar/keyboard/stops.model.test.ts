import { describe, expect, it } from 'vitest';
import { dayOf } from '../schedule/calendarTime.model.ts';
import { scheduleOf } from '../schedule/columns.model.ts';
import { moved, stopAt } from './stops.model.ts';
import type { Move, Stop } from './stops.model.ts';

const timeZone = 'America/Toronto';
const event = (id: string, start: string, end: string) => ({ id, title: id, start, end });

// Tuesday: a 10:00–11:00, b 10:30–11:30 beside it, a note for the whole day. Wednesday: c 9:30–11:00.
const { columns } = scheduleOf({
  days: ['2026-11-24', '2026-11-25', '2026-11-26'].map((date) => dayOf(date, timeZone)),
  events: [
    event('a', '2026-11-24T15:00:00Z', '2026-11-24T16:00:00Z'),
    event('b', '2026-11-24T15:30:00Z', '2026-11-24T16:30:00Z'),
    event('c', '2026-11-25T14:30:00Z', '2026-11-25T16:00:00Z'),
    event('note', '2026-11-24', '2026-11-25'),
  ],
  hours: [],
  timeZone,
  slotMinutes: 30,
});

const walk = (start: Stop, ...moves: Move[]) => {
  let stop = start;
  return moves.map((move) => {
    stop = moved(columns, stop, move);
    return stop.event ?? `${stop.column}:${stop.row}`;
  });
};

describe('moving in a schedule', () => {
  it('goes down through events and the slots that are free', () => {
    expect(walk({ column: 0, row: 19 }, 'down', 'down', 'down', 'down')).toEqual(['a', 'b', '0:23', '0:24']);
    expect(walk({ column: 0, row: 23 }, 'up', 'up', 'up')).toEqual(['b', 'a', '0:19']);
  });

  it('goes along at the same time of day, through what stands side by side', () => {
    expect(walk({ column: 0, row: 20, event: 'a' }, 'after', 'after', 'after', 'after')).toEqual(['b', 'c', '2:21', '2:21']);
    expect(walk({ column: 2, row: 21 }, 'before', 'before', 'before', 'before')).toEqual(['c', 'b', 'a', 'a']);
  });

  it('goes to the first and the last day, and to the ends of a day', () => {
    expect(walk({ column: 1, row: 30 }, 'last', 'first')).toEqual(['2:30', '0:30']);
    expect(walk({ column: 1, row: 30 }, 'bottom', 'top')).toEqual(['1:47', '1:0']);
  });

  it('reaches what takes the whole day above the first slot, and stays at the edges', () => {
    expect(walk({ column: 0, row: 0 }, 'up', 'up', 'after', 'down')).toEqual(['note', 'note', 'note', '0:0']);
    expect(walk({ column: 1, row: 0 }, 'up')).toEqual(['1:0']);
  });

  it('leaves a slot behind an event the way it was asked', () => {
    expect(walk({ column: 0, row: 21 }, 'down')).toEqual(['0:23']);
    expect(walk({ column: 0, row: 21 }, 'up')).toEqual(['a']);
  });
});

it('an event of several whole days is one stop on the way to the next', () => {
  const week = scheduleOf({
    days: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map((date) => dayOf(date, timeZone)),
    events: [event('long', '2026-11-22', '2026-11-25'), event('later', '2026-11-26', '2026-11-27')],
    hours: [],
    timeZone,
    slotMinutes: 30,
  });
  const long = { column: 0, row: -1, event: 'long' };
  const later = { column: 3, row: -1, event: 'later' };
  expect(moved(week.columns, long, 'after')).toEqual(later);
  expect(moved(week.columns, later, 'after')).toEqual(later);
  expect(moved(week.columns, later, 'before')).toMatchObject({ row: -1, event: 'long' });
});

it('a time that is skipped is met after it', () => {
  const spring = scheduleOf({
    days: ['2026-03-08', '2026-03-09'].map((date) => dayOf(date, timeZone)),
    events: [],
    hours: [],
    timeZone,
    slotMinutes: 30,
  });
  expect(stopAt(spring.columns, 0, 4)).toEqual({ column: 0, row: 6 });
  expect(moved(spring.columns, { column: 0, row: 3 }, 'down')).toEqual({ column: 0, row: 6 });
});
