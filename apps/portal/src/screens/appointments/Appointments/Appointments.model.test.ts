import { appointments, calendarDays, checkedIn, nextUp, visitTypes } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { actionsOf, addressOf, byDay, canCancel, canMove, closedDays, currentOf, hoursOf, placeOf, shownOf, typesFor } from './Appointments.model.ts';

const today = '2026-11-23';

test('the address holds a place and ids, and reads what makes no sense as today', () => {
  const place = { view: 'week', date: '2026-11-30', locationId: 'l', physicianId: null, openId: 'a' } as const;
  expect(placeOf(addressOf(place, today), today)).toEqual(place);
  expect(placeOf(new URLSearchParams('view=month&date=2026-13-45'), today)).toMatchObject({ view: 'day', date: today });
  expect(addressOf({ view: 'day', date: today, locationId: null, physicianId: null, openId: null }, today).toString()).toBe('');
});

test('what can be done follows the status, and nothing can be done to what somebody else is booking', () => {
  expect(actionsOf(nextUp)).toEqual(['confirm', 'arrive', 'check-in', 'no-show', 'void']);
  expect(actionsOf({ ...nextUp, confirmedBy: 'patient' })).not.toContain('confirm');
  expect([canMove(nextUp), canCancel(nextUp), canMove(checkedIn)]).toEqual([true, true, false]);
  const held = { ...nextUp, status: 'proposed' as const, heldUntil: nextUp.startsAt };
  expect([actionsOf(held), canMove(held), canCancel(held)]).toEqual([[], false, false]);
});

test('what was moved stands at its new time alone, and one physician’s visits can be seen by themselves', () => {
  const moved = { ...nextUp, id: 'moved', status: 'cancelled' as const, cancelReason: 'rescheduled' as const };
  const days = { ...calendarDays, appointments: [...appointments, moved] };
  expect(shownOf(days, null)).toHaveLength(appointments.length);
  expect(new Set(shownOf(days, nextUp.physicianId).map(({ physicianId }) => physicianId))).toEqual(new Set([nextUp.physicianId]));
});

test('a key is about what has the focus, else about what is open', () => {
  expect(currentOf(appointments, checkedIn.id, nextUp.id)).toBe(checkedIn);
  expect(currentOf(appointments, null, nextUp.id)).toBe(nextUp);
  expect(currentOf(appointments, 'closed:1', nextUp.id)).toBe(nextUp);
  expect(currentOf(appointments, null, null)).toBeUndefined();
});

test('visits are listed by day and time', () => {
  const days = byDay(appointments);
  expect(days.map(([day]) => day)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
  const times = days[0]![1].map(({ startsAt }) => startsAt);
  expect(times).toEqual(times.toSorted());
});

test('hours begin the week on Sunday for the grid, and leave takes whole days to its last', () => {
  expect(hoursOf({ ...calendarDays, hours: [{ ...calendarDays.hours[0]!, weekdays: [1, 7] }] })[0]).toMatchObject({ weekdays: [1, 0], from: '08:30', to: '12:00' });
  expect(closedDays(calendarDays)[1]).toMatchObject({ start: '2026-12-07', end: '2026-12-12', title: 'Conference' });
});

test('a service is booked as one of its own kinds of visits', () => {
  expect(typesFor(visitTypes, visitTypes[2]!.modalityId).map(({ name }) => name)).toEqual(['Echocardiogram']);
  expect(typesFor(visitTypes, 'unknown')).toBe(visitTypes);
  expect(typesFor(visitTypes, null)).toBe(visitTypes);
});
