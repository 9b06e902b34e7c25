import { expect, test } from 'vitest';
import { credentialsOf, missingOf } from './Login.model.ts';

const typed = (email: string, password: string) => {
  const data = new FormData();
  data.set('email', email);
  data.set('password', password);
  return credentialsOf(data);
};

test('blanks around an e-mail address go, those of a password stay', () => {
  expect(typed('  amara.osei@harbourview.example ', ' two words ')).toEqual({
    email: 'amara.osei@harbourview.example',
    password: ' two words ',
  });
});

test('an empty form says everything that is missing', () => {
  expect(missingOf(typed(' ', ''))).toEqual({ email: true, password: true });
  expect(missingOf(typed('a@b.example', ''))).toEqual({ password: true });
  expect(missingOf(typed('a@b.example', 'x'))).toEqual({});
});
