import { expect, test } from 'vitest';
import { dayOf } from '../schedule/calendarTime.model.ts';
import { scheduleOf } from '../schedule/columns.model.ts';
import { dragged } from './dragEvent.model.ts';

const timeZone = 'America/Toronto';
const event = { id: 'visit', start: '2026-11-23T14:05:00.000Z', end: '2026-11-23T14:35:00.000Z', title: 'Mensah, Kofi', resource: 'a' };
const resources = [{ id: 'a', label: 'A' }, { id: 'b', label: 'B' }];
const monday = scheduleOf({ days: [dayOf('2026-11-23', timeZone)], resources, events: [event], hours: [], timeZone, slotMinutes: 15 });
/** The row of a time of day, by quarters of an hour. */
const rowOf = (hour: number, minute = 0) => hour * 4 + minute / 15;
const grip = { event, from: { column: 0, row: rowOf(9, 15) }, holds: 'event' as const };

test('an event goes as far as the pointer that holds it, also by its middle, and to whoever stands beside', () => {
  expect(dragged(grip, { column: 0, row: rowOf(10, 15) }, monday, 15)).toEqual({ id: 'visit', start: '2026-11-23T15:05:00.000Z', end: '2026-11-23T15:35:00.000Z', resource: 'a' });
  expect(dragged(grip, { column: 1, row: rowOf(9) }, monday, 15)).toEqual({ id: 'visit', start: '2026-11-23T13:50:00.000Z', end: '2026-11-23T14:20:00.000Z', resource: 'b' });
});

test('what is everybody’s stays so in its column', () => {
  const ours = { ...event, resource: undefined };
  expect(dragged({ ...grip, event: ours, from: { column: 1, row: rowOf(9) } }, { column: 1, row: rowOf(10) }, monday, 15)).not.toHaveProperty('resource');
});

test('its end goes to the end of the slot under the pointer, whatever column that is over, and it keeps a length', () => {
  const end = { ...grip, holds: 'end' as const };
  expect(dragged(end, { column: 1, row: rowOf(10) }, monday, 15)).toEqual({ id: 'visit', start: event.start, end: '2026-11-23T15:15:00.000Z', resource: 'a' });
  expect(dragged(end, { column: 0, row: rowOf(9) }, monday, 15)).toBeUndefined();
});

test('it goes nowhere past midnight, past the columns or into an hour that the clocks skip', () => {
  expect(dragged(grip, { column: 0, row: 0 }, monday, 15)).toBeUndefined();
  expect(dragged(grip, { column: 0, row: rowOf(23, 45) }, monday, 15)).toBeUndefined();
  expect(dragged(grip, { column: 2, row: rowOf(10) }, monday, 15)).toBeUndefined();
  const saturday = { ...event, start: '2026-03-07T15:00:00.000Z', end: '2026-03-07T15:30:00.000Z' };
  const days = ['2026-03-07', '2026-03-08'].map((date) => dayOf(date, timeZone));
  const week = scheduleOf({ days, events: [saturday], hours: [], timeZone, slotMinutes: 30 });
  const held = { event: saturday, from: { column: 0, row: 20 }, holds: 'event' as const };
  expect(dragged(held, { column: 1, row: 4 }, week, 30)).toBeUndefined();
  expect(dragged(held, { column: 1, row: 20 }, week, 30), 'The clock on the wall stays.').toMatchObject({ start: '2026-03-08T14:00:00.000Z' });
});
