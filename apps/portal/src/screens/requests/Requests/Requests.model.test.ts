import { projects, referrals } from '@intake/api/testing';
import { expect, test } from 'vitest';
import { actionsOf, addressOf, eventOfKey, neighbourOf, placeOf, toneOf } from './Requests.model.ts';

test('the address of requests holds the view, the open one and its document, and an unknown view counts as the first', () => {
  const address = addressOf('at-risk', 'one', 'fax');
  expect(placeOf(address)).toEqual({ view: 'at-risk', openId: 'one', faxId: 'fax' });
  expect(placeOf(new URLSearchParams('view=everything'))).toEqual({ view: 'open', openId: null, faxId: null });
  expect(addressOf('open', null, 'fax').toString()).toBe('');
});

test('what leads a request on stands first, and what is rare in the menu', () => {
  expect(actionsOf({ kind: 'referral', status: 'requested' })).toEqual({ buttons: ['acknowledge', 'accept', 'ask', 'decline'], menu: ['redirect', 'cancel'] });
  expect(actionsOf({ kind: 'referral', status: 'accepted' })).toEqual({ buttons: ['book', 'ask'], menu: ['booked', 'redirect', 'cancel'] });
  expect(actionsOf({ kind: 'project', status: 'completed' })).toEqual({ buttons: ['reopen'], menu: [] });
});

test('each key does one thing in each state of a request', () => {
  expect(eventOfKey({ kind: 'referral', status: 'requested' }, 'a')).toBe('acknowledge');
  expect(eventOfKey({ kind: 'referral', status: 'accepted' }, 'b')).toBe('book');
  expect(eventOfKey({ kind: 'referral', status: 'completed' }, 'a')).toBeUndefined();
  expect(eventOfKey(projects[1]!, 's')).toBe('start');
});

test('a clock is red once it is too late, and amber shortly before', () => {
  const clock = { clock: 'acknowledge' as const, startedAt: '2026-01-01T00:00:00Z', atRiskAt: '2026-01-10T00:00:00Z', dueAt: '2026-01-14T00:00:00Z', stoppedAt: null };
  const at = (time: string) => toneOf(clock, Date.parse(time));
  expect([at('2026-01-09T00:00:00Z'), at('2026-01-11T00:00:00Z'), at('2026-01-14T00:00:00Z')]).toEqual(['neutral', 'warning', 'danger']);
  expect(toneOf({ ...clock, stoppedAt: '2026-01-02T00:00:00Z' }, Date.parse('2027-01-01T00:00:00Z'))).toBe('success');
});

test('the keys go from row to row and stop at the ends', () => {
  const [first, second] = referrals;
  expect(neighbourOf(referrals, null, 1)).toBe(first!.id);
  expect(neighbourOf(referrals, first!.id, 1)).toBe(second!.id);
  expect(neighbourOf(referrals, first!.id, -1)).toBeNull();
  expect(neighbourOf([], null, 1)).toBeNull();
});
