import { expect, test } from 'vitest';
import { laterTimes, nightZoneOf, zoneOf } from './composer.model.ts';

const at = (time: string) => Date.parse(time);

test('a message can wait three hours, until tomorrow or until Monday, by the clock of the patient', () => {
  expect(laterTimes(at('2026-11-24T15:00:00Z'), 'America/Toronto')).toEqual([
    { id: 'inHours', at: '2026-11-24T18:00:00.000Z' },
    { id: 'tomorrow', at: '2026-11-25T14:00:00.000Z' },
    { id: 'monday', at: '2026-11-30T14:00:00.000Z' },
  ]);
});

test('three hours are not offered where they lead into the night', () => {
  expect(laterTimes(at('2026-11-24T22:30:00Z'), 'America/Toronto').map(({ id }) => id)).toEqual(['tomorrow', 'monday']);
  expect(laterTimes(at('2026-11-24T09:00:00Z'), 'America/Toronto').map(({ id }) => id)).toEqual(['tomorrow', 'monday']);
});

test('on a Sunday tomorrow is Monday, which is offered once', () => {
  expect(laterTimes(at('2026-11-29T15:00:00Z'), 'America/Toronto').map(({ id }) => id)).toEqual(['inHours', 'tomorrow']);
});

test('tomorrow morning is nine by a clock that was set forward in the night', () => {
  expect(laterTimes(at('2027-03-13T15:00:00Z'), 'America/Toronto')[1]).toEqual({ id: 'tomorrow', at: '2027-03-14T13:00:00.000Z' });
});

test('without a zone of the number the clock of the clinic counts', () => {
  expect(zoneOf({ timeZones: [] }, 'America/Regina')).toBe('America/Regina');
  expect(zoneOf({ timeZones: ['America/Vancouver', 'America/Toronto'] }, 'America/Regina')).toBe('America/Vancouver');
});

test('what waits for a morning says where it is night: in London, and not in the clinic’s afternoon', () => {
  const timeZones = ['America/Toronto', 'Europe/London'];
  expect(nightZoneOf({ timeZones }, Date.parse('2026-12-01T22:00:00Z'), 'America/Regina')).toBe('Europe/London');
  expect(nightZoneOf({ timeZones }, Date.parse('2026-12-01T10:00:00Z'), 'America/Regina')).toBe('America/Toronto');
  expect(nightZoneOf({ timeZones: [] }, 0, 'America/Regina')).toBe('America/Regina');
});
