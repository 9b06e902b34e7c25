import { describe, expect, it } from 'vitest';
import { isPasswordExpired, mustChangePassword } from './session.ts';

describe('isPasswordExpired', () => {
  const changed = '2026-01-01T00:00:00Z';
  it.each([
    ['2026-03-02T00:00:00Z', false],
    ['2026-03-02T00:00:01Z', true],
    ['2025-12-31T00:00:00Z', false],
  ])('at %s: %s', (now, expired) => {
    expect(isPasswordExpired(changed, Date.parse(now))).toBe(expired);
  });

  it('wants a new password when nobody knows how old it is', () => {
    expect(isPasswordExpired('', Date.now())).toBe(true);
  });
});

describe('mustChangePassword', () => {
  const now = Date.parse('2026-02-01T00:00:00Z');
  const recovered = Date.parse('2026-01-31T00:00:00Z');
  it.each([
    ['2026-01-01T00:00:00Z', null, false],
    ['2025-11-01T00:00:00Z', null, true],
    ['2026-01-01T00:00:00Z', recovered, true],
    ['2026-01-31T00:00:01Z', recovered, false],
  ])('changed at %s, recovered at %s: %s', (changed, recoveredAt, must) => {
    expect(mustChangePassword(changed, recoveredAt, now)).toBe(must);
  });
});
