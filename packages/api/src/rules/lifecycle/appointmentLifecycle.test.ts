import { expect, test } from 'vitest';
import { appointmentStatuses } from '../vocabulary.ts';
import { appointmentLifecycle, takingStatuses } from './appointmentLifecycle.ts';
import { IllegalTransition, possible, transition } from './lifecycle.ts';

test('an appointment goes from a proposal to the visit', () => {
  const statuses = (['book', 'confirm', 'arrive', 'check-in', 'fulfill'] as const).reduce<(typeof appointmentStatuses)[number][]>(
    (seen, event) => [...seen, transition(appointmentLifecycle, seen.at(-1)!, event)],
    ['proposed'],
  );
  expect(statuses).toEqual(['proposed', 'booked', 'booked', 'arrived', 'checked-in', 'fulfilled']);
});

test('an appointment that is over is neither arrived at nor moved, but can be said to be an error', () => {
  for (const event of ['arrive', 'cancel', 'reschedule', 'confirm'] as const)
    expect(() => transition(appointmentLifecycle, 'fulfilled', event)).toThrow(IllegalTransition);
  expect(possible(appointmentLifecycle, 'fulfilled')).toEqual(['void']);
});

test('whoever did not come can come late, and a new time leaves it said that they did not come', () => {
  expect(transition(appointmentLifecycle, 'noshow', 'arrive')).toBe('arrived');
  expect(transition(appointmentLifecycle, 'noshow', 'reschedule')).toBe('noshow');
});

test('nothing leads from an appointment that takes no time to a time that is taken, but booking and arriving', () => {
  const taking: readonly string[] = takingStatuses;
  const returns = appointmentStatuses.filter((status) => !taking.includes(status)).flatMap((status) =>
    possible(appointmentLifecycle, status).filter((event) => taking.includes(appointmentLifecycle[status][event]!)),
  );
  expect([...new Set(returns)].sort()).toEqual(['arrive', 'book']);
});
