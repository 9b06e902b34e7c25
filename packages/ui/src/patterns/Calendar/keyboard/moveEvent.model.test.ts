import { expect, test } from 'vitest';
import { dayOf } from '../schedule/calendarTime.model.ts';
import { scheduleOf } from '../schedule/columns.model.ts';
import { stepped, withMove } from './moveEvent.model.ts';

const timeZone = 'America/Toronto';
const event = { id: 'visit', start: '2026-11-23T14:00:00.000Z', end: '2026-11-23T14:30:00.000Z', title: 'Mensah, Kofi', resource: 'a' };
const schedule = (date: string, some = event) =>
  scheduleOf({ days: [dayOf(date, timeZone)], resources: [{ id: 'a', label: 'A' }, { id: 'b', label: 'B' }], events: [some], hours: [], timeZone, slotMinutes: 15 });
const monday = schedule('2026-11-23');

test('an event goes a slot later or earlier, to whoever stands beside, and gets longer or shorter by a slot', () => {
  expect(stepped(event, { rows: 1 }, monday, 15)).toEqual({ id: 'visit', start: '2026-11-23T14:15:00.000Z', end: '2026-11-23T14:45:00.000Z', resource: 'a' });
  expect(stepped(event, { rows: -1 }, monday, 15)).toMatchObject({ start: '2026-11-23T13:45:00.000Z' });
  expect(stepped(event, { columns: 1 }, monday, 15)).toMatchObject({ start: event.start, resource: 'b' });
  expect(stepped(event, { longer: 1 }, monday, 15)).toMatchObject({ start: event.start, end: '2026-11-23T14:45:00.000Z' });
  expect(stepped(event, { longer: -1 }, monday, 15)).toMatchObject({ end: '2026-11-23T14:15:00.000Z' });
});

test('it goes nowhere past the columns and past midnight, and keeps a length', () => {
  expect(stepped(event, { columns: -1 }, monday, 15)).toBeUndefined();
  const late = { ...event, start: '2026-11-24T04:30:00.000Z', end: '2026-11-24T05:00:00.000Z' };
  expect(stepped(late, { rows: 1 }, schedule('2026-11-23', late), 15)).toBeUndefined();
  expect(stepped(late, { longer: 1 }, schedule('2026-11-23', late), 15)).toBeUndefined();
  const short = { ...event, end: '2026-11-23T14:15:00.000Z' };
  expect(stepped(short, { longer: -1 }, schedule('2026-11-23', short), 15)).toBeUndefined();
});

test('from one day to the next the clock on the wall stays, also over a night in which clocks change', () => {
  const saturday = { id: 'visit', start: '2026-10-31T13:05:00.000Z', end: '2026-10-31T13:35:00.000Z', title: 'Mensah, Kofi' };
  const days = ['2026-10-31', '2026-11-01', '2026-11-02'].map((date) => dayOf(date, timeZone));
  const week = scheduleOf({ days, events: [saturday], hours: [], timeZone, slotMinutes: 30 });
  expect(stepped(saturday, { columns: 1 }, week, 30)).toEqual({ id: 'visit', start: '2026-11-01T14:05:00.000Z', end: '2026-11-01T14:35:00.000Z' });
});

test('what is being moved is shown where it is to go', () => {
  const move = { id: 'visit', start: '2026-11-23T15:00:00.000Z', end: '2026-11-23T15:30:00.000Z', resource: 'b' };
  expect(withMove([event, { ...event, id: 'other' }], move)).toEqual([{ ...event, ...move, isCancelled: false, isMoving: true }, { ...event, id: 'other' }]);
  expect(withMove([event], null)).toEqual([event]);
});
