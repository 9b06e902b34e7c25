import { expect, test } from 'vitest';
import { newPasswordProblems, refusedPassword } from './newPassword.model.ts';

test('the current password counts only where it is asked for', () => {
  expect(newPasswordProblems({ password: 'plum violin' })).toEqual({});
  expect(newPasswordProblems({ currentPassword: '', password: 'plum violin' })).toEqual({ currentPassword: 'current-missing' });
});

test('characters are counted as people count them', () => {
  expect(newPasswordProblems({ password: '𠮷野家𠮷野家𠮷' })).toEqual({ password: 'short' });
  expect(newPasswordProblems({ password: '𠮷野家𠮷野家𠮷野' })).toEqual({});
});

test('an error of the sign-in service is shown at its field', () => {
  expect(refusedPassword('invalid-credentials')).toEqual([{ path: 'currentPassword', code: 'current-wrong' }]);
  expect(refusedPassword('same-password')).toEqual([{ path: 'password', code: 'same-password' }]);
  expect(refusedPassword('unreachable')).toEqual([]);
});
