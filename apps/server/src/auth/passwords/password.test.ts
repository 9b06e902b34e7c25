import { describe, expect, it } from 'vitest';
import type { AuthError } from '../protocol/authError.ts';
import { createPasswords } from './password.ts';

const passwords = createPasswords();

const reasonsFor = async (password: string, email?: string) => {
  try {
    await passwords.requireStrong(password, email);
    return [];
  } catch (error) {
    return (error as AuthError).weakPassword;
  }
};

describe('requireStrongPassword', () => {
  it.each(['plum-Violin-harbour-9', 'correct horse battery', 'パスワードは長いほうがよい', 'x7#Lm02!qz'])(
    'takes %s',
    async (password) => {
      expect(await reasonsFor(password)).toEqual([]);
    },
  );

  it('requires eight characters, counted as characters, not code units', async () => {
    expect(await reasonsFor('k9$Lm2!')).toEqual(['length']);
    expect(await reasonsFor('😀😀😀😀')).toContain('length');
  });

  it.each([
    'password',
    'Password123',
    'P@ssw0rd!',
    'p4$$word2024',
    'qwertyuiop',
    'Welcome2026!',
    'Clinic2026!',
    'azertyuiop',
    'trustno1!',
    'zaq12wsx',
    '12345678',
    'aaaaaaaa',
    'hgfedcba',
    '19840217',
    '2026-01-31',
  ])('refuses %s, which is among the first that are guessed', async (password) => {
    expect(await reasonsFor(password)).toEqual(['pwned']);
  });

  it('refuses the name of the account', async () => {
    expect(await reasonsFor('rosalindreyes1', 'rosalind.reyes@clinic.example')).toEqual(['pwned']);
  });

  it('does not cut a long password short', async () => {
    const long = `${'plum violin harbour '.repeat(8)}a`;
    const stored = await passwords.hash(long);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(stored, long)).toBe(true);
    expect(await passwords.verify(stored, `${long.slice(0, -1)}b`)).toBe(false);
    await expect(passwords.requireStrong('plum violin '.repeat(60))).rejects.toThrow(/at most 512 bytes/);
  });

  it('does the work of argon2 when there is no account, too', async () => {
    // A cost that argon2 refuses shows that it was asked.
    const impossible = createPasswords({ cost: { memoryCost: 1, timeCost: 0, parallelism: 1 } });
    await expect(impossible.verify(null, 'wrong-Violin-harbour')).rejects.toThrow();
    expect(await passwords.verify(null, 'wrong-Violin-harbour')).toBe(false);
  });
});
