import { expect, it } from 'vitest';
import { recoveredAt } from './accessToken.ts';
import { sessionOf } from './session.fixtures.ts';

it.each([
  ['recovery', 1_750_000_000_000],
  ['invite', 1_750_000_000_000],
  ['password', null],
  ['otp', null],
])('a session that began with %s asks for a password first: %s', (method, began) => {
  const { access_token: token } = sessionOf({ amr: [{ method, timestamp: 1_750_000_000 }] });
  expect(recoveredAt(token)).toBe(began);
});
