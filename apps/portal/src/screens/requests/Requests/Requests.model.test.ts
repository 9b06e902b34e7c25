import { requestKinds, requestStatuses } from '@intake/api/rules';
import { expect, test } from 'vitest';
import { noFilters } from './list/filters.model.ts';
import { addressOf, doablesOf, placeOf, toneOf } from './Requests.model.ts';

test('the URL of requests holds the view, the open one and its document, and an unknown view counts as the first', () => {
  const filters = { ...noFilters, dueWithinDays: 7 };
  const place = { view: 'at-risk' as const, filters, savedId: 'list', openId: 'one', faxId: 'fax' };
  expect(placeOf(addressOf(place))).toEqual(place);
  expect(placeOf(new URLSearchParams('view=everything'))).toEqual({ view: 'open', filters: noFilters, savedId: null, openId: null, faxId: null });
  expect(addressOf({ faxId: 'fax' }).toString()).toBe('');
});

test('actions that advance a request come first, and rare ones are in the menu', () => {
  const eventsOf = (request: Parameters<typeof doablesOf>[0]) => {
    const doables = doablesOf(request);
    return [doables.filter(({ isInMenu }) => !isInMenu), doables.filter(({ isInMenu }) => isInMenu)].map((part) => part.map(({ event }) => event));
  };
  expect(eventsOf({ kind: 'referral', status: 'requested' })).toEqual([['acknowledge', 'accept', 'ask', 'decline'], ['redirect', 'cancel']]);
  expect(eventsOf({ kind: 'referral', status: 'accepted' })).toEqual([['book', 'ask'], ['booked', 'redirect', 'cancel']]);
  expect(eventsOf({ kind: 'project', status: 'completed' })).toEqual([['reopen'], []]);
});

test('each key does one thing in each state of a request, and each event has one', () => {
  for (const kind of requestKinds)
    for (const status of requestStatuses) {
      const keys = doablesOf({ kind, status }).map(({ key }) => key);
      expect(keys, `${kind} ${status}`).not.toContain(undefined);
      expect(new Set(keys).size, `${kind} ${status}`).toBe(keys.length);
    }
  const keysOf = (request: Parameters<typeof doablesOf>[0]) => Object.fromEntries(doablesOf(request).map(({ event, key }) => [event, key]));
  expect(keysOf({ kind: 'referral', status: 'requested' })).toEqual({ acknowledge: 'a', accept: 'y', ask: 'i', decline: 'x', redirect: 'r', cancel: 'Delete' });
  expect(keysOf({ kind: 'referral', status: 'accepted' })).toMatchObject({ book: 'b', booked: 'm' });
});

test('a clock is red once it is overdue, and amber shortly before', () => {
  const clock = { clock: 'acknowledge' as const, startedAt: '2026-01-01T00:00:00Z', atRiskAt: '2026-01-10T00:00:00Z', dueAt: '2026-01-14T00:00:00Z', stoppedAt: null };
  const at = (time: string) => toneOf(clock, Date.parse(time));
  expect([at('2026-01-09T00:00:00Z'), at('2026-01-11T00:00:00Z'), at('2026-01-14T00:00:00Z')]).toEqual(['neutral', 'warning', 'danger']);
  expect(toneOf({ ...clock, stoppedAt: '2026-01-02T00:00:00Z' }, Date.parse('2027-01-01T00:00:00Z'))).toBe('success');
});
