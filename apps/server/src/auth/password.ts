import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { AuthError } from './authError.ts';
import type { WeakPasswordReason } from './authError.ts';

/** argon2id is the library's default; its PHC strings can be imported into hosted Supabase as they are. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

export const minimumLength = 8;
const maximumBytes = 512;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

const isBcrypt = (stored: string) => /^\$2[aby]\$\d{2}\$[./\w]{53}$/.test(stored);

/** Whether it is one that passwords are checked against; bcrypt is what hosted Supabase writes. */
export const isPasswordHash = (text: string): boolean =>
  isBcrypt(text) || /^\$argon2(id|i)\$v=19\$m=\d{1,7},t=\d{1,2},p=\d{1,2}\$[\w+/]+\$[\w+/]+$/.test(text);

/** Of a password nobody knows, so that a missing account costs the same time as a wrong password. */
const dummyHash = hash(crypto.randomUUID(), cost);

/** False for a missing hash too, after the same work. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (Buffer.byteLength(password) > maximumBytes) return false;
  if (!stored) {
    await verify(await dummyHash, password);
    return false;
  }
  return isBcrypt(stored) ? compare(password, stored) : verify(stored, password);
}

// What most guessed passwords are made of, once digits, signs and letter look-alikes are taken off.
const commonWords = new Set(
  (
    'password passwort motdepasse passw pass qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm letmein ' +
    'welcome bienvenue admin administrator root login iloveyou sunshine princess football baseball basketball soccer hockey ' +
    'monkey dragon superman batman master shadow michael jessica jennifer ashley charlie jordan starwars trustno ' +
    'whatever freedom computer internet secret changeme default temp temporary guest test testing abc abcdef abcd ' +
    'summer winter spring autumn fall canada toronto montreal ottawa vancouver clinic doctor nurse health hospital ' +
    'medical intake fax reception hello google facebook samsung apple pokemon flower cheese pepper killer lovely'
  ).split(' '),
);

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

function isCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const readAsLetters = (text: string) =>
    text.replace(/[\d@$!]/g, (sign) => lookAlikes[sign] ?? '').replace(/[^a-z]/g, '');
  return [core, readAsLetters(core), readAsLetters(lower)].some((word) => commonWords.has(word));
}

/** One character repeated, or a run such as 12345678 or hgfedcba. */
function isSequence(password: string): boolean {
  const steps = new Set(
    [...password].slice(1).map((letter, index) => letter.charCodeAt(0) - password.charCodeAt(index)),
  );
  return steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1;
}

const isUnpunctuatedDate = (password: string) =>
  /^(\d{4}[-/.]?\d{2}[-/.]?\d{2}|\d{2}[-/.]?\d{2}[-/.]?\d{4})$/.test(password);

/** Throws 422 `weak_password` with the reasons that the client shows. */
export function requireStrongPassword(password: string, email = ''): void {
  const reasons: WeakPasswordReason[] = [];
  if ([...password].length < minimumLength) reasons.push('length');
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  const namesAccount =
    name.length >= 3 && password.toLowerCase().replace(/[^a-z]/g, '') === name.replace(/[^a-z]/g, '');
  if (isCommon(password) || isSequence(password) || isUnpunctuatedDate(password) || namesAccount)
    reasons.push('pwned');
  if (reasons.length > 0) {
    const message = reasons.includes('length')
      ? `Password should be at least ${minimumLength} characters.`
      : 'Password is known to be weak and easy to guess, please choose a different one.';
    throw new AuthError(422, 'weak_password', message, { weakPassword: reasons });
  }
  if (Buffer.byteLength(password) > maximumBytes)
    throw new AuthError(422, 'validation_failed', `Password should be at most ${maximumBytes} bytes.`);
}
