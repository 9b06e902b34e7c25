import { expect, test } from 'vitest';
import { codeOf } from './codeOf.ts';

test('a refused field says more than that something is invalid', () => {
  const refusal = { status: 422, code: 'invalid', message: '' };
  expect(codeOf({ error: { ...refusal, fields: [{ path: 'email', code: 'email-taken', message: '' }] } })).toBe('email-taken');
  expect(codeOf({ error: refusal })).toBe('invalid');
  expect(codeOf({ error: { status: 409, code: 'version-conflict', message: '' } })).toBe('version-conflict');
  expect(codeOf({ error: new Error('a fault') })).toBe('unexpected');
  expect(codeOf({})).toBeNull();
});
