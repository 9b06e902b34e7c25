import { expect, test } from 'vitest';
import { accepted, answerOf, isRefused } from './refusals.ts';

const text = { id: 'taken', defaultMessage: 'Taken.' };
const values = { email: '', phones: ['', ''] };
const textOf = ({ code }: { code: string }) => (code === 'taken' ? text : undefined);

test('an error of the server is shown at its field, also in a list, and not for the form as a whole', () => {
  const fields = [
    { path: 'email', code: 'taken' },
    { path: 'phones.1', code: 'taken' },
  ];
  expect(answerOf({ code: 'invalid', fields }, values, textOf)).toEqual({ refused: { email: text, 'phones.1': text }, problem: null });
});

test('a refusal without a field or without words of its own stays a problem of the whole', () => {
  const unknownField = { code: 'invalid', fields: [{ path: 'tenant', code: 'taken' }] };
  expect(answerOf(unknownField, values, textOf)).toEqual({ refused: {}, problem: unknownField });
  const unknownCode = { code: 'invalid', fields: [{ path: 'email', code: 'taken' }, { path: 'phones.0', code: 'odd' }] };
  expect(answerOf(unknownCode, values, textOf)).toEqual({ refused: { email: text }, problem: unknownCode });
  expect(answerOf({ code: 'network' }, values, textOf)).toEqual({ refused: {}, problem: { code: 'network' } });
});

test('nothing that went wrong is an accepted answer', () => {
  expect(answerOf(null, values)).toBe(accepted);
  expect(isRefused({ email: false, phones: null })).toBe(false);
  expect(isRefused({ email: text })).toBe(true);
});
