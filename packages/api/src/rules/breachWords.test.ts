import { expect, test } from 'vitest';
import { breachKeptMonths, breachStateOn, mayTellByLetter } from './breachWords.ts';

const breach = { containedAt: null, withdrawnAt: null, dueOn: '2026-11-23' };

test('a misdirected fax is overdue the day after its last day, until it is contained or withdrawn', () => {
  expect(breachStateOn(breach, '2026-11-23')).toBe('open');
  expect(breachStateOn(breach, '2026-11-24')).toBe('overdue');
  expect(breachStateOn({ ...breach, containedAt: '2026-11-25T10:00:00Z' }, '2026-12-24')).toBe('contained');
  expect(breachStateOn({ ...breach, withdrawnAt: '2026-11-25T10:00:00Z' }, '2026-12-24')).toBe('withdrawn');
});

test('an incident is kept for five years in Québec and for 24 months elsewhere', () => {
  expect([breachKeptMonths('QC'), breachKeptMonths('ON')]).toEqual([60, 24]);
});

test('a letter may go while nobody was told and none is on its way, and again after one that failed', () => {
  const untold = { notifiedAt: null, noticeStatus: null, withdrawnAt: null };
  expect([untold, { ...untold, noticeStatus: 'failed' as const }, { ...untold, noticeStatus: 'cancelled' as const }].map(mayTellByLetter)).toEqual([true, true, true]);
  expect(mayTellByLetter({ ...untold, notifiedAt: '2026-11-25T10:00:00Z' })).toBe(false);
  expect(mayTellByLetter({ ...untold, withdrawnAt: '2026-11-25T10:00:00Z' })).toBe(false);
  for (const noticeStatus of ['queued', 'sending', 'sent', 'unconfirmed', 'delivered'] as const) expect(mayTellByLetter({ ...untold, noticeStatus })).toBe(false);
});
