import { describe, expect, it } from 'vitest';
import { isPasswordExpired } from './session.ts';

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
