import { expect, test } from 'vitest';
import { blankConsent, consentErrors, newConsent } from './consentForm.ts';

test('express consent needs its words; what is implied or withdrawn does not', () => {
  expect(consentErrors(blankConsent).wording).toBeTruthy();
  expect(consentErrors({ ...blankConsent, kind: 'implied-care' }).wording).toBe(false);
  expect(consentErrors({ ...blankConsent, act: 'withdrawn' }).wording).toBe(false);
});

test('a withdrawal has no kind, no day is now, and a day without a time is its beginning', () => {
  expect(newConsent('sms', { ...blankConsent, act: 'withdrawn' })).toMatchObject({ channel: 'sms', kind: null, at: null, wording: null });
  expect(newConsent('sms', { ...blankConsent, day: '2026-03-08' }).at).toBe('2026-03-08T00:00');
  expect(newConsent('sms', { ...blankConsent, day: '2026-03-08', time: '14:30' }).at).toBe('2026-03-08T14:30');
});

test('a time alone is of no day', () => {
  expect(consentErrors({ ...blankConsent, time: '14:30' }).day).toBeTruthy();
});
