import { expect, test } from 'vitest';
import { toAppError } from './errors.ts';

test.each([
  ['42501', 404, 'not-found'],
  ['23505', 409, 'exists-already'],
  ['23503', 409, 'not-connected'],
  ['57P01', 503, 'unavailable'],
  ['23514', 500, 'unexpected'],
])('what the database refuses with %s is answered with %i', (code, status, answer) => {
  expect(toAppError(Object.assign(new Error('refused'), { code }))).toMatchObject({ status, code: answer });
});
