import { afterEach, expect, test, vi } from 'vitest';
import { problemIn, problemOf } from './problemOf.ts';

afterEach(() => vi.useRealTimers());

test('a problem carries the code of the server and the fields that it refused', () => {
  const fields = [{ path: 'email', code: 'email-taken', message: '' }];
  expect(problemOf({ status: 422, code: 'invalid', message: '', fields })).toEqual({ code: 'invalid', fields });
  expect(problemOf({ status: 409, code: 'version-conflict', message: '' })).toEqual({ code: 'version-conflict' });
  expect(problemOf(new Error('a fault'))).toEqual({ code: 'unexpected' });
});

test('a problem names the patient who has the health number already', () => {
  const fields = [{ path: 'healthNumber', code: 'known', message: 'patient-1' }];
  expect(problemOf({ status: 409, code: 'health-number-known', message: '', fields })).toMatchObject({ existingId: 'patient-1' });
});

test('a problem says from when on another try may succeed', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') });
  expect(problemOf({ status: 429, code: 'too-many', message: '', retryAfterSeconds: 60 })).toEqual({
    code: 'too-many', retryAt: '2026-03-02T10:01:00.000Z',
  });
});

test('a call that was done has no problem', () => {
  expect(problemIn({})).toBeNull();
  expect(problemIn({ error: { status: 409, code: 'version-conflict', message: '' } })).toEqual({ code: 'version-conflict' });
});
