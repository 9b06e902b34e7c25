import { appointments, calendarDays, checkedIn, nextUp, visitTypes } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { actionsOf, addressOf, byDay, canCancel, canMove, closedDays, currentOf, hoursOf, ownMinutes, placeOf, sheetsOf, shownOf } from './Appointments.model.ts';

const today = '2026-11-23';

test('the address holds a place and ids, and reads what makes no sense as today', () => {
  const place = { view: 'week', date: '2026-11-30', locationId: 'l', physicianId: null, resourceId: 'r', modalityId: 's', by: 'resource', openId: 'a' } as const;
  expect(placeOf(addressOf(place, today), today)).toEqual(place);
  for (const date of ['2026-13-45', '2026-02-31', '2026-02', 'soon']) expect(placeOf(new URLSearchParams(`view=month&date=${date}`), today)).toMatchObject({ view: 'day', date: today });
  expect(addressOf({ view: 'day', date: today, locationId: null, physicianId: null, resourceId: null, modalityId: null, by: 'physician', openId: null }, today).toString()).toBe('');
});

test('what can be done follows the status, and nothing can be done to what somebody else is booking', () => {
  expect(actionsOf(nextUp)).toEqual(['confirm', 'arrive', 'check-in', 'no-show', 'void']);
  expect(actionsOf({ ...nextUp, confirmedBy: 'patient' })).not.toContain('confirm');
  expect([canMove(nextUp), canCancel(nextUp), canMove(checkedIn)]).toEqual([true, true, false]);
  const held = { ...nextUp, status: 'proposed' as const, heldUntil: nextUp.startsAt };
  expect([actionsOf(held), canMove(held), canCancel(held)]).toEqual([[], false, false]);
});

test('what was moved stands at its new time alone, and the visits of a physician, a room or a service can be seen by themselves', () => {
  const moved = { ...nextUp, id: 'moved', status: 'cancelled' as const, cancelReason: 'rescheduled' as const };
  const days = { ...calendarDays, appointments: [...appointments, moved] };
  const shown = (change: object) => shownOf(days, { physicianId: null, resourceId: null, modalityId: null, ...change }, visitTypes);
  expect(shown({})).toHaveLength(appointments.length);
  expect(new Set(shown({ physicianId: nextUp.physicianId }).map(({ physicianId }) => physicianId))).toEqual(new Set([nextUp.physicianId]));
  const resourceId = appointments[8]!.resourceId;
  expect(new Set(shown({ resourceId }).map((visit) => visit.resourceId))).toEqual(new Set([resourceId]));
  const { modalityId } = visitTypes[0]!;
  expect(new Set(shown({ modalityId }).map(({ visitTypeId }) => visitTypes.find(({ id }) => id === visitTypeId)?.modalityId))).toEqual(new Set([modalityId]));
});

test('a key is about what has the focus, else about what is open', () => {
  expect(currentOf(appointments, checkedIn.id, nextUp.id, null)).toBe(checkedIn);
  expect(currentOf(appointments, null, nextUp.id, null)).toBe(nextUp);
  expect(currentOf(appointments, 'closed:1', nextUp.id, null)).toBe(nextUp);
  expect(currentOf(appointments, null, null, null)).toBeUndefined();
  expect(currentOf([], null, nextUp.id, nextUp)).toBe(nextUp);
  expect(currentOf([], null, checkedIn.id, nextUp)).toBeUndefined();
});

test('visits are listed by day and time', () => {
  const days = byDay(appointments);
  expect(days.map(([day]) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
  const times = days[0]![1].map(({ startsAt }) => startsAt);
  expect(times).toEqual(times.toSorted());
});

test('hours begin the week on Sunday for the grid, and leave takes whole days to its last', () => {
  const [hours] = calendarDays.hours as [(typeof calendarDays.hours)[number]];
  expect(hoursOf({ exceptions: [], hours: [{ ...hours, weekdays: [1, 7], validUntil: '2026-11-30' }] }, null)).toEqual([
    { weekdays: [1, 0], from: '08:30', to: '12:00', lastDay: '2026-11-30', resource: hours.physicianId },
  ]);
  const leave = { ...calendarDays.exceptions[1]!, from: '13:00', until: '16:30' };
  const less = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '13:00', to: '16:30', firstDay: '2026-12-07', lastDay: '2026-12-11', isClosed: true };
  expect(hoursOf({ hours: [], exceptions: [leave, { ...leave, physicianId: null, isOpen: true }] }, null)).toEqual([{ ...less, resource: leave.physicianId }, { ...less, isClosed: false }]);
  // Of one physician alone nobody else's count.
  expect(hoursOf({ hours: [hours], exceptions: [leave] }, 'somebody else')).toEqual([]);
  expect(hoursOf({ hours: [hours], exceptions: [leave] }, hours.physicianId)).toHaveLength(2);
  expect(closedDays(calendarDays)[1]).toMatchObject({ start: '2026-12-07', end: '2026-12-12', title: 'Conference' });
});

test('a sheet is printed for each day and physician, in the order of their names and times', () => {
  const held = { ...nextUp, id: 'held', heldUntil: nextUp.startsAt };
  const sheets = sheetsOf([...appointments, held, { ...nextUp, id: 'room', physicianId: null, physicianName: null }]);
  expect(sheets.slice(0, 3).map(({ day, physicianName }) => [day, physicianName])).toEqual([
    [today, null], [today, 'Singh, Gurpreet'], [today, 'Tremblay, Lucie'],
  ]);
  expect(sheets.flatMap(({ visits }) => visits)).toHaveLength(appointments.length + 1);
  for (const { visits } of sheets) expect(visits.map(({ startsAt }) => startsAt)).toEqual(visits.map(({ startsAt }) => startsAt).toSorted());
});

test('a visit has a length of its own only where it is not as long as its kind', () => {
  expect(ownMinutes(nextUp, visitTypes)).toBeNull();
  expect(ownMinutes(nextUp, visitTypes, 35)).toBe(35);
  expect(ownMinutes({ ...nextUp, endsAt: '2026-11-23T16:05:00.000Z' }, visitTypes)).toBe(45);
});
