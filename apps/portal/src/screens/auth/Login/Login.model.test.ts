import { expect, test } from 'vitest';
import { credentialsOf } from './Login.model.ts';

test('blanks around an e-mail address go, those of a password stay', () => {
  expect(credentialsOf({ email: '  amara.osei@harbourview.example ', password: ' two words ' })).toEqual({
    email: 'amara.osei@harbourview.example',
    password: ' two words ',
  });
});
