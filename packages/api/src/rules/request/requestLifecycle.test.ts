import { expect, test } from 'vitest';
import { IllegalTransition } from '../lifecycle/lifecycle.ts';
import { afterRequestEvent, closedRequestStatuses, openRequestStatuses, possibleRequestEvents } from './requestLifecycle.ts';
import { requestKinds, requestStatuses } from './requestWords.ts';

test('a referral goes from its arrival to the visit', () => {
  const path = ['acknowledge', 'accept', 'book', 'booked', 'complete'] as const;
  const statuses = path.reduce<(typeof requestStatuses)[number][]>(
    (seen, event) => [...seen, afterRequestEvent('referral', seen.at(-1)!, event)],
    ['requested'],
  );
  expect(statuses).toEqual(['requested', 'received', 'accepted', 'booking', 'booked', 'completed']);
});

test('information that was asked for brings a referral back to be decided', () => {
  expect(afterRequestEvent('referral', afterRequestEvent('referral', 'received', 'ask'), 'inform')).toBe('received');
});

test('a referral loses its place in the calendar and is to be booked again', () => {
  expect(afterRequestEvent('referral', 'booked', 'unbook')).toBe('booking');
});

test('what has ended can be opened again, and nothing else can be done to it', () => {
  for (const kind of requestKinds)
    for (const status of closedRequestStatuses) expect(possibleRequestEvents(kind, status)).toEqual(['reopen']);
});

test('an event that does not fit, and a status that another kind has, are refused', () => {
  expect(() => afterRequestEvent('referral', 'rejected', 'accept')).toThrow(IllegalTransition);
  expect(() => afterRequestEvent('project', 'booked', 'complete')).toThrow(IllegalTransition);
  expect(possibleRequestEvents('check-in', 'booking')).toEqual([]);
});

test('each status of a request is either open or closed', () => {
  expect([...openRequestStatuses, ...closedRequestStatuses].sort()).toEqual([...requestStatuses].sort());
});
