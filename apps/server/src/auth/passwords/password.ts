import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { AuthError } from '../protocol/authError.ts';
import type { WeakPasswordReason } from '../protocol/authError.ts';
import { isGuessable } from './guessable.ts';

/** What is hashed, checked and asked of passwords. */
export interface Passwords {
  /** An argon2id PHC string, as hosted Supabase takes it. */
  hash(password: string): Promise<string>;
  /** False for a missing hash too, after the same work. */
  verify(stored: string | null | undefined, password: string): Promise<boolean>;
  /** Throws 422 `weak_password` with the reasons that the client shows. */
  requireStrong(password: string, email?: string): Promise<void>;
}

export interface PasswordRules {
  /** Characters, as people count them. */
  minimumLength: number;
  /** Of argon2id. */
  cost: { memoryCost: number; timeCost: number; parallelism: number };
}

const usual: PasswordRules = {
  minimumLength: 8,
  cost: { memoryCost: 19456, timeCost: 2, parallelism: 1 },
};
const maximumBytes = 512;

const isBcrypt = (stored: string) => /^\$2[aby]\$\d{2}\$[./\w]{53}$/.test(stored);

/** Whether it is one that passwords are checked against; bcrypt is what hosted Supabase writes. */
export const isPasswordHash = (text: string): boolean =>
  isBcrypt(text) || /^\$argon2(id|i)\$v=19\$m=\d{1,7},t=\d{1,2},p=\d{1,2}\$[\w+/]+\$[\w+/]+$/.test(text);

export function createPasswords(rules: Partial<PasswordRules> = {}): Passwords {
  const { minimumLength, cost } = { ...usual, ...rules };
  // Of a password nobody knows, so that a missing account costs the same time as a wrong password.
  const dummyHash = hash(crypto.randomUUID(), cost);

  return {
    hash: (password) => hash(password, cost),

    async verify(stored, password) {
      if (Buffer.byteLength(password) > maximumBytes) return false;
      if (!stored) {
        await verify(await dummyHash, password);
        return false;
      }
      return isBcrypt(stored) ? compare(password, stored) : verify(stored, password);
    },

    async requireStrong(password, email = '') {
      const reasons: WeakPasswordReason[] = [];
      if ([...password].length < minimumLength) reasons.push('length');
      else if (await isGuessable(password, email)) reasons.push('pwned');
      if (reasons.length > 0) {
        const message = reasons.includes('length')
          ? `Password should be at least ${minimumLength} characters.`
          : 'Password is known to be weak and easy to guess, please choose a different one.';
        throw new AuthError(422, 'weak_password', message, { weakPassword: reasons });
      }
      if (Buffer.byteLength(password) > maximumBytes)
        throw new AuthError(422, 'validation_failed', `Password should be at most ${maximumBytes} bytes.`);
    },
  };
}
