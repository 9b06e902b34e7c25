import { expect, test } from 'vitest';
import { toAppError } from './errorAnswer.ts';

test.each([
  ['42501', 404, 'not-found'],
  ['23505', 409, 'exists-already'],
  ['23503', 409, 'not-connected'],
  ['57P01', 503, 'unavailable'],
  ['23514', 500, 'unexpected'],
])('what the database refuses with %s is answered with %i', (code, status, answer) => {
  expect(toAppError(Object.assign(new Error('refused'), { code }))).toMatchObject({ status, code: answer });
});

test.each([
  ['ENOSPC', 'storage-full'],
  ['EDQUOT', 'storage-full'],
  ['53100', 'storage-full'],
  ['EIO', 'unavailable'],
  ['EMFILE', 'unavailable'],
  ['ENOMEM', 'unavailable'],
])('a machine that fails with %s is answered with 503 and when to come back', (code, answer) => {
  const cause = Object.assign(new Error('failed'), { code });
  expect(toAppError(new Error('storing failed', { cause }))).toMatchObject({ status: 503, code: answer, extra: { retryAfterSeconds: expect.any(Number) } });
});
