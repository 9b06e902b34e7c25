import { describe, expect, it } from 'vitest';
import type { AuthError } from './authError.ts';
import { hashPassword, requireStrongPassword, verifyPassword } from './password.ts';

const reasonsFor = (password: string, email?: string) => {
  try {
    requireStrongPassword(password, email);
    return [];
  } catch (error) {
    return (error as AuthError).weakPassword;
  }
};

describe('requireStrongPassword', () => {
  it.each(['plum-Violin-harbour-9', 'correct horse battery', 'パスワードは長いほうがよい', 'x7#Lm02!qz'])(
    'takes %s',
    (password) => {
      expect(reasonsFor(password)).toEqual([]);
    },
  );

  it('wants eight characters, counted as people count them', () => {
    expect(reasonsFor('k9$Lm2!')).toEqual(['length']);
    expect(reasonsFor('😀😀😀😀')).toContain('length');
  });

  it.each([
    'password',
    'Password123',
    'P@ssw0rd!',
    'p4$$word2024',
    'qwertyuiop',
    'Welcome2026!',
    '12345678',
    'aaaaaaaa',
    'hgfedcba',
    '19840217',
    '2026-01-31',
  ])('refuses %s, which is among the first that are guessed', (password) => {
    expect(reasonsFor(password)).toEqual(['pwned']);
  });

  it('refuses the name of the account', () => {
    expect(reasonsFor('rosalindreyes1', 'rosalind.reyes@clinic.example')).toEqual(['pwned']);
  });

  it('does not cut a long password short', async () => {
    const long = `${'plum violin harbour '.repeat(8)}a`;
    const stored = await hashPassword(long);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, long)).toBe(true);
    expect(await verifyPassword(stored, `${long.slice(0, -1)}b`)).toBe(false);
    expect(() => requireStrongPassword('plum violin '.repeat(60))).toThrow(/at most 512 bytes/);
  });

  it('takes the same time when there is no account', async () => {
    const stored = await hashPassword('plum-Violin-harbour-9');
    const time = async (hash: string | null) => {
      const started = performance.now();
      expect(await verifyPassword(hash, 'wrong-Violin-harbour')).toBe(false);
      return performance.now() - started;
    };
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
    const known: number[] = [];
    const missing: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      known.push(await time(stored));
      missing.push(await time(null));
    }
    expect(median(missing) / median(known)).toBeGreaterThan(0.5);
    expect(median(missing) / median(known)).toBeLessThan(2);
  });
});
