import { describe, expect, it } from 'vitest';
import {
  formatRefreshToken,
  isAuthentic,
  judgeRotation,
  newRefreshTokenKey,
  parseRefreshToken,
} from './refreshToken.ts';

const sessionId = '0b7d1c1e-7c1f-4f0a-9d57-2f7a3a5a9a11';

describe('refresh token', () => {
  it('says which session and counter it belongs to', () => {
    const key = newRefreshTokenKey();
    const token = formatRefreshToken({ sessionId, counter: 41 }, key);
    expect(token).toMatch(/^[\w-]{52}$/);
    expect(parseRefreshToken(token)).toEqual({ sessionId, counter: 41 });
    expect(isAuthentic(token, key)).toBe(true);
  });

  it('is refused when any byte was changed or the key is another', () => {
    const key = newRefreshTokenKey();
    const bytes = Buffer.from(formatRefreshToken({ sessionId, counter: 1 }, key), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = changed[index]! ^ 1;
      expect(isAuthentic(changed.toString('base64url'), key)).toBe(false);
    }
    expect(isAuthentic(bytes.toString('base64url'), newRefreshTokenKey())).toBe(false);
  });

  it.each(['', 'x', 'a'.repeat(52), 'a'.repeat(5000)])('does not take %j for a token of ours', (text) => {
    expect(parseRefreshToken(text)).toBeUndefined();
  });

  it('has one spelling', () => {
    const token = formatRefreshToken({ sessionId, counter: 1 }, newRefreshTokenKey());
    for (const other of [`${token}=`, `${token}\0`, ` ${token}`, token.replace(/^./, '$&!')]) expect(parseRefreshToken(other)).toBeUndefined();
  });

  it.each([
    [7, 7, 9999, true, 'rotate'],
    [6, 7, 9, true, 'repeat'],
    [6, 7, 10, true, 'reused'],
    [6, 7, 9999, false, 'repeat'],
    [5, 7, 0, false, 'reused'],
    [0, 7, 9999, false, 'reused'],
    [8, 7, 1, false, 'reused'],
  ] as const)('counter %i of %i after %i s, used: %s, earns %s', (presented, current, secondsSince, isUsed, expected) => {
    expect(judgeRotation(presented, current, { secondsSince, isUsed })).toBe(expected);
  });
});
