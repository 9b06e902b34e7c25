import { expect, test } from 'vitest';
import { newPasswordOf, newPasswordProblems, refusedPassword } from './newPassword.model.ts';

const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return newPasswordOf(data);
};

test('the current password counts only where it is asked for', () => {
  expect(typed({ password: ' two words ' })).toEqual({ password: ' two words ' });
  expect(newPasswordProblems(typed({ password: 'plum violin' }))).toEqual({});
  expect(newPasswordProblems(typed({ currentPassword: '', password: 'plum violin' }))).toEqual({ currentPassword: 'current-missing' });
});

test('characters are counted as people count them', () => {
  expect(newPasswordProblems({ password: '𠮷野家𠮷野家𠮷' })).toEqual({ password: 'short' });
  expect(newPasswordProblems({ password: '𠮷野家𠮷野家𠮷野' })).toEqual({});
});

test('what the service refused is said at its field', () => {
  expect(refusedPassword('invalid-credentials')).toEqual({ currentPassword: 'current-wrong' });
  expect(refusedPassword('same-password')).toEqual({ password: 'same-password' });
  expect(refusedPassword('unreachable')).toEqual({});
});
